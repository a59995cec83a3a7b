import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { OwnBalance_accounts$key } from "../../__generated__/OwnBalance_accounts.graphql.ts";
import { TeamProfitSums } from "./TeamProfitSums.tsx";
import { balanceOf } from "./teamProfit.ts";

/** Shows what the account of the open level holds itself. The rows leave it out. */
export function OwnBalance({ accounts }: { accounts: OwnBalance_accounts$key }) {
  const { path, ownBalance } = useFragment(
    graphql`
      fragment OwnBalance_accounts on AccountProfitConnection {
        path
        ownBalance {
          ...teamProfit_balance
        }
      }
    `,
    accounts,
  );
  if (!ownBalance) return null;
  return (
    <TeamProfitSums
      title={<FormattedMessage id="agent_balance_own" values={{ account: path.at(-1) }} />}
      amounts={balanceOf(ownBalance)}
    />
  );
}
