import { type ReactNode, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { LotteryTable_lottery$key } from "../../__generated__/LotteryTable_lottery.graphql.ts";
import { useHasAccount } from "../../caller/useHasAccount.ts";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { PlayBoard } from "../board/PlayBoard.tsx";
import { LotteryHead } from "../draws/LotteryHead.tsx";
import { useFollowDraws } from "../draws/useFollowDraws.ts";
import { BetSlip } from "../slip/BetSlip.tsx";
import { SlipBar } from "../slip/SlipBar.tsx";
import { SlipForm } from "../slip/SlipForm.tsx";
import { LotteryPane } from "./LotteryPane.tsx";
import styles from "./LotteryTable.module.css";
import { LotteryTabs, type LotteryView } from "./LotteryTabs.tsx";

const OrderWatch = lazyPart(async () => (await import("../orders/OrderWatch.tsx")).OrderWatch);

/** One lottery: its draws, its board, the slip, and its results. */
export function LotteryTable({
  lottery: key,
  username,
  balance,
}: {
  lottery: LotteryTable_lottery$key;
  /** Null for guests. */
  username: string | null;
  /** The caller's balance; nothing for guests. */
  balance: ReactNode;
}) {
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
  const mayBet = useHasAccount();

  return (
    <SlipForm lottery={lottery} username={username} balance={balance} onPlaced={() => setPlaced((count) => count + 1)}>
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
          <Text as="h2" className={styles.title} text="lottery_slip" />
          <BetSlip />
        </aside>
        {view !== "play" && <SlipBar />}
        <Suspense>{mayBet && <OrderWatch />}</Suspense>
      </div>
    </SlipForm>
  );
}
