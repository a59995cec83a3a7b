import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { writeSessionKey } from "../session/sessionKeys.ts";
import { Button } from "../ui/Button.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import styles from "./GameFrame.module.css";
import { useGameLine } from "./useGameLine.ts";

/** A launched game in a sandboxed frame. It may say three things to us, and only from where it was launched. */
export function GameFrame({
  urls,
  title,
  onClose,
  onBalance,
}: {
  /** The same launch on all its hosts, in the order to try them. */
  urls: readonly string[];
  title: string;
  onClose: () => void;
  onBalance: () => void;
}) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const { url, isLoaded, isSlow, isSilent, markLoaded, markReady, next } = useGameLine(urls);
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
        // On our own origin, a frame with scripts and its origin could take its sandbox off: there it loses the origin.
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
        </div>
      )}
      {isSilent && (
        <div className={styles.silent} role="status">
          <p>
            <FormattedMessage id="games_silent" />
          </p>
          <Button size="sm" variant="secondary" onClick={next}>
            <FormattedMessage id="games_other_line" />
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
