import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ContractTerms_contract$key } from "../../__generated__/ContractTerms_contract.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { contractTermsOf } from "../contractTerms.ts";
import { formatRate } from "../formatRate.ts";
import styles from "./Contracts.module.css";

type Tier = NonNullable<ReturnType<typeof contractTermsOf>["tiers"]>[number];

/** What a contract pays: its steps with their minimums, or its two rates for each bet. */
export function ContractTerms({ contract: key }: { contract: ContractTerms_contract$key }) {
  const intl = useIntl();
  const { terms, currency, kind } = useFragment(
    graphql`
      fragment ContractTerms_contract on AgentContract {
        kind
        currency
        terms {
          ...contractTerms_terms
        }
      }
    `,
    key,
  );
  const { tiers, profitRate, lossRate, singleBetAmount } = contractTermsOf(terms);
  if (tiers) {
    return (
      <ol className={styles.steps}>
        {tiers.map((tier) => (
          <li key={tier.rate}>
            <b className={styles.rate}>{formatRate(tier.rate, intl)}</b>
            <Minimums tier={tier} currency={currency} isHourly={kind === "HOURLY_SALARY"} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ul className={styles.steps}>
      <li>
        <b className={styles.rate}>{formatRate(profitRate ?? "0", intl)}</b>
        <FormattedMessage id="contracts_player_wins" />
      </li>
      <li>
        <b className={styles.rate}>{formatRate(lossRate ?? "0", intl)}</b>
        <FormattedMessage id="contracts_player_loses" />
      </li>
      {singleBetAmount && (
        <li>
          <FormattedMessage
            id="contracts_bets_from"
            values={{ amount: <Amount amount={singleBetAmount} currency={currency} /> }}
          />
        </li>
      )}
    </ul>
  );
}

/** What a step needs. */
function Minimums({ tier, currency, isHourly }: { tier: Tier; currency: string; isHourly: boolean }) {
  const { periodValidBet, periodProfitAndLoss, activeMembers, betAmount } = tier;
  if (!periodValidBet && !periodProfitAndLoss && !activeMembers) return <FormattedMessage id="contracts_no_minimum" />;
  const amount = (value: string) => ({ amount: <Amount amount={value} currency={currency} /> });
  return (
    <ul className={styles.minimums}>
      {periodValidBet && (
        <li>
          <FormattedMessage id="contracts_least_valid" values={amount(periodValidBet)} />
        </li>
      )}
      {periodProfitAndLoss && (
        <li>
          <FormattedMessage id="contracts_least_loss" values={amount(periodProfitAndLoss)} />
        </li>
      )}
      {activeMembers && (
        <li>
          <FormattedMessage id="contracts_least_members" values={{ count: activeMembers }} />
          {betAmount && (
            <>
              {" "}
              <FormattedMessage
                id={isHourly ? "contracts_least_bet_hour" : "contracts_least_bet_day"}
                values={amount(betAmount)}
              />
            </>
          )}
        </li>
      )}
    </ul>
  );
}
