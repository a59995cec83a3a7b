import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ProfitLossPageSums_accounts$key } from "../../__generated__/ProfitLossPageSums_accounts.graphql.ts";
import { TeamProfitRow } from "./TeamProfitRow.tsx";
import { addUp, teamProfitOf } from "./teamProfit.ts";

/** The sums of the accounts that are shown. */
export function ProfitLossPageSums({ accounts: key }: { accounts: ProfitLossPageSums_accounts$key }) {
  const { formatMessage } = useIntl();
  const accounts = useFragment(
    graphql`
      fragment ProfitLossPageSums_accounts on AccountProfit @relay(plural: true) {
        ...teamProfit_team
      }
    `,
    key,
  );
  return (
    <TeamProfitRow name={formatMessage({ id: "agent_totals_page" })} team={addUp(accounts.map(teamProfitOf))}>
      <FormattedMessage id="agent_totals_page" />
    </TeamProfitRow>
  );
}
