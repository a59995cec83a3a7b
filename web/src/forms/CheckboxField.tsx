import type { ReactNode } from "react";
import styles from "./CheckboxField.module.css";
import { useFormField } from "./useFormField.ts";

/** A box to tick in a Formik form. */
export function CheckboxField({ name, children }: { name: string; children: ReactNode }) {
  const { input, change } = useFormField<boolean>(name);
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        name={name}
        checked={input.value}
        onBlur={input.onBlur}
        onChange={(event) => change(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
