import { type ReactNode, type Ref, Suspense } from "react";
import { usePhone } from "../layout/usePhone.ts";
import { lazyPart } from "../lazy/lazyPart.tsx";
import { Text } from "../text/Text.tsx";
import { SizedColumns, useWidths, widthVariable } from "./columnWidths.ts";
import { DataHeading } from "./DataHeading.tsx";
import styles from "./DataTable.module.css";
import { HiddenColumns, useHiddenIds } from "./hiddenColumns.ts";
import { SortMenu } from "./SortMenu.tsx";
import type { Column, Sort } from "./sort.ts";
import tools from "./TableTools.module.css";

// Most visitors never open it.
const ColumnMenu = lazyPart(async () => (await import("./ColumnMenu.tsx")).ColumnMenu, "agent");

interface Props {
  /** The name under which this device keeps which columns are hidden. */
  name: string;
  caption: ReactNode;
  columns: readonly Column[];
  /**
   * The order of the rows, unless they have only one. The owner of the rows sorts them, because a page holds only some of them.
   */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Gets the place of a `DataRow` with the sums of the rows. */
  footRef?: Ref<HTMLTableSectionElement>;
  /** `DataRow`s. */
  children: ReactNode;
}

/**
 * A dense table with headings that sort, of which all columns but the first can be hidden, and each can get a width. On phones each row has two
 * lines, opens for the rest, and a menu above the rows sorts them.
 */
export function DataTable({ name, caption, columns, sort, onSort, footRef, children }: Props) {
  const hiddenIds = useHiddenIds(name).split(" ");
  const [first, ...others] = columns;
  const hidden = others.filter(({ id }) => hiddenIds.includes(id));
  const shown = columns.filter((column) => column === first || !hidden.includes(column));
  const isPhone = usePhone();
  const widths = useWidths(name);
  const columnMenu = (
    <Suspense>
      <ColumnMenu
        table={name}
        columns={others.map(({ id }) => id)}
        hidden={hidden.map(({ id }) => id)}
        isSized={widths.size > 0}
      />
    </Suspense>
  );
  return (
    <HiddenColumns value={new Set(hidden.map(({ id, cellId }) => cellId ?? id))}>
      <SizedColumns value={new Set(widths.keys())}>
        <div className={styles.frame}>
          <div className={tools.tools}>
            {sort && onSort && <SortMenu columns={columns} sort={sort} onSort={onSort} />}
            {isPhone && columnMenu}
          </div>
          <div className={styles.scroller}>
            <table
              className={styles.table}
              style={Object.fromEntries([...widths].map(([heading, width]) => [widthVariable(heading), `${width}px`]))}
            >
              <caption className="visually-hidden">{caption}</caption>
              <thead>
                <tr>
                  {shown.map((column) => (
                    <DataHeading key={column.id} table={name} column={column} sort={sort} onSort={onSort}>
                      {column === first && !isPhone && columnMenu}
                    </DataHeading>
                  ))}
                  <th scope="col" className={styles.more}>
                    <Text as="span" className="visually-hidden" text="table_details" />
                  </th>
                </tr>
              </thead>
              <tbody>{children}</tbody>
              {footRef && <tfoot ref={footRef} />}
            </table>
          </div>
        </div>
      </SizedColumns>
    </HiddenColumns>
  );
}
