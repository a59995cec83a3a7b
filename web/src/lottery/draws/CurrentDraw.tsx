import { Lock } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { CurrentDraw_draw$key } from "../../__generated__/CurrentDraw_draw.graphql.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { useAnnouncement } from "../../ui/notice/useAnnouncement.ts";
import { Text } from "../../ui/text/Text.tsx";
import { rememberCommitment } from "./commitments.ts";
import { clock } from "./drawPhase.ts";
import styles from "./LotteryHead.module.css";
import { useDrawPhase } from "./useDrawPhase.ts";

const DrawCheckDialog = lazyPart(async () => (await import("./DrawCheckDialog.tsx")).DrawCheckDialog);

/** The current draw: its number, whether it takes bets, and the time until that changes. */
export function CurrentDraw({
  draw: key,
  kind,
  gameCode,
}: {
  draw: CurrentDraw_draw$key;
  kind: string;
  gameCode: string;
}) {
  const { formatMessage } = useIntl();
  const draw = useFragment(
    graphql`
      fragment CurrentDraw_draw on LotteryDraw {
        id
        number
        state
        opensAt
        closesAt
        drawsAt
        # passed on to useDrawPhase
        serverTime
        commitment
        ...DrawCheckDialog_draw
      }
    `,
    key,
  );
  const { id, number, commitment, opensAt, closesAt, drawsAt } = draw;
  const { phase, seconds } = useDrawPhase(draw);
  const announcement = useAnnouncement(formatMessage({ id: `lottery_says_${phase}` }, { number }));
  // Keep the opened draw: its dialog shows the secret when the next draw is the current one.
  const [opened, setOpened] = useState<typeof draw | null>(null);
  useEffect(() => {
    if (commitment) rememberCommitment(id, commitment);
  }, [id, commitment]);

  const total = phase === "open" ? span(opensAt, closesAt) : span(closesAt, drawsAt);
  return (
    <section className={styles.draw} data-phase={phase}>
      <div className={styles.drawHead}>
        <Text as="p" className={styles.number} text="lottery_draw" values={{ number }} />
        <Text as="span" className={styles.state} text={`lottery_phase_${phase}`} />
      </div>
      <div className={styles.countdown}>
        <Text as="p" className={styles.until} text={`lottery_until_${phase}`} />
        <p className={styles.clock} role="timer" aria-label={formatMessage({ id: `lottery_until_${phase}` })}>
          {phase === "drawing" ? "··:··" : clock(seconds)}
        </p>
      </div>
      <span className={styles.track} aria-hidden="true">
        <span style={{ scale: `${total > 0 ? Math.min(1, seconds / total) : 0} 1` }} />
      </span>
      {commitment && (
        <button type="button" className={styles.sealed} onClick={() => setOpened(draw)}>
          <Lock size={13} aria-hidden="true" />
          <FormattedMessage id="lottery_sealed_ahead" />
        </button>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {opened && (
        <Suspense>
          <DrawCheckDialog draw={opened} kind={kind} gameCode={gameCode} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
}

/** Seconds between two instants; 0 when one of them is unknown. */
const span = (from: string | null | undefined, to: string | null | undefined) =>
  from && to ? (Date.parse(to) - Date.parse(from)) / 1000 : 0;
