import { type ReactNode, useId } from "react";
import styles from "./CheckboxField.module.css";
import text from "./TextField.module.css";
import { useFormField } from "./useFormField.ts";

/** A checkbox in a Formik form, with its error below it. */
export function CheckboxField({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  const { input, error, change } = useFormField<boolean>(name);
  return (
    <div>
      <label className={styles.field}>
        <input
          type="checkbox"
          name={name}
          checked={input.value}
          onBlur={input.onBlur}
          onChange={(event) => change(event.target.checked)}
          aria-invalid={error !== undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={id} className={text.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
