import { Component, type ReactNode } from "react";
import { ErrorState } from "../ui/ErrorState.tsx";

interface Props {
  /** What was asked for: another question may have an answer. */
  question: unknown;
  onRetry: () => void;
  children: ReactNode;
}

/** Says why there are no results, and asks again at will. */
export class SearchBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate({ question }: Props) {
    if (this.state.error && question !== this.props.question) this.setState({ error: undefined });
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    return this.state.error ? <ErrorState error={this.state.error} onRetry={this.retry} /> : this.props.children;
  }
}
