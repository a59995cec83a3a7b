import { TicketX } from "lucide-react";
import { Navigate, useSearchParams } from "react-router-dom";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { gameCodeParam, playTypeParam } from "../menu/lotteryPath.ts";

/** Leads from a code that no lottery has to the lottery of the category. Says so where there is none either. */
export function NoLottery() {
  const [params] = useSearchParams();
  if (!params.has(gameCodeParam)) {
    return <EmptyState isPage icon={TicketX} title="lottery_none_title" text="lottery_none_text" />;
  }
  const others = new URLSearchParams(params);
  others.delete(gameCodeParam);
  others.delete(playTypeParam);
  return <Navigate replace to={{ search: others.toString() }} />;
}
