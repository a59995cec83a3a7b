import { Navigate, useSearchParams } from "react-router-dom";
import { afterParam } from "../../records/useRecordAddress.ts";
import { ErrorState } from "../../relay/ErrorState.tsx";
import type { GatewayError } from "../../relay/network/GatewayError.ts";
import { useAskAgain } from "../../relay/useAskAgain.ts";

/** Whether a list was refused because the page in the address is none of its pages. */
export const isUnknownPage = ({ code }: GatewayError, params: URLSearchParams) =>
  code === "BAD_USER_INPUT" && params.has(afterParam);

/** Says why a list has no answer. When the address names a page that the list does not have, the first page opens. */
export function ListFailure({ error }: { error: GatewayError }) {
  const askAgain = useAskAgain();
  const [params] = useSearchParams();
  if (!isUnknownPage(error, params)) return <ErrorState error={error} onRetry={() => void askAgain()} />;
  const first = new URLSearchParams(params);
  first.delete(afterParam);
  return <Navigate to={{ search: first.toString() }} replace />;
}
