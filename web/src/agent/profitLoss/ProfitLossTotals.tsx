import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ProfitLossTotals_accounts$key } from "../../__generated__/ProfitLossTotals_accounts.graphql.ts";
import { TeamProfitSums } from "./TeamProfitSums.tsx";
import { teamProfitOf } from "./teamProfit.ts";

/** The sums of all accounts that match the filters, with everyone below them. */
export function ProfitLossTotals({ accounts }: { accounts: ProfitLossTotals_accounts$key }) {
  const { totals } = useFragment(
    graphql`
      fragment ProfitLossTotals_accounts on AccountProfitConnection {
        totals {
          ...teamProfit_team
        }
      }
    `,
    accounts,
  );
  const { accountCount, amounts } = teamProfitOf(totals);
  return (
    <TeamProfitSums
      count={<FormattedMessage id="agent_team_count" values={{ count: accountCount }} />}
      amounts={amounts}
    />
  );
}
