import { useEffect, useEffectEvent, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { writeSessionKey } from "../session/sessionKeys.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./GameFrame.module.css";
import { useGameLine } from "./useGameLine.ts";

/** A launched game in a sandboxed frame. It may say two things to us, and only from where it was launched. */
export function GameFrame({
  urls,
  title,
  onClose,
  onBalance,
}: {
  urls: readonly string[];
  title: string;
  onClose: () => void;
  onBalance: () => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { url, isLoaded, isSlow, hasNext, markLoaded, next } = useGameLine(urls);
  const handleMessage = useEffectEvent((event: MessageEvent) => {
    if (!url || event.source !== frame.current?.contentWindow || event.origin !== new URL(url, location.href).origin)
      return;
    const type: unknown = event.data?.type;
    if (type === "atrium:ready") markLoaded();
    if (type === "atrium:balance") onBalance();
    if (type === "atrium:close") onClose();
  });

  useEffect(() => {
    const listener = (event: MessageEvent) => handleMessage(event);
    window.addEventListener("message", listener);
    return () => window.removeEventListener("message", listener);
  }, []);

  useEffect(() => {
    if (!url) return;
    writeSessionKey("iframeUrl", url);
    return () => writeSessionKey("iframeUrl", null);
  }, [url]);

  return (
    <div className={styles.frame} aria-busy={!isLoaded}>
      {url && (
        <iframe
          ref={frame}
          key={url}
          src={url}
          title={title}
          className={styles.iframe}
          sandbox={sandboxOf(url)}
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
          onLoad={markLoaded}
        />
      )}
      {!isLoaded && (
        <div className={styles.veil} role="status">
          <span className={styles.pulse} aria-hidden="true" />
          <p>
            <FormattedMessage id={isSlow ? "games_slow" : "games_opening"} values={{ name: title }} />
          </p>
          {isSlow && hasNext && (
            <Button variant="secondary" onClick={next}>
              <FormattedMessage id="games_other_line" />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** On our own origin, a frame with scripts and its origin could take its sandbox off: there it loses the origin. */
function sandboxOf(url: string): string {
  return new URL(url, location.href).origin === location.origin ? "allow-scripts" : "allow-scripts allow-same-origin";
}
