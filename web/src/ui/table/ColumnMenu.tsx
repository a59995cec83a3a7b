import { Menu as Base } from "@base-ui/react/menu";
import { Check, Columns3, MoveHorizontal, RotateCcw } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { Button } from "../button/Button.tsx";
import styles from "../menu/Menu.module.css";
import { Menu, MenuItem, MenuSeparator } from "../menu/Menu.tsx";
import { Text } from "../text/Text.tsx";
import { keepWidths } from "./columnWidths.ts";
import { hideColumns } from "./hiddenColumns.ts";

interface Props {
  table: string;
  /** The ids of the columns that can be hidden: all but the first one, which names the rows. */
  columns: readonly string[];
  hidden: readonly string[];
  /** Whether some have a width of their own. */
  isSized: boolean;
}

/** A button with the list of a table's columns, of which each can be hidden, and all get their usual widths back. */
export const ColumnMenu = ({ table, columns, hidden, isSized }: Props) => (
  <Menu
    trigger={
      <Button variant="ghost" size="sm">
        <Columns3 size={16} aria-hidden="true" />
        <Text as="span" className="visually-hidden" text="table_columns" />
        {hidden.length > 0 && <span>{` ${columns.length + 1 - hidden.length}/${columns.length + 1}`}</span>}
      </Button>
    }
  >
    <Base.Group className={styles.group}>
      <Base.GroupLabel className={styles.label}>
        <FormattedMessage id="table_columns_note" />
      </Base.GroupLabel>
      {columns.map((id) => (
        <Base.CheckboxItem
          key={id}
          className={styles.item}
          checked={!hidden.includes(id)}
          onCheckedChange={(isShown) =>
            hideColumns(table, isShown ? hidden.filter((one) => one !== id) : [...hidden, id])
          }
        >
          <FormattedMessage id={id} />
          <Base.CheckboxItemIndicator className={styles.check}>
            <Check size={16} aria-hidden="true" />
          </Base.CheckboxItemIndicator>
        </Base.CheckboxItem>
      ))}
    </Base.Group>
    {(hidden.length > 0 || isSized) && <MenuSeparator />}
    {hidden.length > 0 && (
      <MenuItem icon={<RotateCcw size={16} aria-hidden="true" />} onSelect={() => hideColumns(table, [])}>
        <FormattedMessage id="table_columns_all" />
      </MenuItem>
    )}
    {isSized && (
      <MenuItem icon={<MoveHorizontal size={16} aria-hidden="true" />} onSelect={() => keepWidths(table, new Map())}>
        <FormattedMessage id="table_widths_usual" />
      </MenuItem>
    )}
  </Menu>
);
