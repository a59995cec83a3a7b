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
  isAlone: boolean;
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
    return this.state.error ? (
      <ErrorState error={this.state.error} onRetry={this.retry} isAlone={this.props.isAlone} />
    ) : (
      this.props.children
    );
  }
}

/**
 * Shows what went wrong where the screen would be, and lets the visitor try again; the shell around it stays. With
 * `isAlone` it is the shell that is missing.
 */
export function ScreenBoundary({ children, isAlone = false }: { children: ReactNode; isAlone?: boolean }) {
  const { key } = useLocation();
  const data: unknown = useLoaderData();
  const askAgain = useAskAgain();
  return (
    <Boundary place={key} data={data} onRetry={askAgain} isAlone={isAlone}>
      {children}
    </Boundary>
  );
}
