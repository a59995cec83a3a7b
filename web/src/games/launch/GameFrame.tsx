import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { writeSessionKey } from "../../caller/sessionKeys.ts";
import { Button } from "../../ui/button/Button.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import styles from "./GameFrame.module.css";
import { useLaunchHost } from "./useLaunchHost.ts";

/** A launched game in a sandboxed frame. It may send three kinds of messages, and only from the launch's origins. */
export function GameFrame({
  urls,
  title,
  onClose,
  onBalance,
  onRetry,
}: {
  /** The addresses of one launch on all hosts, in the order to try them. */
  urls: readonly string[];
  title: string;
  onClose: () => void;
  onBalance: () => void;
  /** Launches the game again, when no host shows it. */
  onRetry: () => void;
}) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const { url, number, hasNext, isLoaded, isSlow, isSilent, markLoaded, markReady, next } = useLaunchHost(urls);
  const otherHost = hasNext ? next : onRetry;
  const handleMessage = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (source !== frame.current?.contentWindow || origin !== originOf(url)) return;
    const type: unknown = data?.type;
    if (type === "atrium:ready") markReady();
    if (type === "atrium:balance") onBalance();
    if (type === "atrium:close") onClose();
  });

  useEffect(() => {
    const listener = (event: MessageEvent) => handleMessage(event);
    window.addEventListener("message", listener);
    return () => window.removeEventListener("message", listener);
  }, []);

  useEffect(() => {
    writeSessionKey("iframeUrl", url);
    return () => writeSessionKey("iframeUrl", null);
  }, [url]);

  return (
    <div className={styles.frame} aria-busy={!isLoaded}>
      <iframe
        ref={frame}
        key={url}
        src={url}
        title={title}
        className={styles.iframe}
        // A frame on the client's own origin could remove its sandbox, so it gets no origin there.
        sandbox={originOf(url) === location.origin ? "allow-scripts" : "allow-scripts allow-same-origin"}
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        onLoad={markLoaded}
      />
      {!isLoaded && (
        <div className={styles.veil} role="status">
          <span className={styles.pulse} aria-hidden="true" />
          <p>
            <FormattedMessage id={isSlow ? "games_slow" : "games_opening"} values={{ name: title }} />
          </p>
          {urls.length > 1 && (
            <p className={styles.line}>
              <FormattedMessage id="games_other_line_number" values={{ line: number, count: urls.length }} />
            </p>
          )}
          <Button size="sm" variant="secondary" onClick={otherHost}>
            <FormattedMessage id={hasNext ? "games_other_line" : "retry"} />
          </Button>
        </div>
      )}
      {isSilent && (
        <div className={styles.silent} role="status">
          <p>
            <FormattedMessage id="games_silent" />
          </p>
          <Button size="sm" variant="secondary" onClick={otherHost}>
            <FormattedMessage id={hasNext ? "games_other_line" : "retry"} />
          </Button>
          <IconButton label={formatMessage({ id: "close" })} onClick={markReady}>
            <X size={18} />
          </IconButton>
        </div>
      )}
    </div>
  );
}

const originOf = (url: string) => new URL(url, location.href).origin;
