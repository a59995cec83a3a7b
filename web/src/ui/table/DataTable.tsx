import clsx from "clsx";
import { type ReactNode, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { lazyPart } from "../lazy/lazyPart.tsx";
import { DataHeading } from "./DataHeading.tsx";
import styles from "./DataTable.module.css";
import { HiddenColumns, useHiddenIds } from "./hiddenColumns.ts";
import { SortMenu } from "./SortMenu.tsx";
import type { Column, Sort } from "./sort.ts";
import tools from "./TableTools.module.css";
import wide from "./WideTable.module.css";

// Most visitors never open it.
const ColumnMenu = lazyPart(async () => (await import("./ColumnMenu.tsx")).ColumnMenu, "agent");

interface Props<Key extends string> {
  /** The name under which this device keeps which columns are hidden. */
  name: string;
  caption: ReactNode;
  columns: readonly Column<Key>[];
  /** The order of the rows. The owner of the rows sorts them, because a page holds only some of them. */
  sort: Sort<Key>;
  onSort: (sort: Sort<Key>) => void;
  /** It has more columns than a desktop has room for. */
  isWide?: boolean;
  /** A `DataRow` with the sums of the rows. */
  foot?: ReactNode;
  /** `DataRow`s. */
  children: ReactNode;
}

/**
 * A dense table with headings that sort, of which all columns but the first can be hidden. On phones each row has two
 * lines, opens for the rest, and a menu above the rows sorts them.
 */
export function DataTable<Key extends string>({
  name,
  caption,
  columns,
  sort,
  onSort,
  isWide = false,
  foot,
  children,
}: Props<Key>) {
  const hiddenIds = useHiddenIds(name).split(" ");
  const [first, ...others] = columns;
  const hidden = others.filter(({ id }) => hiddenIds.includes(id));
  const shown = columns.filter((column) => column === first || !hidden.includes(column));
  return (
    <HiddenColumns value={new Set(hidden.map(({ id, cellId }) => cellId ?? id))}>
      <div className={styles.frame}>
        <div className={tools.tools}>
          <SortMenu columns={columns} sort={sort} onSort={onSort} />
          <Suspense>
            <ColumnMenu table={name} columns={others.map(({ id }) => id)} hidden={hidden.map(({ id }) => id)} />
          </Suspense>
        </div>
        <div className={clsx(styles.scroller, isWide && wide.wide)}>
          <table className={styles.table}>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                {shown.map((column) => (
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
            {foot && <tfoot>{foot}</tfoot>}
          </table>
        </div>
      </div>
    </HiddenColumns>
  );
}
