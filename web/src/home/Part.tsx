import { RotateCw } from "lucide-react";
import { Component, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useAskAgain } from "../relay/useAskAgain.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./HomeScreen.module.css";

/** A part of the screen that may be missing without taking the others with it; with `isSilent` nobody is told. */
export function Part({ isSilent = false, children }: { isSilent?: boolean; children: ReactNode }) {
  const askAgain = useAskAgain();
  return (
    <PartBoundary
      renderFailure={(retry) =>
        isSilent ? null : (
          <div role="alert" className={styles.failed}>
            <FormattedMessage id="home_row_failed" />
            <Button
              variant="secondary"
              size="sm"
              onClick={async () => {
                await askAgain();
                retry();
              }}
            >
              <RotateCw size={16} aria-hidden="true" />
              <FormattedMessage id="retry" />
            </Button>
          </div>
        )
      }
    >
      {children}
    </PartBoundary>
  );
}

interface BoundaryProps {
  children: ReactNode;
  renderFailure: (retry: () => void) => ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.renderFailure(this.retry) : this.props.children;
  }
}
