import { ChevronDown } from "lucide-react";
import { type ReactNode, use, useState } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../button/IconButton.tsx";
import { usePhone } from "../layout/usePhone.ts";
import styles from "./DataTable.module.css";
import { OpenRow } from "./openRow.ts";

interface Props {
  name: string;
  /** What a panel beside the table shows of the row; rows without it have no panel. */
  side?: string;
  /** A sentence about the row, in the opened one: wide screens have it in the panel. */
  said?: ReactNode;
  children: ReactNode;
}

/** A row of a `DataTable`, of `DataCell`s. On phones the cells without a place are shown when the row is opened. */
export function DataRow({ name, side, said, children }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const isPhone = usePhone();
  const isBeside = use(OpenRow) === side;
  return (
    <tr className={styles.row} data-open={isOpen || undefined} data-side={side} aria-current={isBeside || undefined}>
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
      {said && isOpen && isPhone && <td className={styles.said}>{said}</td>}
    </tr>
  );
}
