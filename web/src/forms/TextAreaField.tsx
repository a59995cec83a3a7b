import clsx from "clsx";
import type { ComponentProps } from "react";
import { Text } from "../ui/text/Text.tsx";
import { Field, type FieldProps } from "./Field.tsx";
import styles from "./TextAreaField.module.css";

interface Props
  extends Omit<FieldProps, "facts">,
    Omit<ComponentProps<"textarea">, keyof FieldProps | "id" | "value" | "onChange" | "onBlur" | "maxLength"> {
  /** The limit in characters as people count them. More can be typed: a pasted text must not be cut silently. */
  most: number;
}

/** Characters as people count them: an emoji is one, not two. */
export const lengthOf = (text: string) => [...text.trim()].length;

/** A labelled text of several lines in a Formik form, with its length and its error below it. */
export function TextAreaField({ name, label, isOptional, most, help, required, className, ...rest }: Props) {
  const count = (text: string) => {
    const length = lengthOf(text);
    return (
      <span className={clsx(styles.count, length > most && styles.over)}>
        <span aria-hidden="true">{`${length} / ${most}`}</span>
        <Text as="span" className="visually-hidden" text="feedback_length" values={{ length, most }} />
      </span>
    );
  };
  return (
    <Field {...{ name, label, isOptional, help, required, className }} facts={count} frame={styles.frame}>
      {(control, change) => (
        <textarea {...rest} {...control} onChange={(event) => change(event.target.value)} className={styles.input} />
      )}
    </Field>
  );
}
