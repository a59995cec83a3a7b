import { LogIn } from "lucide-react";
import { ClosedState } from "../../caller/ClosedState.tsx";
import { useCaller } from "../../caller/caller.ts";
import { useHasAccount } from "../../caller/useHasAccount.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./LotteryTable.module.css";
import type { LotteryView } from "./LotteryTabs.tsx";

const LotteryOrders = lazyPart(async () => (await import("../orders/LotteryOrders.tsx")).LotteryOrders);
const LotteryResults = lazyPart(async () => (await import("../results/LotteryResults.tsx")).LotteryResults);
const LotteryNumbers = lazyPart(async () => (await import("../results/LotteryNumbers.tsx")).LotteryNumbers);

/** The selected tab of a lottery. It loads when it is opened, and loads again when its data has changed. */
export function LotteryPane({
  view,
  lotteryId,
  placed,
  lastDraw,
}: {
  view: Exclude<LotteryView, "play">;
  lotteryId: string;
  /** Number of orders placed since the lottery was opened. */
  placed: number;
  /** Number of the last draw with published numbers. */
  lastDraw: string;
}) {
  const mayBet = useHasAccount();
  if (view === "orders" && !mayBet) return <OrdersClosed />;
  return (
    <ScreenPart skeleton={<Skeleton className={styles.paneSkeleton} />}>
      {view === "orders" && <LotteryOrders placed={placed} />}
      {view === "results" && <LotteryResults lotteryId={lotteryId} lastDraw={lastDraw} />}
      {view === "numbers" && <LotteryNumbers lotteryId={lotteryId} lastDraw={lastDraw} />}
    </ScreenPart>
  );
}

/** Shown instead of orders to callers that cannot place any. */
function OrdersClosed() {
  const isGuest = useCaller() === "guest";
  return (
    <ClosedState
      icon={LogIn}
      title={isGuest ? "session_not_logged_in" : "session_trial_title"}
      button={isGuest ? undefined : "lottery_orders_how"}
    />
  );
}
