import { zoneName } from "@atrium/schema/zoneName";
import clsx from "clsx";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type ReactNode, Suspense, use, useId } from "react";
import { useIntl } from "react-intl";
import { TimeZone } from "../../time/timeZone.ts";
import { lazyPart } from "../lazy/lazyPart.tsx";
import { SizedColumns, sizedStyle } from "./columnWidths.ts";
import own from "./DataHeading.module.css";
import styles from "./DataTable.module.css";
import { type Column, nextSort, type Sort } from "./sort.ts";

// Most visitors never use it.
const WidthHandle = lazyPart(async () => (await import("./WidthHandle.tsx")).WidthHandle, "agent");

const looks = {
  ASCENDING: { Icon: ArrowUp, said: "ascending" },
  DESCENDING: { Icon: ArrowDown, said: "descending" },
} as const;

/** Names of more letters get room for two lines, however narrow their numbers are. */
const LONG = 16;

interface Props {
  /** The name of the table. */
  table: string;
  column: Column;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** Stands after the name. */
  children?: ReactNode;
}

/** The heading of a column; a button when the column can be sorted. */
export function DataHeading({ table, column, sort, onSort, children }: Props) {
  const { id, cellId: heading = id, sortKey, isAmount, isTime } = column;
  const isSized = use(SizedColumns).has(heading);
  const nameId = useId();
  const timeZone = use(TimeZone);
  const look = sort && sortKey === sort.by ? looks[sort.direction] : undefined;
  const Icon = look?.Icon ?? ChevronsUpDown;
  const text = useIntl().formatMessage({ id });
  const name = (
    <span id={nameId} data-long={text.length > LONG || undefined}>
      <span>{text}</span>
      {isTime && timeZone && <span>{` (${zoneName(timeZone)})`}</span>}
    </span>
  );
  return (
    <th
      scope="col"
      aria-labelledby={nameId}
      aria-sort={look?.said}
      className={clsx(own.heading, isAmount && [styles.amount, own.amount], isSized && styles.sized)}
      style={isSized ? sizedStyle(heading) : undefined}
    >
      {sortKey === undefined || !sort || !onSort ? (
        name
      ) : (
        <button type="button" className={own.sorter} onClick={() => onSort(nextSort(sortKey, column, sort))}>
          {name}
          <Icon size={14} aria-hidden="true" />
        </button>
      )}
      {children}
      <Suspense>
        <WidthHandle table={table} id={id} heading={heading} />
      </Suspense>
    </th>
  );
}
