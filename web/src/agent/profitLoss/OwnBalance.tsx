import { FormattedMessage } from "react-intl";
import type { teamProfit_balance$key } from "../../__generated__/teamProfit_balance.graphql.ts";
import { TeamProfitSums } from "./TeamProfitSums.tsx";
import { balanceOf } from "./teamProfit.ts";

/** Shows what the account of the open level holds itself. The rows leave it out. */
export const OwnBalance = ({ account, balance }: { account: string | undefined; balance: teamProfit_balance$key }) => (
  <TeamProfitSums
    title={<FormattedMessage id="agent_balance_own" values={{ account }} />}
    amounts={balanceOf(balance)}
  />
);
