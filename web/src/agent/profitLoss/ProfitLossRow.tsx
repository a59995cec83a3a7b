import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ProfitLossRow_account$key } from "../../__generated__/ProfitLossRow_account.graphql.ts";
import styles from "../downline/Downline.module.css";
import { TeamProfitRow } from "./TeamProfitRow.tsx";
import { teamProfitOf } from "./teamProfit.ts";

interface Props {
  account: ProfitLossRow_account$key;
  /** The address of the level below an account. */
  addressOf: (account: string) => string;
}

/** An account with everyone below it. Its name leads to their level. */
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
    <TeamProfitRow name={account} team={team}>
      {team.accountCount > 1 ? (
        <Link to={addressOf(account)} className={styles.name} preventScrollReset>
          {account}
        </Link>
      ) : (
        account
      )}
    </TeamProfitRow>
  );
}
