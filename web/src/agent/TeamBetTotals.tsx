import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TeamBetTotals_totals$key } from "../__generated__/TeamBetTotals_totals.graphql.ts";
import { Result } from "../records/Result.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import styles from "./TeamBetTotals.module.css";

/** The sums of all bets that match the filters, not only of this page. */
export function TeamBetTotals({ totals: key, count }: { totals: TeamBetTotals_totals$key; count: number }) {
  const { stake, validStake, payout, profit, houseResult } = useFragment(
    graphql`
      fragment TeamBetTotals_totals on TeamBetTotals {
        stake {
          amount
          currency
        }
        validStake {
          amount
          currency
        }
        payout {
          amount
          currency
        }
        profit {
          ...Result_money
        }
        houseResult {
          ...Result_money
        }
      }
    `,
    key,
  );
  return (
    <section className={styles.totals}>
      <h3 className={styles.title}>
        <FormattedMessage id="agent_totals" />
        <small>
          <FormattedMessage id="agent_bets_count" values={{ count }} />
        </small>
      </h3>
      <dl className={styles.sums}>
        <div>
          <dt>
            <FormattedMessage id="agent_stake" />
          </dt>
          <dd>
            <Amount {...stake} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="agent_valid_stake" />
          </dt>
          <dd>
            <Amount {...validStake} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="agent_payout" />
          </dt>
          <dd>
            <Amount {...payout} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="agent_result_players" />
          </dt>
          <dd>
            <Result money={profit} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="agent_result_house" />
          </dt>
          <dd>
            <Result money={houseResult} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
