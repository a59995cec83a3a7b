import { useRouteError } from "react-router-dom";
import { ErrorState } from "../relay/ErrorState.tsx";

/** The last net: what nothing nearer to the fault caught. */
export const RouteCrash = () => <ErrorState error={useRouteError()} onRetry={() => location.reload()} />;
