import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import styles from "./TextField.module.css";

interface Props
  extends FieldProps,
    Omit<ComponentProps<"input">, keyof FieldProps | "id" | "value" | "onChange" | "onBlur"> {
  /** Shown inside the field's frame, after the text. */
  trailing?: ReactNode;
  /** A name or a code: the device corrects nothing in it, and fills in nothing but what `autoComplete` says. */
  isName?: boolean;
}

const asTyped = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;

/** A labelled line of text in a Formik form, with its error below it. */
export function TextField(props: Props) {
  const { name, label, help, facts, trailing, className, isName, isOptional, required, ...rest } = props;
  const { "aria-describedby": describedBy, ...input } = rest;
  return (
    <Field {...{ name, label, help, facts, className, isOptional, required, describedBy }}>
      {(control, change) => (
        <>
          <input
            {...(isName && asTyped)}
            {...input}
            {...control}
            onChange={(event) => change(event.target.value)}
            className={styles.input}
          />
          {trailing}
        </>
      )}
    </Field>
  );
}
