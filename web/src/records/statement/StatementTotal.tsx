import clsx from "clsx";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { StatementTotal_period$key } from "../../__generated__/StatementTotal_period.graphql.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import type { Money } from "../../ui/text/Money.ts";
import { Text } from "../../ui/text/Text.tsx";
import { CurrencyNote } from "../CurrencyNote.tsx";
import styles from "./Statement.module.css";
import { statementPeriodOf } from "./statementPeriod.ts";

/** An amount that went out. The gateway sends it without a sign, or with one where more came back. */
const out = ({ amount, currency }: Money): Money => ({
  amount: amount.startsWith("-") ? amount.slice(1) : `-${amount}`,
  currency,
});

interface Props {
  period: StatementTotal_period$key;
  account: string;
}

/** The whole period: from the opening balance by everything that moved to the closing balance, as it would be added up on paper. */
export function StatementTotal({ period: key, account }: Props) {
  const { formatDateTimeRange, formatDate } = useIntl();
  const period = useFragment(
    graphql`
      fragment StatementTotal_period on StatementPeriod {
        firstDay
        lastDay
        opening {
          ...Money_amount @relay(mask: false)
        }
        ...statementPeriod_period
        netDeposit {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    key,
  );
  const { firstDay, lastDay } = period;
  const moved = statementPeriodOf(period);
  const form = { dateStyle: "medium", timeZone: "UTC" } as const;
  const days =
    firstDay === lastDay
      ? formatDate(firstDay, form)
      : formatDateTimeRange(Date.parse(firstDay), Date.parse(lastDay), form);
  const lines = [
    { name: "profit_deposits", money: moved.deposit },
    { name: "profit_withdrawals", money: out(moved.withdrawal) },
    { name: "agent_stake", money: out(moved.stake) },
    { name: "agent_payout", money: moved.payout },
    { name: "profit_bonuses", money: moved.bonus },
    { name: "record_kind_REBATE", money: moved.rebate },
    { name: "statement_other", money: moved.other },
  ];
  // A plus is for what came in: the deposits less the withdrawals are gone.
  const line = (
    name: string,
    money: Money,
    { isBalance = false, isSigned = !isBalance }: { isBalance?: boolean; isSigned?: boolean } = {},
  ) => (
    <div key={name} className={clsx(isBalance && styles.balance)}>
      <Text as="dt" text={name} />
      <dd>
        <Amount {...money} signDisplay={isSigned ? "exceptZero" : "auto"} />
      </dd>
    </div>
  );
  return (
    <section className={styles.total}>
      <Text as="h3" className={styles.of} text="statement_of" values={{ account, days: <span>{days}</span> }} />
      <div className={styles.note}>
        <FormattedMessage id="statement_note" />
        <CurrencyNote kind="records" />
      </div>
      <dl className={styles.lines}>
        {line("agent_balance_opening", period.opening, { isBalance: true })}
        {lines.map(({ name, money }) => line(name, money))}
        {line("agent_balance_closing", moved.closing, { isBalance: true })}
        {line("statement_net", period.netDeposit, { isSigned: false })}
      </dl>
    </section>
  );
}
