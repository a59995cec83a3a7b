import { Flame, Snowflake } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Frequency, Mark } from "./frequencies.ts";
import styles from "./LotteryNumbers.module.css";

const MANY = 30;

/** A bar for each number, or a colored field when there are many. Screen readers read it as a list. */
export function FrequencyChart({
  frequencies,
  marks,
}: {
  frequencies: readonly Frequency[];
  marks: ReadonlyMap<string, Mark>;
}) {
  const { formatMessage } = useIntl();
  const most = Math.max(1, ...frequencies.map(({ count }) => count));
  const isField = frequencies.length > MANY;
  return (
    <figure className={styles.figure}>
      <ol className={isField ? styles.field : styles.bars} aria-label={formatMessage({ id: "lottery_view_numbers" })}>
        {frequencies.map(({ number, count, gap }) => (
          <li
            key={number}
            className={styles.bar}
            data-mark={marks.get(number)}
            style={{ "--share": count / most }}
            title={formatMessage({ id: "lottery_came" }, { number, count, gap: gap ?? -1 })}
          >
            <span className={styles.count}>{count}</span>
            {!isField && (
              <span className={styles.track} aria-hidden="true">
                <span />
              </span>
            )}
            <span className={styles.number}>{number}</span>
          </li>
        ))}
      </ol>
      <figcaption className={styles.legend}>
        <span data-mark="hot">
          <Flame size={14} aria-hidden="true" /> <FormattedMessage id="lottery_hot" />
        </span>
        <span data-mark="cold">
          <Snowflake size={14} aria-hidden="true" /> <FormattedMessage id="lottery_cold" />
        </span>
      </figcaption>
    </figure>
  );
}
