import { LockKeyhole, ShieldX } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { ClosedState } from "../caller/ClosedState.tsx";
import type { Caller } from "../caller/caller.ts";
import { EmptyState } from "../ui/state/EmptyState.tsx";

/** Shown instead of the agent centre to callers who are not agents: guests may log in, trial accounts get a warning. */
export const NoAgent = ({ caller }: { caller: Caller }) => (
  <ClosedState
    icon={<ShieldX size={30} />}
    title={<FormattedMessage id="agent_not_allowed_title" />}
    button={caller === "guest" ? undefined : null}
    asksOnArrival={caller === "guest"}
  >
    <FormattedMessage id={caller === "trial" ? "in_need_true_account" : "agent_not_allowed_text"} />
  </ClosedState>
);

/** Shown instead of a page that a sub-account has no right to. */
export const NoRight = () => (
  <EmptyState icon={<LockKeyhole size={30} />} title={<FormattedMessage id="err_right_missing" />}>
    <FormattedMessage id="agent_no_right_text" />
  </EmptyState>
);
