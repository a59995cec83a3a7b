import { CloudOff, RotateCw, WifiOff } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { GatewayError } from "../relay/GatewayError.ts";
import { Button } from "./Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

/** The text for an error, by what the visitor can do about it. */
function messageOf(error: unknown): string {
  if (!(error instanceof GatewayError)) return "error_unknown";
  if (error.failure === "OFFLINE") return "error_offline";
  if (error.failure === "TIMEOUT") return "error_slow";
  if (error.failure === "UNREACHABLE") return "error_network";
  const isDown = error.code === "UPSTREAM_UNAVAILABLE" || error.code === "UPSTREAM_TIMEOUT";
  return isDown ? "error_network" : "error_unknown";
}

/** What went wrong where something should be, with a way to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const requestId = error instanceof GatewayError ? error.requestId : undefined;
  const message = messageOf(error);
  const Icon = message === "error_offline" ? WifiOff : CloudOff;
  return (
    <div role="alert">
      <EmptyState
        icon={<Icon size={30} />}
        title={<FormattedMessage id="error_title" />}
        action={
          <Button variant="secondary" onClick={onRetry}>
            <RotateCw size={16} aria-hidden="true" />
            <FormattedMessage id="retry" />
          </Button>
        }
      >
        <p>
          <FormattedMessage id={message} />
        </p>
        {requestId && (
          <p>
            <small>
              <FormattedMessage id="error_reference" values={{ id: requestId }} />
            </small>
          </p>
        )}
      </EmptyState>
    </div>
  );
}
