import { type ReactNode, useId } from "react";
import tick from "../ui/control/Tick.module.css";
import styles from "./CheckboxField.module.css";
import text from "./TextField.module.css";
import { useFormField } from "./useFormField.ts";

interface Props {
  name: string;
  children: ReactNode;
  /** Says why it can't be changed; left out where it can. */
  fixedBecause?: ReactNode;
}

/** A checkbox in a Formik form, with its error or the reason for which it is fixed below it. */
export function CheckboxField({ name, children, fixedBecause }: Props) {
  const id = useId();
  const { input, error, change } = useFormField<boolean>(name);
  return (
    <div>
      <label className={styles.field}>
        <input
          type="checkbox"
          className={tick.tick}
          name={name}
          checked={input.value}
          onBlur={input.onBlur}
          onChange={(event) => change(event.target.checked)}
          aria-invalid={error !== undefined}
          aria-describedby={error || fixedBecause ? id : undefined}
          disabled={Boolean(fixedBecause)}
        />
        <span>{children}</span>
      </label>
      {fixedBecause && (
        <p id={id} className={text.help}>
          {fixedBecause}
        </p>
      )}
      {error && (
        <p id={id} className={text.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
