import { useFormikContext } from "formik";
import { useIntl } from "react-intl";
import { SelectField } from "../forms/SelectField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { type PeriodSearch, periodPresets } from "./period.ts";

/** A period as fields of a form: a preset, or two days. */
export function PeriodField() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<PeriodSearch>();
  const isCustom = values.period === "CUSTOM";
  return (
    <>
      <SelectField
        name="period"
        label={formatMessage({ id: "agent_period" })}
        options={[...periodPresets, "CUSTOM"].map((value) => ({
          value,
          label: formatMessage({ id: `agent_period_${value}` }),
        }))}
      />
      {isCustom && (
        <>
          <TextField name="from" type="date" label={formatMessage({ id: "agent_from" })} />
          <TextField name="to" type="date" label={formatMessage({ id: "agent_to" })} />
        </>
      )}
    </>
  );
}
