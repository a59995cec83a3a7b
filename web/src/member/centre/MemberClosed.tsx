import { UserRound } from "lucide-react";
import { ClosedState } from "../../caller/ClosedState.tsx";

/** Shown instead of the member centre to guests, who may log in, and to trial accounts, which get a warning. */
export const MemberClosed = ({ caller }: { caller: "guest" | "trial" }) => (
  <ClosedState
    icon={UserRound}
    title="member_closed_title"
    button={caller === "guest" ? undefined : null}
    asksOnArrival
    text={caller === "trial" ? "in_need_true_account" : "member_closed_text"}
  />
);
