import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type LobbySearch, parseLobbySearch, writeLobbySearch } from "./lobbySearch.ts";

/**
 * What the visitor wants to see, at once, while the list below still shows the last answer: `isBusy` tells that the two
 * differ. Each change replaces the address, so that going back leaves the lobby instead of undoing letters.
 */
export function useLobbySearch() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [seen, setSeen] = useState(address);
  const [wanted, setWanted] = useState(address);
  // The address changed by itself (back, a link): that is what is wanted now.
  if (seen !== address) {
    setSeen(address);
    setWanted(address);
  }

  const change = (part: Partial<LobbySearch>) => {
    const next = writeLobbySearch(new URLSearchParams(wanted), part);
    setWanted(next.toString());
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { wanted: parseLobbySearch(new URLSearchParams(wanted)), isBusy: wanted !== address, change };
}
