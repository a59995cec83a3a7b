import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { ProfitByCategory_profit$key } from "../../__generated__/ProfitByCategory_profit.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { Result } from "../Result.tsx";
import styles from "./Profit.module.css";

/** The results by category of the games, as a table with bars. */
export function ProfitByCategory({ profit }: { profit: ProfitByCategory_profit$key }) {
  const { byCategory } = useFragment(
    graphql`
      fragment ProfitByCategory_profit on PersonalProfit {
        byCategory {
          category
          stake {
            ...Money_amount @relay(mask: false)
          }
          netProfit {
            amount
            ...Result_money
          }
        }
      }
    `,
    profit,
  );
  if (byCategory.length === 0) return null;
  const sizeOf = (amount: string) => Math.abs(Number(amount));
  const largest = Math.max(1, ...byCategory.map(({ netProfit }) => sizeOf(netProfit.amount)));
  return (
    <section className={styles.part} aria-labelledby="profit-by-category">
      <Text as="h3" id="profit-by-category" className={styles.partTitle} text="profit_by_category" />
      <ul className={styles.categories}>
        {byCategory.map(({ category, stake, netProfit }) => (
          <li key={category ?? ""} className={styles.category}>
            <Text as="span" text={category ? `games_category_${category}` : "profit_other"} />
            <b>
              <Result money={netProfit} />
            </b>
            <span className={styles.note}>
              <FormattedMessage id="record_stake_of" values={{ amount: <Amount {...stake} /> }} />
            </span>
            <span
              className={styles.bar}
              data-loss={netProfit.amount.startsWith("-") || undefined}
              style={{ inlineSize: `${(sizeOf(netProfit.amount) / largest) * 100}%` }}
              aria-hidden="true"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
