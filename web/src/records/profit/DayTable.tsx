import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { HeadRow } from "../../ui/table/HeadRow.tsx";
import styles from "./Profit.module.css";

interface Props {
  /** The ids of the texts above the cells. */
  headings: readonly string[];
  /** The earliest day first, with a cell for each heading. */
  days: readonly { readonly day: string; readonly cells: readonly ReactNode[] }[];
}

/** Figures by day as a table that opens, the latest day first. */
export function DayTable({ headings, days }: Props) {
  return (
    <details className={styles.table}>
      <summary>
        <FormattedMessage id="profit_table" />
      </summary>
      <div className={styles.scroller}>
        <table>
          <HeadRow headings={["profit_day", ...headings]} />
          <tbody>
            {days.toReversed().map(({ day, cells }) => (
              <tr key={day}>
                <th scope="row">
                  <FormattedDate value={day} dateStyle="medium" timeZone="UTC" />
                </th>
                {headings.map((id, index) => (
                  <td key={id}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
