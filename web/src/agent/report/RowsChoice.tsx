import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { chooseRows, rowChoices, rowsOf } from "../../records/rows.ts";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";

/** Chooses how many rows a page of a list has, on this device. `onChange` opens the first page again. */
export function RowsChoice({ list, onChange }: { list: string; onChange: () => void }) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState(() => rowsOf(list));
  return (
    <FilterSelect
      label={<FormattedMessage id="table_rows" />}
      value={chosen}
      options={rowChoices.map((value) => ({
        value,
        label: formatMessage({ id: "table_rows_of" }, { rows: Number(value) }),
      }))}
      onChange={(rows) => {
        setChosen(rows);
        chooseRows(list, rows);
        onChange();
      }}
    />
  );
}
