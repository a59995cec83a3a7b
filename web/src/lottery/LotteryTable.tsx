import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { LotteryTable_lottery$key } from "../__generated__/LotteryTable_lottery.graphql.ts";
import { ScreenBoundary } from "../relay/ScreenBoundary.tsx";
import { BetSlip } from "./BetSlip.tsx";
import { LotteryHead } from "./LotteryHead.tsx";
import { LotteryPane } from "./LotteryPane.tsx";
import styles from "./LotteryTable.module.css";
import { LotteryTabs, type LotteryView } from "./LotteryTabs.tsx";
import { OrderWatch } from "./OrderWatch.tsx";
import { PlayBoard } from "./PlayBoard.tsx";
import { SlipBar } from "./SlipBar.tsx";
import { SlipForm } from "./SlipForm.tsx";
import { useFollowDraws } from "./useFollowDraws.ts";
import { useMayBet } from "./useMayBet.ts";

/** One lottery to play at: its draw, what can be bet on, the slip, and what came before. */
export function LotteryTable({ lottery: key }: { lottery: LotteryTable_lottery$key }) {
  const lottery = useFragment(
    graphql`
      fragment LotteryTable_lottery on Lottery {
        id
        ...LotteryHead_lottery
        ...PlayBoard_lottery
        ...SlipForm_lottery
        ...useFollowDraws_lottery
      }
    `,
    key,
  );
  const { formatMessage } = useIntl();
  const [view, setView] = useState<LotteryView>("play");
  const [placed, setPlaced] = useState(0);
  const lastDraw = useFollowDraws(lottery);
  const mayBet = useMayBet();

  return (
    <SlipForm lottery={lottery} onPlaced={() => setPlaced((count) => count + 1)}>
      <div className={styles.table}>
        <LotteryHead lottery={lottery} />
        <div className={styles.main}>
          <LotteryTabs view={view} onSelect={setView}>
            {view === "play" ? (
              <ScreenBoundary>
                <PlayBoard lottery={lottery} />
              </ScreenBoundary>
            ) : (
              <LotteryPane view={view} lotteryId={lottery.id} placed={placed} lastDraw={lastDraw} />
            )}
          </LotteryTabs>
        </div>
        <aside className={styles.slip} aria-label={formatMessage({ id: "lottery_slip" })}>
          <h2 className={styles.title}>
            <FormattedMessage id="lottery_slip" />
          </h2>
          <BetSlip />
        </aside>
        <SlipBar />
        {mayBet && <OrderWatch />}
      </div>
    </SlipForm>
  );
}
