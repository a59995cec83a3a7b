import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../button/IconButton.tsx";
import styles from "./DataTable.module.css";

/** A row of a `DataTable`, of `DataCell`s. On phones the cells without a place are shown when the row is opened. */
export function DataRow({ name, children }: { name: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <tr className={styles.row} data-open={isOpen || undefined}>
      {children}
      <td className={styles.more}>
        <IconButton
          label={formatMessage({ id: "table_details_of" }, { name })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={18} />
        </IconButton>
      </td>
    </tr>
  );
}
