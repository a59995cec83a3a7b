import { Component, type ReactNode } from "react";
import { useLoaderData, useLocation } from "react-router-dom";
import { ErrorState } from "../ui/ErrorState.tsx";
import { useAskAgain } from "./useAskAgain.ts";

interface Props {
  children: ReactNode;
  /** Where the visitor is: on another page the children may be shown again. */
  place: string;
  /** What the children stand on: once it was asked for again they may be shown again. */
  data: unknown;
  onRetry: () => Promise<void>;
  renderFailure: (error: Error, retry: () => Promise<void>) => ReactNode;
}

class Boundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate({ place, data }: Props) {
    const isOther = place !== this.props.place || data !== this.props.data;
    if (this.state.error && isOther) this.setState({ error: undefined });
  }

  // First the new answer is asked for: the children that are shown before would throw the old one again.
  retry = async () => {
    await this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    return this.state.error ? this.props.renderFailure(this.state.error, this.retry) : this.props.children;
  }
}

/** Leaves out what went wrong, and shows it again when it was asked for again, here or by whatever is around it. */
export function DataBoundary({ children, renderFailure }: Pick<Props, "children" | "renderFailure">) {
  const { key } = useLocation();
  const data: unknown = useLoaderData();
  const askAgain = useAskAgain();
  return (
    <Boundary place={key} data={data} onRetry={askAgain} renderFailure={renderFailure}>
      {children}
    </Boundary>
  );
}

/**
 * Shows what went wrong where the screen would be, and lets the visitor try again; the shell around it stays. With
 * `isAlone` it is the shell that is missing.
 */
export const ScreenBoundary = ({ children, isAlone = false }: { children: ReactNode; isAlone?: boolean }) => (
  <DataBoundary renderFailure={(error, retry) => <ErrorState error={error} onRetry={retry} isAlone={isAlone} />}>
    {children}
  </DataBoundary>
);
