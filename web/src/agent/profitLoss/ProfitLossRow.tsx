import { graphql, useFragment } from "react-relay";
import type { ProfitLossRow_account$key } from "../../__generated__/ProfitLossRow_account.graphql.ts";
import { AccountName } from "../downline/AccountName.tsx";
import { sideText } from "../side/side.ts";
import { TeamProfitRow } from "./TeamProfitRow.tsx";
import { teamProfitOf } from "./teamProfit.ts";

interface Props {
  account: ProfitLossRow_account$key;
  /** The address of the level below an account. */
  addressOf: (account: string) => string;
}

/** An account with everyone below it. Its name leads to its page, and their number to their level. */
export function ProfitLossRow({ account: key, addressOf }: Props) {
  const data = useFragment(
    graphql`
      fragment ProfitLossRow_account on AccountProfit {
        account
        ...teamProfit_team
      }
    `,
    key,
  );
  const { account } = data;
  const team = teamProfitOf(data);
  return (
    <TeamProfitRow
      name={account}
      side={sideText(account)}
      team={team}
      below={team.accountCount > 1 ? addressOf(account) : undefined}
    >
      <AccountName account={account} />
    </TeamProfitRow>
  );
}
