import { Suspense } from "react";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { OrdersClosed } from "../orders/OrdersClosed.tsx";
import { useMayBet } from "../orders/useMayBet.ts";
import styles from "./LotteryTable.module.css";
import type { LotteryView } from "./LotteryTabs.tsx";

const LotteryOrders = lazyPart(async () => (await import("../orders/LotteryOrders.tsx")).LotteryOrders);
const LotteryResults = lazyPart(async () => (await import("../results/LotteryResults.tsx")).LotteryResults);
const LotteryNumbers = lazyPart(async () => (await import("../results/LotteryNumbers.tsx")).LotteryNumbers);

/** What is looked at beside the play: it comes when it is asked for, and is asked for again when it has changed. */
export function LotteryPane({
  view,
  lotteryId,
  placed,
  lastDraw,
}: {
  view: Exclude<LotteryView, "play">;
  lotteryId: string;
  /** Orders placed since the lottery was opened. */
  placed: number;
  /** The number of the last draw whose numbers are out. */
  lastDraw: string;
}) {
  const mayBet = useMayBet();
  if (view === "orders" && !mayBet) return <OrdersClosed />;
  return (
    <ScreenBoundary>
      <Suspense fallback={<Skeleton className={styles.paneComing} />}>
        {view === "orders" && <LotteryOrders placed={placed} />}
        {view === "results" && <LotteryResults lotteryId={lotteryId} lastDraw={lastDraw} />}
        {view === "numbers" && <LotteryNumbers lotteryId={lotteryId} lastDraw={lastDraw} />}
      </Suspense>
    </ScreenBoundary>
  );
}
