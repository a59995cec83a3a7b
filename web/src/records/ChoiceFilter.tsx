import { FormattedMessage, useIntl } from "react-intl";
import { FilterSelect } from "../ui/control/FilterSelect.tsx";

interface Props<Value extends string> {
  /** The id of the text that names the field. */
  label: string;
  isLabelled?: boolean;
  value: Value;
  /** The first one filters nothing. */
  options: readonly Value[];
  /** The id of an option's text. */
  textOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** Chooses one of some words as a filter. */
export function ChoiceFilter<Value extends string>({ label, options, textOf, ...select }: Props<Value>) {
  const { formatMessage } = useIntl();
  return (
    <FilterSelect
      {...select}
      label={<FormattedMessage id={label} />}
      options={options.map((value) => ({ value, label: formatMessage({ id: textOf(value) }) }))}
    />
  );
}
