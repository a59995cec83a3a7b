import clsx from "clsx";
import { CircleSlash, CloudOff, RotateCw, WifiOff } from "lucide-react";
import { createContext, type ReactNode, use, useEffect, useEffectEvent } from "react";
import { FormattedMessage } from "react-intl";
import { ChunkError } from "../browser/loadChunk.ts";
import { Button } from "../ui/button/Button.tsx";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./ErrorState.module.css";
import { GatewayError } from "./network/GatewayError.ts";
import { onSignal } from "./network/signals.ts";

/** A button to customer service, for errors that a new try does not mend. */
export const ErrorHelpContext = createContext<ReactNode>(null);

/** The text of a part that the platform does not have, or that the operator switched off. A new try mends neither. */
const NOT_OFFERED = "error_not_offered";

/** Texts of the error codes with a cause that a visitor can understand. */
const MESSAGES: Readonly<Record<string, string>> = {
  UPSTREAM_UNAVAILABLE: "error_network",
  UPSTREAM_TIMEOUT: "error_slow",
  DOMAIN_INVALID: "error_domain",
  OVERLOADED: "error_busy",
  COST_BUDGET_EXHAUSTED: "err_rate_limited",
  RATE_LIMITED: "err_rate_limited",
  PERSISTED_DOCUMENT_NOT_FOUND: "install_update",
  FEATURE_DISABLED: NOT_OFFERED,
};

const TITLES: Readonly<Record<string, string>> = {
  error_offline: "error_offline_title",
  error_network: "error_network_title",
  [NOT_OFFERED]: "error_not_offered_title",
};

/** Titles and buttons say these already: their texts would say the same again. */
const SAID = ["err_internal", "error_chunk", "error_network"];

/** The text of an error. */
function messageOf(error: unknown): string {
  if (error instanceof ChunkError) return "error_chunk";
  if (!(error instanceof GatewayError)) return "err_internal";
  if (error.failure === "OFFLINE") return "error_offline";
  if (error.failure === "TIMEOUT") return "error_slow";
  if (error.failure === "UNREACHABLE") return "error_network";
  return MESSAGES[error.code ?? ""] ?? "err_internal";
}

interface Props {
  error: unknown;
  onRetry: () => void;
  /** Nothing around it watches the network, so it tries again itself when the network is back. */
  isAlone?: boolean;
}

/**
 * Shows an error with a button that tries again, or reloads the page when only that can help. The shell's notice about the
 * network makes way for it, or keeps to what happens next.
 */
export function ErrorState({ error, onRetry, isAlone = false }: Props) {
  const tryAgain = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isAlone) return undefined;
    const retry = () => tryAgain();
    const stop = onSignal("platform", (state) => state === "back" && retry());
    addEventListener("online", retry);
    return () => {
      stop();
      removeEventListener("online", retry);
    };
  }, [isAlone]);
  const requestId = error instanceof GatewayError ? error.requestId : undefined;
  const help = use(ErrorHelpContext);
  const message = messageOf(error);
  const needsReload = error instanceof ChunkError || message === "install_update";
  const isOffered = message !== NOT_OFFERED;
  const Icon = message === "error_offline" ? WifiOff : isOffered ? CloudOff : CircleSlash;
  const hasText = !SAID.includes(message) && (isAlone || message !== "error_offline");
  const title = TITLES[message] ?? "error_title";
  return (
    <div
      role={isOffered ? "alert" : "note"}
      data-failed={isOffered || undefined}
      className={clsx(styles.error, isAlone && styles.page)}
    >
      <EmptyState
        icon={Icon}
        title={title}
        isPage={isAlone}
        action={
          isOffered && (
            <div className={styles.actions}>
              {message === "error_domain" && help}
              <Button variant="secondary" onClick={needsReload ? () => location.reload() : onRetry}>
                <RotateCw size={16} aria-hidden="true" />
                <FormattedMessage id={needsReload ? "reload" : "retry"} />
              </Button>
            </div>
          )
        }
      >
        {(hasText || requestId) && (
          <>
            {hasText && <Text as="p" text={message} />}
            {requestId && isOffered && (
              <p>
                <Text as="small" text="error_reference" values={{ id: requestId }} />
              </p>
            )}
          </>
        )}
      </EmptyState>
    </div>
  );
}
