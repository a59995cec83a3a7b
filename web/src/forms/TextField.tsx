import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldLabel } from "./FieldLabel.tsx";
import styles from "./TextField.module.css";
import { useFormField } from "./useFormField.ts";

interface Props extends Omit<ComponentProps<"input">, "name" | "id" | "value" | "onChange" | "onBlur"> {
  name: string;
  label: string;
  /** The field may stay empty, and its label says so. */
  isOptional?: boolean;
  /** Shown below the field while there is no error. */
  help?: ReactNode;
  /** Shown below the field always. */
  facts?: ReactNode;
  /** Shown inside the field's frame, after the text. */
  trailing?: ReactNode;
}

/** A labelled line of text in a Formik form, with its error below it. */
export function TextField({
  name,
  label,
  help,
  facts,
  trailing,
  className,
  isOptional,
  required,
  "aria-describedby": describedBy,
  ...rest
}: Props) {
  const id = useId();
  const { input, error, change } = useFormField<string>(name);
  const note = error ?? help;
  return (
    <div className={clsx(styles.field, className)}>
      <FieldLabel htmlFor={id} label={label} isOptional={isOptional} />
      <div className={styles.frame} data-invalid={error !== undefined || undefined}>
        <input
          {...rest}
          id={id}
          name={name}
          value={input.value}
          onBlur={input.onBlur}
          onChange={(event) => change(event.target.value)}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={clsx(note && `${id}-note`, facts && `${id}-facts`, describedBy) || undefined}
          className={styles.input}
        />
        {trailing}
      </div>
      {note && (
        <span id={`${id}-note`} className={error ? styles.error : styles.help} role={error ? "alert" : undefined}>
          {note}
        </span>
      )}
      {facts && (
        <span id={`${id}-facts`} className={styles.help}>
          {facts}
        </span>
      )}
    </div>
  );
}
