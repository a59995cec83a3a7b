import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import styles from "./TextField.module.css";

interface Props
  extends FieldProps,
    Omit<ComponentProps<"input">, keyof FieldProps | "id" | "value" | "onChange" | "onBlur"> {
  /** Shown inside the field's frame, after the text. */
  trailing?: ReactNode;
}

/** A labelled line of text in a Formik form, with its error below it. */
export function TextField(props: Props) {
  const { name, label, help, facts, trailing, className, isOptional, required, ...rest } = props;
  const { "aria-describedby": describedBy, ...input } = rest;
  return (
    <Field {...{ name, label, help, facts, className, isOptional, required, describedBy }}>
      {(control, change) => (
        <>
          <input {...input} {...control} onChange={(event) => change(event.target.value)} className={styles.input} />
          {trailing}
        </>
      )}
    </Field>
  );
}
