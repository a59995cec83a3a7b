import { RotateCw, X } from "lucide-react";
import { Component, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ChunkError } from "../../browser/loadChunk.ts";
import { Button } from "../button/Button.tsx";
import { Toast, ToastPlace } from "../notice/Toast.tsx";
import { Text } from "../text/Text.tsx";
import styles from "./PartBoundary.module.css";

interface Props {
  children: ReactNode;
  /** Requests the children's code again. */
  onRetry: () => void;
  /** Stands in place of the children while there is no network. */
  offline?: ReactNode;
}

interface State {
  error: Error | undefined;
  /** The visitor has closed the notice. */
  isQuiet: boolean;
  /** A second try failed, so only a reload may help. */
  tries: number;
}

/** The parts that could not be loaded, the latest last. One notice is shown for all of them. */
const missing = new Set<PartBoundary>();

function change(act: () => void): void {
  act();
  for (const part of missing) part.forceUpdate();
}

/**
 * Leaves out a part that cannot be loaded, and shows a notice at the edge of the screen. Tries again on request, and when
 * the network is back.
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = { error: undefined, isQuiet: false, tries: 0 };

  static getDerivedStateFromError = (error: Error): Partial<State> => ({ error });

  override componentDidCatch(error: Error) {
    if (!(error instanceof ChunkError)) return;
    change(() => missing.add(this));
    addEventListener("online", this.retry);
  }

  override componentDidUpdate({ children }: Props) {
    // The visitor has requested the part again in another way, so it is loaded again.
    if (this.state.isQuiet && children !== this.props.children) this.retry();
  }

  override componentWillUnmount() {
    change(() => missing.delete(this));
    removeEventListener("online", this.retry);
  }

  retry = () => {
    missing.delete(this);
    removeEventListener("online", this.retry);
    this.props.onRetry();
    this.setState(({ tries }) => ({ error: undefined, isQuiet: false, tries: tries + 1 }));
  };

  retryAll = () => {
    for (const part of [...missing]) part.retry();
  };

  dismissAll = () => {
    for (const part of missing) part.setState({ isQuiet: true });
  };

  override render() {
    const { error, isQuiet, tries } = this.state;
    if (!error) return this.props.children;
    if (!(error instanceof ChunkError)) throw error;
    // The shell's notice says that there is no network. Parts come by themselves when it is back.
    if (!navigator.onLine) return this.props.offline;
    if (isQuiet || [...missing].at(-1) !== this) return null;
    const isHopeless = tries > 0;
    return (
      <ToastPlace role="alert">
        <Toast className={styles.missing}>
          <Text as="p" text={isHopeless ? "error_chunk" : "error_part"} />
          <Button size="sm" onClick={isHopeless ? () => location.reload() : this.retryAll}>
            <RotateCw size={16} aria-hidden="true" />
            <FormattedMessage id={isHopeless ? "reload" : "retry"} />
          </Button>
          <Button size="sm" variant="ghost" onClick={this.dismissAll}>
            <X size={16} aria-hidden="true" />
            <FormattedMessage id="close" />
          </Button>
        </Toast>
      </ToastPlace>
    );
  }
}
