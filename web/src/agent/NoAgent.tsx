import { LockKeyhole, ShieldX } from "lucide-react";
import { useEffect } from "react";
import { ClosedState } from "../caller/ClosedState.tsx";
import type { Caller } from "../caller/caller.ts";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { keepUnsent } from "./report/unsentTexts.ts";

/** Shown instead of the agent centre to callers who are not agents: guests may log in, trial accounts get a warning. */
export function NoAgent({ caller }: { caller: Caller }) {
  useEffect(() => {
    if (caller === "guest") keepUnsent();
  }, [caller]);
  return (
    <ClosedState
      icon={ShieldX}
      title="agent_not_allowed_title"
      button={caller === "guest" ? undefined : null}
      asksOnArrival={caller === "guest"}
      text={caller === "trial" ? "in_need_true_account" : "agent_not_allowed_text"}
    />
  );
}

/** Shown instead of a page that a sub-account has no right to. */
export const NoRight = () => <EmptyState icon={LockKeyhole} title="err_right_missing" text="agent_no_right_text" />;
