import { useRouteError } from "react-router-dom";
import { ErrorState } from "../relay/ErrorState.tsx";

/** The last error boundary, for errors that no other boundary has caught. */
export const RouteCrash = () => <ErrorState error={useRouteError()} onRetry={() => location.reload()} />;
