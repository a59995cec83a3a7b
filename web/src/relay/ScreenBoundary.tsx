import { DataBoundary, type DataBoundaryProps } from "./DataBoundary.tsx";
import { ErrorState } from "./ErrorState.tsx";

interface Props extends Omit<DataBoundaryProps, "renderFailure"> {
  /** The shell itself failed, so nothing else is on the page. */
  isAlone?: boolean;
}

/** Shows an error in place of a screen or dialog, with a button to try again. Everything around it stays. */
export const ScreenBoundary = ({ isAlone = false, ...rest }: Props) => (
  <DataBoundary
    {...rest}
    renderFailure={(error, retry) => <ErrorState error={error} onRetry={retry} isAlone={isAlone} />}
  />
);
