import { TicketX } from "lucide-react";
import { Navigate, useSearchParams } from "react-router-dom";
import { ErrorState } from "../../relay/ErrorState.tsx";
import { GatewayError } from "../../relay/network/GatewayError.ts";
import { useAskAgain } from "../../relay/useAskAgain.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { gameCodeParam, playTypeParam } from "../menu/lotteryPath.ts";
import type { MenuLotteries } from "../menu/useMenuLotteries.ts";
import styles from "./LotteryScreen.module.css";

/** The vendor of the lottery that opens when a visitor chooses the category. */
const LOTTERY_VENDOR = "TCG_SEA";

/**
 * Redirects to the lottery of the category: the first one of TCG_SEA, or the first one of Vietnam on its screen. Also
 * for addresses with a code that no lottery has.
 */
export function FirstLottery({ lotteries, isVietnam }: { lotteries: MenuLotteries; isVietnam: boolean }) {
  const [params] = useSearchParams();
  const askAgain = useAskAgain();
  const { groups, all, hasFailed } = lotteries;
  const inOrder = [...groups.flatMap((group) => group.lotteries), ...all];
  const first = inOrder.find(({ accountTypeName }) => isVietnam || accountTypeName === LOTTERY_VENDOR) ?? inOrder[0];
  if (first) {
    const next = new URLSearchParams(params);
    next.set(gameCodeParam, first.code);
    next.delete(playTypeParam);
    return (
      <>
        <Navigate replace to={{ search: next.toString() }} />
        <Skeleton className={styles.headSkeleton} />
        <Skeleton className={styles.boardSkeleton} />
      </>
    );
  }
  if (hasFailed) return <ErrorState error={new GatewayError("UNREACHABLE")} onRetry={() => void askAgain()} />;
  return <EmptyState isPage icon={TicketX} title="lottery_none_title" text="lottery_none_text" />;
}
