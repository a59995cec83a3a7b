import { useSearchParams } from "react-router-dom";
import { FirstPage, isUnknownPage } from "../../records/FirstPage.tsx";
import { ErrorState } from "../../relay/ErrorState.tsx";
import type { GatewayError } from "../../relay/network/GatewayError.ts";
import { useAskAgain } from "../../relay/useAskAgain.ts";

/** Says why a list has no answer. When the address names a page that the list does not have, the first page opens. */
export function ListFailure({ error }: { error: GatewayError }) {
  const askAgain = useAskAgain();
  const [params] = useSearchParams();
  if (isUnknownPage(error, params)) return <FirstPage />;
  return <ErrorState error={error} onRetry={() => void askAgain()} />;
}
