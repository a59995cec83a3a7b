import { FormattedMessage } from "react-intl";
import type { teamProfit_team$key } from "../../__generated__/teamProfit_team.graphql.ts";
import { TeamProfitSums } from "./TeamProfitSums.tsx";
import { teamProfitOf } from "./teamProfit.ts";

/** The sums of all accounts that match the filters, with everyone below them. */
export function ProfitLossTotals({ totals }: { totals: teamProfit_team$key }) {
  const { accountCount, amounts } = teamProfitOf(totals);
  return (
    <TeamProfitSums
      count={<FormattedMessage id="agent_team_count" values={{ count: accountCount }} />}
      amounts={amounts}
    />
  );
}
