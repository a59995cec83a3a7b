import { ChevronRight } from "lucide-react";
import { type ReactNode, use, useId, useState } from "react";
import { HiddenColumns } from "./hiddenColumns.ts";
import styles from "./OpeningRow.module.css";

interface Props {
  /** What the button says; `label` says it to screen readers. */
  name: string;
  label?: string;
  /** Number of the table's columns. */
  columnCount: number;
  /** A `DataRow` with the button in its first cell. */
  row: (opener: ReactNode) => ReactNode;
  /** What opens below it. */
  children: ReactNode;
}

/** A row of a `DataTable` that opens to what it is made of. */
export function OpeningRow({ name, label, columnCount, row, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const hidden = use(HiddenColumns);
  return (
    <>
      {row(
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={label}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight size={16} aria-hidden="true" />
          {name}
        </button>,
      )}
      {isOpen && (
        <tr id={id} className={styles.opened}>
          <td colSpan={columnCount - hidden.size}>{children}</td>
        </tr>
      )}
    </>
  );
}
