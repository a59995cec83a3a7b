import { ChartColumn } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { LotteryNumbersQuery } from "../../__generated__/LotteryNumbersQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Chip } from "../../ui/control/Chip.tsx";
import { Chips } from "../../ui/control/Chips.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { HeadRow } from "../../ui/table/HeadRow.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { FrequencyChart } from "./FrequencyChart.tsx";
import { type Frequency, hotAndCold, type Mark } from "./frequencies.ts";
import styles from "./LotteryNumbers.module.css";

/** How often each number was drawn lately, by position: as a chart and as a table. */
export function LotteryNumbers({ lotteryId, lastDraw }: { lotteryId: string; lastDraw: string }) {
  const { formatMessage } = useIntl();
  const [position, setPosition] = useState(1);
  const [isTable, setTable] = useState(false);
  // Shown in a tab, so no route's loader could start the query earlier.
  const { node } = useOwnQuery<LotteryNumbersQuery>(
    graphql`
      query LotteryNumbersQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Lottery {
            frequencies {
              position
              number
              count
              gap
            }
          }
        }
      }
    `,
    { id: lotteryId },
    { fetchPolicy: "store-and-network", fetchKey: lastDraw },
  );
  const all = node?.frequencies ?? [];
  const positions = [...new Set(all.map((one) => one.position))];
  const shown = all.filter((one) => one.position === position);
  if (shown.length === 0) return <EmptyState icon={ChartColumn} title="lottery_results_none" />;
  const marks = hotAndCold(shown);
  return (
    <section className={styles.numbers}>
      <div className={styles.head}>
        {positions.length > 1 && (
          <Chips
            label={formatMessage({ id: "lottery_positions" })}
            options={positions.map((value) => ({
              value,
              label: <FormattedMessage id="lottery_position" values={{ place: value }} />,
            }))}
            selected={position}
            onSelect={setPosition}
            shape="square"
          />
        )}
        <Chip shape="square" isSelected={isTable} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          <FormattedMessage id="lottery_as_table" />
        </Chip>
      </div>
      <Text as="p" className={styles.text} text="lottery_numbers_text" />
      {isTable ? (
        <FrequencyTable frequencies={shown} marks={marks} />
      ) : (
        <FrequencyChart frequencies={shown} marks={marks} />
      )}
    </section>
  );
}

/** The data of the chart as a table. */
const FrequencyTable = ({
  frequencies,
  marks,
}: {
  frequencies: readonly Frequency[];
  marks: ReadonlyMap<string, Mark>;
}) => (
  <table className={styles.table}>
    <Text as="caption" className="visually-hidden" text="lottery_view_numbers" />
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
