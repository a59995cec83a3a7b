import { DataBoundary, type DataBoundaryProps } from "./DataBoundary.tsx";
import { ErrorState } from "./ErrorState.tsx";

interface Props extends Omit<DataBoundaryProps, "renderFailure"> {
  /** The shell itself is missing. */
  isAlone?: boolean;
}

/** Shows what went wrong where the screen or the window would be, and lets the visitor try again; what is around it stays. */
export const ScreenBoundary = ({ isAlone = false, ...rest }: Props) => (
  <DataBoundary
    {...rest}
    renderFailure={(error, retry) => <ErrorState error={error} onRetry={retry} isAlone={isAlone} />}
  />
);
