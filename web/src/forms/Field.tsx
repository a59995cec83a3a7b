import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { FieldLabel } from "./FieldLabel.tsx";
import styles from "./TextField.module.css";
import { useFormField } from "./useFormField.ts";

export interface FieldProps {
  name: string;
  label: string;
  /** The field may stay empty, and its label says so. */
  isOptional?: boolean | undefined;
  required?: boolean | undefined;
  /** Shown below the field while there is no error. */
  help?: ReactNode;
  /** Shown below the field always. */
  facts?: ReactNode;
  className?: string | undefined;
}

/** What every control of a form has: spread it on the control, and write what it says with `change`. */
export interface Control {
  id: string;
  name: string;
  value: string;
  onBlur: () => void;
  "aria-required": boolean | undefined;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface Props extends Omit<FieldProps, "facts"> {
  facts?: ReactNode | ((text: string) => ReactNode);
  /** Ids of further texts that describe the control. */
  describedBy?: string | undefined;
  /** The class of the frame. */
  frame?: string | undefined;
  children: (control: Control, change: (text: string) => void) => ReactNode;
}

/** A labelled control of a Formik form in its frame, with its error or help below it. */
export function Field({
  name,
  label,
  isOptional,
  required,
  help,
  facts,
  className,
  describedBy,
  frame,
  children,
}: Props) {
  const id = useId();
  const { input, error, change } = useFormField<string>(name);
  const note = error ?? help;
  const control: Control = {
    id,
    name,
    value: input.value,
    onBlur: input.onBlur,
    "aria-required": required,
    "aria-invalid": error !== undefined,
    "aria-describedby": clsx(note && `${id}-note`, facts && `${id}-facts`, describedBy) || undefined,
  };
  return (
    <div className={clsx(styles.field, className)}>
      <FieldLabel htmlFor={id} label={label} isOptional={isOptional} />
      <div className={clsx(styles.frame, frame)} data-invalid={error !== undefined || undefined}>
        {children(control, change)}
      </div>
      {note && (
        <span id={`${id}-note`} className={error ? styles.error : styles.help} role={error ? "alert" : undefined}>
          {note}
        </span>
      )}
      {facts && (
        <span id={`${id}-facts`} className={styles.help}>
          {typeof facts === "function" ? facts(input.value) : facts}
        </span>
      )}
    </div>
  );
}
