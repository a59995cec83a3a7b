import clsx from "clsx";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styles from "./DataTable.module.css";

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

/** A cell of a `DataRow`; the one in the place `lead` names the row. */
export function DataCell({ heading, isAmount = false, place, children }: Props) {
  const { formatMessage } = useIntl();
  const attributes = {
    className: clsx(styles.cell, isAmount && styles.amount),
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
