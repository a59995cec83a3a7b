import { FormattedMessage } from "react-intl";
import { HeadRow } from "../../ui/table/HeadRow.tsx";
import type { Frequency, Mark } from "./frequencies.ts";
import styles from "./LotteryNumbers.module.css";

/** The data of the chart as a table. */
export const FrequencyTable = ({
  frequencies,
  marks,
}: {
  frequencies: readonly Frequency[];
  marks: ReadonlyMap<string, Mark>;
}) => (
  <table className={styles.table}>
    <caption className="visually-hidden">
      <FormattedMessage id="lottery_view_numbers" />
    </caption>
    <HeadRow headings={["lottery_number", "lottery_count", "lottery_gap", "lottery_mark"]} />
    <tbody>
      {frequencies.map(({ number, count, gap }) => (
        <tr key={number}>
          <th scope="row">{number}</th>
          <td>{count}</td>
          <td>{gap ?? "–"}</td>
          <td data-mark={marks.get(number)}>
            {marks.has(number) ? <FormattedMessage id={`lottery_${marks.get(number)}`} /> : "–"}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
