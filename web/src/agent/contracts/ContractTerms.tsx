import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ContractTerms_contract$key } from "../../__generated__/ContractTerms_contract.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { contractTermsOf } from "../contractTerms.ts";
import { formatRate } from "../formatRate.ts";
import styles from "./Contracts.module.css";

/** What a contract pays. */
export function ContractTerms({ contract: key }: { contract: ContractTerms_contract$key }) {
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
  return <TermsList terms={contractTermsOf(terms)} currency={currency} isHourly={kind === "HOURLY_SALARY"} />;
}

type Decimal = string | null | undefined;

interface Tier {
  readonly rate: string;
  readonly periodValidBet?: Decimal;
  readonly periodProfitAndLoss?: Decimal;
  readonly activeMembers?: number | null | undefined;
  readonly betAmount?: Decimal;
}

/** What a contract pays: steps, or two rates for each bet. */
export interface PlainTerms {
  readonly tiers?: readonly Tier[] | undefined;
  readonly profitRate?: string | undefined;
  readonly lossRate?: string | undefined;
  readonly singleBetAmount?: Decimal;
}

interface Props {
  terms: PlainTerms;
  currency: string;
  isHourly: boolean;
  /** Terms to compare with: what they do not have is marked. */
  than?: PlainTerms | undefined;
}

/** A step as a text, equal for equal steps however their numbers are written. */
const textOf = ({ rate, periodValidBet, periodProfitAndLoss, activeMembers, betAmount }: Tier) =>
  [rate, periodValidBet, periodProfitAndLoss, activeMembers, betAmount].map((value) => Number(value ?? 0)).join(" ");

/** Everything that terms say, as texts. */
const linesOf = ({ tiers, profitRate, lossRate, singleBetAmount }: PlainTerms): readonly string[] =>
  tiers?.map(textOf) ?? [`won ${Number(profitRate)}`, `lost ${Number(lossRate)}`, `from ${Number(singleBetAmount)}`];

/** What a contract pays: its steps with their minimums, or its two rates for each bet. */
export function TermsList({ terms, currency, isHourly, than }: Props) {
  const isNew = (line: string) => (than && !linesOf(than).includes(line)) || undefined;
  const intl = useIntl();
  const { tiers, profitRate, lossRate, singleBetAmount } = terms;
  if (tiers) {
    return (
      <ol className={styles.steps}>
        {tiers.map((tier) => (
          <li key={tier.rate} data-new={isNew(textOf(tier))}>
            <b className={styles.rate}>{formatRate(tier.rate, intl)}</b>
            <Minimums tier={tier} currency={currency} isHourly={isHourly} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <ul className={styles.steps}>
      <li data-new={isNew(`won ${Number(profitRate)}`)}>
        <b className={styles.rate}>{formatRate(profitRate, intl)}</b>
        <FormattedMessage id="contracts_player_wins" />
      </li>
      <li data-new={isNew(`lost ${Number(lossRate)}`)}>
        <b className={styles.rate}>{formatRate(lossRate, intl)}</b>
        <FormattedMessage id="contracts_player_loses" />
      </li>
      {singleBetAmount && (
        <li data-new={isNew(`from ${Number(singleBetAmount)}`)}>
          <span>
            <FormattedMessage
              id="contracts_bets_from"
              values={{ amount: <Amount amount={singleBetAmount} currency={currency} /> }}
            />
          </span>
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
      {periodValidBet && <Text as="li" text="contracts_least_valid" values={amount(periodValidBet)} />}
      {periodProfitAndLoss && <Text as="li" text="contracts_least_loss" values={amount(periodProfitAndLoss)} />}
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
