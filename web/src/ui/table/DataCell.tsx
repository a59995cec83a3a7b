import clsx from "clsx";
import { type ReactNode, use } from "react";
import { useIntl } from "react-intl";
import { SizedColumns, sizedStyle } from "./columnWidths.ts";
import styles from "./DataTable.module.css";
import { HiddenColumns } from "./hiddenColumns.ts";

interface Props {
  /** The id of the text that names the cell where the headings of the table are not shown. */
  heading: string;
  /** An amount or a time: aligned at the end. */
  isAmount?: boolean;
  /**
   * Where a phone shows the cell: at the start or the end of the first line (`lead`, `mark`, `value`) or of the second
   * one (`note`, `aside`). Cells without a place are shown when the row is opened.
   */
  place?: "lead" | "mark" | "value" | "note" | "aside";
  children: ReactNode;
}

/** A cell of a `DataRow`; the one in the place `lead` names the row. Nothing where its column is hidden. */
export function DataCell({ heading, isAmount = false, place, children }: Props) {
  const { formatMessage } = useIntl();
  if (use(HiddenColumns).has(heading)) return null;
  const isSized = use(SizedColumns).has(heading);
  const attributes = {
    className: clsx(styles.cell, isAmount && styles.amount, isSized && styles.sized),
    style: isSized ? sizedStyle(heading) : undefined,
    "data-place": place,
    "data-heading": formatMessage({ id: heading }),
  };
  if (place === "lead")
    return (
      <th scope="row" {...attributes}>
        {children}
      </th>
    );
  return <td {...attributes}>{children}</td>;
}
