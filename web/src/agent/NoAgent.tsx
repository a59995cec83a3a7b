import { ShieldX } from "lucide-react";
import { ClosedState } from "../caller/ClosedState.tsx";
import type { Caller } from "../caller/caller.ts";

/** Shown instead of the agent centre to callers who are not agents: guests may log in, trial accounts get a warning. */
export const NoAgent = ({ caller }: { caller: Caller }) => (
  <ClosedState
    icon={ShieldX}
    title="agent_not_allowed_title"
    button={caller === "guest" ? undefined : null}
    asksOnArrival={caller === "guest"}
    text={caller === "trial" ? "in_need_true_account" : "agent_not_allowed_text"}
  />
);
