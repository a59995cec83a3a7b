import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { GameArtwork_game$key } from "../../__generated__/GameArtwork_game.graphql.ts";
import { noteRound } from "../../browser/onUse.ts";
import { writeSessionKey } from "../../caller/sessionKeys.ts";
import { Button } from "../../ui/button/Button.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./GameFrame.module.css";
import { GameOpening } from "./GameOpening.tsx";
import { useLaunchHost } from "./useLaunchHost.ts";

/** What the bar above the frame shows, so that the game need not. */
const shownByBar = ["name", "clock", "exit", "demo"];

/** For this long after a round, a change of the balance may belong to the round. The game hears of other changes afterwards. */
const OWN_ROUND_MS = 3_000;

/**
 * A launched game in a sandboxed frame. It may send five kinds of messages, and only from the launch's origins. When it is
 * ready, it learns what the bar above it shows already, and whether it may ask for a deposit; later, that the balance has
 * changed elsewhere.
 */
export function GameFrame({
  urls,
  title,
  game,
  balance,
  onClose,
  onBalance,
  onRefused,
  onDeposit,
  onRetry,
}: {
  /** The addresses of one launch on all hosts, in the order to try them. */
  urls: readonly string[];
  title: string;
  /** Shows its picture until it has loaded. */
  game?: GameArtwork_game$key | null | undefined;
  /** The member's balance. A change while the frame has the focus is a round of a game that sends no messages. */
  balance?: string | undefined;
  onClose: () => void;
  onBalance: () => void;
  /** The platform refused a round, for what this code of it names. */
  onRefused: (code: string) => void;
  /** Opens the deposit; absent for those who cannot make one. */
  onDeposit?: (() => void) | undefined;
  /** Launches the game again, when no host shows it. */
  onRetry: () => void;
}) {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const reportedAt = useRef(0);
  /** How often the balance has changed since the last report. */
  const changes = useRef(0);
  const { url, number, hasNext, isLoaded, isLate, isSlow, isSilent, markLoaded, markReady, next } = useLaunchHost(urls);
  const otherHost = hasNext ? next : onRetry;
  const tellGame = useEffectEvent((message: object) =>
    frame.current?.contentWindow?.postMessage(message, originOf(url)),
  );
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tellOfBalance = useEffectEvent(() => {
    clearTimeout(later.current);
    const rest = reportedAt.current + OWN_ROUND_MS - Date.now();
    if (rest > 0) later.current = setTimeout(() => tellOfBalance(), rest);
    else tellGame({ type: "atrium:balance" });
  });
  useEffect(() => () => clearTimeout(later.current), []);
  const handleMessage = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (source !== frame.current?.contentWindow || origin !== originOf(url)) return;
    const type: unknown = data?.type;
    if (type === "atrium:ready") {
      markReady();
      const opens = onDeposit ? ["deposit"] : [];
      tellGame({ type: "atrium:bar", shows: shownByBar, opens });
    }
    if (type === "atrium:balance") {
      reportedAt.current = Date.now();
      // A busy game hears nothing. One change was the round's own.
      if (changes.current > 1) tellOfBalance();
      changes.current = 0;
      noteRound();
      onBalance();
    }
    if (type === "atrium:deposit") onDeposit?.();
    if (type === "atrium:refused") onRefused(String(data.code));
    if (type === "atrium:close") onClose();
  });

  useEffect(() => {
    const listener = (event: MessageEvent) => handleMessage(event);
    window.addEventListener("message", listener);
    return () => window.removeEventListener("message", listener);
  }, []);

  const known = useRef(balance);
  useEffect(() => {
    if (balance === known.current) return;
    known.current = balance;
    changes.current += 1;
    if (document.hasFocus() && document.activeElement === frame.current) noteRound();
    tellOfBalance();
  }, [balance]);

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
        <div className={styles.cover}>
          <GameOpening
            name={title}
            game={game}
            text={isSlow ? <FormattedMessage id="games_slow" values={{ name: title }} /> : undefined}
          >
            {(isLate || isSlow) && (
              <>
                {urls.length > 1 && (
                  <p className={styles.line}>
                    <FormattedMessage id="games_other_line_number" values={{ line: number, count: urls.length }} />
                  </p>
                )}
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={otherHost}
                  text={hasNext ? "games_other_line" : "retry"}
                />
              </>
            )}
          </GameOpening>
        </div>
      )}
      {isSilent && (
        <div className={styles.silent} role="status">
          <Text as="p" text="games_silent" />
          <Button size="sm" variant="secondary" onClick={otherHost} text={hasNext ? "games_other_line" : "retry"} />
          <IconButton label={formatMessage({ id: "close" })} onClick={markReady}>
            <X size={18} />
          </IconButton>
        </div>
      )}
    </div>
  );
}

const originOf = (url: string) => new URL(url, location.href).origin;
