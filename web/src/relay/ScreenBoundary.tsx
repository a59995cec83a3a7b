import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { ErrorState } from "../ui/ErrorState.tsx";
import { useAskAgain } from "./useAskAgain.ts";

interface Props {
  children: ReactNode;
  /** Something else happened (another page, a retry): try to show the children again. */
  resetKey: string;
  onRetry: () => Promise<void>;
}

class Boundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.setState({ error: undefined });
  }

  // First the new answer is asked for: the children that are shown before would throw the old one again.
  retry = async () => {
    await this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    return this.state.error ? <ErrorState error={this.state.error} onRetry={this.retry} /> : this.props.children;
  }
}

/** Shows what went wrong where the screen would be, and lets the visitor try again; the shell around it stays. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const askAgain = useAskAgain();
  return (
    <Boundary resetKey={key} onRetry={askAgain}>
      {children}
    </Boundary>
  );
}
