import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { Profit_money$key } from "../__generated__/Profit_money.graphql.ts";
import { Amount } from "../ui/text/Amount.tsx";
import styles from "./Profit.module.css";

const looks = {
  up: { Icon: TrendingUp, word: "agent_profit_up" },
  down: { Icon: TrendingDown, word: "agent_profit_down" },
  even: { Icon: Minus, word: "agent_profit_even" },
} as const;

/** An amount that was won or lost, shown by a sign, a word, an arrow and a color. */
export function Profit({ money: key }: { money: Profit_money$key }) {
  const { amount, currency } = useFragment(
    graphql`
      fragment Profit_money on Money {
        amount
        currency
      }
    `,
    key,
  );
  const direction = directionOf(amount);
  const { Icon, word } = looks[direction];
  return (
    <span className={styles.profit} data-direction={direction}>
      <Amount amount={amount} currency={currency} signDisplay="exceptZero" />
      <span className={styles.word}>
        <Icon size={12} aria-hidden="true" />
        <FormattedMessage id={word} />
      </span>
    </span>
  );
}

/** Compares the digits, because a decimal string must not become a float. */
function directionOf(amount: string): keyof typeof looks {
  if (!/[1-9]/.test(amount)) return "even";
  return amount.startsWith("-") ? "down" : "up";
}
