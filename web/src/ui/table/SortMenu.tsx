import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import styles from "./SortMenu.module.css";
import type { Column, Sort } from "./sort.ts";

const directions = ["DESCENDING", "ASCENDING"] as const;

/** The orders of a table as the browser's own list: on phones there are no headings to press. */
export function SortMenu({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const orders = columns.flatMap(({ id: text, sortKey }) =>
    sortKey === undefined
      ? []
      : directions.map((direction) => ({
          sort: { by: sortKey, direction },
          value: `${sortKey} ${direction}`,
          label: formatMessage({ id: `table_sort_${direction}` }, { column: formatMessage({ id: text }) }),
        })),
  );
  return (
    <div className={styles.sortMenu}>
      <label htmlFor={id}>
        <FormattedMessage id="sort_by" />
      </label>
      <select
        id={id}
        className={styles.select}
        value={`${sort.by} ${sort.direction}`}
        onChange={({ target }) => {
          const chosen = orders.find(({ value }) => value === target.value);
          if (chosen) onSort(chosen.sort);
        }}
      >
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
