import { isAccount } from "../../records/search.ts";
import { SuggestedAccount } from "./SuggestedAccount.tsx";
import { TextFilter } from "./TextFilter.tsx";

/** The whole name of one account of the team, as a filter. It suggests accounts while one types a part of it. */
export const AccountFilter = ({ value, hint = "agent_account_hint" }: { value: string; hint?: string }) => (
  <TextFilter
    name="account"
    value={value}
    label="agent_account"
    hint={hint}
    problem="agent_account_unknown"
    isValid={isAccount}
    renderField={(field) => <SuggestedAccount {...field} />}
  />
);
