import { ShieldCheck } from "lucide-react";
import { Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ResultRow_draw$key } from "../../__generated__/ResultRow_draw.graphql.ts";
import { Moment } from "../../time/Moment.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { DrawNumbers } from "../draws/DrawNumbers.tsx";
import { PrizeTable } from "../draws/PrizeTable.tsx";
import styles from "./LotteryResults.module.css";

const DrawCheckDialog = lazyPart(async () => (await import("../draws/DrawCheckDialog.tsx")).DrawCheckDialog);

/** A past draw: its time, its numbers, and a button that checks them. */
export function ResultRow({ draw: key, kind, gameCode }: { draw: ResultRow_draw$key; kind: string; gameCode: string }) {
  const { formatMessage } = useIntl();
  const draw = useFragment(
    graphql`
      fragment ResultRow_draw on LotteryDraw {
        number
        drawsAt
        numbers
        seed
        isGenerated
        prizes {
          __typename
        }
        ...PrizeTable_draw
        ...DrawCheckDialog_draw
      }
    `,
    key,
  );
  const [isCheckOpen, setCheckOpen] = useState(false);
  const { number, drawsAt, numbers, prizes, seed, isGenerated } = draw;
  return (
    <li className={styles.result}>
      <p className={styles.draw}>
        <FormattedMessage id="lottery_draw" values={{ number }} />
        <Moment at={drawsAt} style="time" className={styles.time} />
      </p>
      <div className={styles.drawn}>
        {prizes.length > 0 ? <PrizeTable draw={draw} /> : <DrawNumbers kind={kind} numbers={numbers} />}
      </div>
      {seed && !isGenerated && (
        <button
          type="button"
          className={styles.check}
          aria-label={formatMessage({ id: "lottery_check_named" }, { number })}
          onClick={() => setCheckOpen(true)}
        >
          <ShieldCheck size={16} aria-hidden="true" />
          <FormattedMessage id="lottery_check_short" />
        </button>
      )}
      {isCheckOpen && (
        <Suspense>
          <DrawCheckDialog draw={draw} kind={kind} gameCode={gameCode} onClose={() => setCheckOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}
