import { Field } from "./Field.tsx";
import styles from "./SelectField.module.css";

interface Props {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A choice in a Formik form, with the browser's own list, which works well on phones. */
export const SelectField = ({ name, label, options }: Props) => (
  <Field name={name} label={label}>
    {(control, change) => (
      <select {...control} onChange={(event) => change(event.target.value)} className={styles.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
