import { ChevronDown } from "lucide-react";
import { useId } from "react";
import styles from "./SelectField.module.css";
import field from "./TextField.module.css";
import { useFormField } from "./useFormField.ts";

interface Props {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A choice in a Formik form, with the browser's own list, which works well on phones. */
export function SelectField({ name, label, options }: Props) {
  const id = useId();
  const { input, error, change } = useFormField<string>(name);
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={field.frame} data-invalid={error !== undefined || undefined}>
        <select
          id={id}
          name={name}
          value={input.value}
          onBlur={input.onBlur}
          onChange={(event) => change(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-note`}
          className={styles.select}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} size={16} aria-hidden="true" />
      </div>
      {error && (
        <span id={`${id}-note`} className={field.error} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
