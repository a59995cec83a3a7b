import clsx from "clsx";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type ReactNode, use } from "react";
import { FormattedMessage } from "react-intl";
import { offsetOf, TimeZone } from "../../time/timeZone.ts";
import styles from "./DataTable.module.css";
import { type Column, nextSort, type Sort } from "./sort.ts";

const looks = {
  ASCENDING: { Icon: ArrowUp, said: "ascending" },
  DESCENDING: { Icon: ArrowDown, said: "descending" },
} as const;

interface Props {
  column: Column;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** Stands after the name. */
  children?: ReactNode;
}

/** The heading of a column; a button when the column can be sorted. */
export function DataHeading({ column, sort, onSort, children }: Props) {
  const { id, sortKey, isAmount, isTime } = column;
  const timeZone = use(TimeZone);
  const look = sort && sortKey === sort.by ? looks[sort.direction] : undefined;
  const Icon = look?.Icon ?? ChevronsUpDown;
  const name = (
    <span>
      <FormattedMessage id={id} />
      {isTime && timeZone && <span>{` (${offsetOf(timeZone)})`}</span>}
    </span>
  );
  return (
    <th scope="col" aria-sort={look?.said} className={clsx(isAmount && styles.amount)}>
      {sortKey === undefined || !sort || !onSort ? (
        name
      ) : (
        <button type="button" className={styles.sorter} onClick={() => onSort(nextSort(sortKey, column, sort))}>
          {name}
          <Icon size={14} aria-hidden="true" />
        </button>
      )}
      {children}
    </th>
  );
}
