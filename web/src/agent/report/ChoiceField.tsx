import { useIntl } from "react-intl";
import { SelectField } from "../../forms/SelectField.tsx";

interface Props {
  name: string;
  /** The id of the text that names the field. */
  label: string;
  values: readonly string[];
  /** The id of a value's text. */
  textOf: (value: string) => string;
}

/** One of some values, or all of them, as a filter. */
export function ChoiceField({ name, label, values, textOf }: Props) {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      name={name}
      label={formatMessage({ id: label })}
      options={[
        { value: "", label: formatMessage({ id: "agent_any" }) },
        ...values.map((value) => ({ value, label: formatMessage({ id: textOf(value) }) })),
      ]}
    />
  );
}
