import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ProfitSums_profit$key } from "../../__generated__/ProfitSums_profit.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CurrencyNote } from "../CurrencyNote.tsx";
import { cashFlowOf } from "../cashFlow.ts";
import { RecordSums } from "../RecordSums.tsx";
import { Result } from "../Result.tsx";
import { turnoverOf } from "../turnover.ts";
import styles from "./Profit.module.css";

interface Props {
  profit: ProfitSums_profit$key;
  /** Only the bets of a category count. */
  isOfCategory: boolean;
}

/** The net position in words and with its sign, and what it is made of. */
export function ProfitSums({ profit, isOfCategory }: Props) {
  const sums = useFragment(
    graphql`
      fragment ProfitSums_profit on PersonalProfit {
        netProfit {
          amount
          ...Result_money
        }
        netDepositsLifetime {
          ...Money_amount @relay(mask: false)
        }
        ...cashFlow_figures
        ...turnover_figures
        bonus {
          ...Money_amount @relay(mask: false)
        }
        rebate {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    profit,
  );
  const { netProfit } = sums;
  const { deposit, withdrawal } = cashFlowOf(sums);
  const { stake, validStake, payout } = turnoverOf(sums);
  const outcome = netProfit.amount.startsWith("-") ? "loss" : /[1-9]/.test(netProfit.amount) ? "gain" : "even";
  return (
    <>
      <div className={styles.net}>
        <Text as="p" className={styles.netName} text={`profit_${outcome}`} />
        <p className={styles.netAmount}>
          <Result money={netProfit} />
        </p>
        <div className={styles.netNote}>
          <FormattedMessage id={isOfCategory ? "profit_of_category" : "profit_made_of"} />
          <CurrencyNote kind="records" />
        </div>
      </div>
      <RecordSums
        sums={[
          { name: "agent_stake", value: <Amount {...stake} /> },
          { name: "agent_valid_stake", value: <Amount {...validStake} /> },
          { name: "agent_payout", value: <Amount {...payout} /> },
          { name: "profit_bonuses", value: <Amount {...sums.bonus} /> },
          { name: "record_kind_REBATE", value: <Amount {...sums.rebate} /> },
          { name: "profit_deposits", value: <Amount {...deposit} /> },
          { name: "profit_withdrawals", value: <Amount {...withdrawal} /> },
          { name: "profit_lifetime", value: <Amount {...sums.netDepositsLifetime} /> },
        ]}
      />
    </>
  );
}
