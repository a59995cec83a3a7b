import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { FieldLabel } from "./FieldLabel.tsx";
import styles from "./TextAreaField.module.css";
import field from "./TextField.module.css";
import { useFormField } from "./useFormField.ts";

interface Props
  extends Omit<ComponentProps<"textarea">, "name" | "id" | "value" | "onChange" | "onBlur" | "maxLength"> {
  name: string;
  label: string;
  /** The field may stay empty, and its label says so. */
  isOptional?: boolean;
  /** The limit in characters as people count them. More can be typed: a pasted text must not be cut silently. */
  most: number;
  /** Shown below the field while there is no error. */
  help?: ReactNode;
}

/** Characters as people count them: an emoji is one, not two. */
export const lengthOf = (text: string) => [...text.trim()].length;

/** A labelled text of several lines in a Formik form, with its length and its error below it. */
export function TextAreaField({ name, label, isOptional, most, help, required, ...rest }: Props) {
  const id = useId();
  const { input, error, change } = useFormField<string>(name);
  const note = error ?? help;
  const length = lengthOf(input.value);
  return (
    <div className={field.field}>
      <FieldLabel htmlFor={id} label={label} isOptional={isOptional} />
      <div className={clsx(field.frame, styles.frame)} data-invalid={error !== undefined || undefined}>
        <textarea
          {...rest}
          id={id}
          name={name}
          value={input.value}
          onBlur={input.onBlur}
          onChange={(event) => change(event.target.value)}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={clsx(note && `${id}-note`, `${id}-count`)}
          className={styles.input}
        />
      </div>
      <div className={styles.foot}>
        {note && (
          <span id={`${id}-note`} className={error ? field.error : field.help} role={error ? "alert" : undefined}>
            {note}
          </span>
        )}
        <span id={`${id}-count`} className={clsx(styles.count, length > most && styles.over)}>
          <span aria-hidden="true">{`${length} / ${most}`}</span>
          <span className="visually-hidden">
            <FormattedMessage id="feedback_length" values={{ length, most }} />
          </span>
        </span>
      </div>
    </div>
  );
}
