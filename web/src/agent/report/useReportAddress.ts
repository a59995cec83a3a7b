import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { afterParam } from "../../records/useRecordAddress.ts";

/** The address of a report, which says what it shows. `isBusy` while the answer for another one is on its way. */
export function useReportAddress() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [wanted, setWanted] = useState(address);
  const [seen, setSeen] = useState(address);
  // The answer for the filters has arrived, or the address changed by other means.
  if (seen !== address) {
    setSeen(address);
    setWanted(address);
  }
  const go = (next: URLSearchParams) => {
    setWanted(next.toString());
    setParams(next, { preventScrollReset: true });
  };
  const goToPage = (after: string | null) => {
    const next = new URLSearchParams(params);
    if (after) next.set(afterParam, after);
    else next.delete(afterParam);
    go(next);
  };
  return { params, isBusy: wanted !== address, go, goToPage };
}
