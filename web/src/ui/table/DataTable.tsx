import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { DataHeading } from "./DataHeading.tsx";
import styles from "./DataTable.module.css";
import { SortMenu } from "./SortMenu.tsx";
import type { Column, Sort } from "./sort.ts";

interface Props<Key extends string> {
  caption: ReactNode;
  columns: readonly Column<Key>[];
  /** The order of the rows. The owner of the rows sorts them, because a page holds only some of them. */
  sort: Sort<Key>;
  onSort: (sort: Sort<Key>) => void;
  /** `DataRow`s. */
  children: ReactNode;
}

/**
 * A dense table with headings that sort. On phones each row has two lines, opens for the rest, and a menu above the rows
 * sorts them.
 */
export const DataTable = <Key extends string>({ caption, columns, sort, onSort, children }: Props<Key>) => (
  <div className={styles.frame}>
    <SortMenu columns={columns} sort={sort} onSort={onSort} />
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <DataHeading key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className={styles.more}>
              <span className="visually-hidden">
                <FormattedMessage id="table_details" />
              </span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  </div>
);
