import type { ReactNode } from "react";
import { Text } from "../ui/text/Text.tsx";
import styles from "./ChoiceCards.module.css";
import { useFormField } from "./useFormField.ts";

interface Props {
  /** The name of the field in the form. */
  name: string;
  /** The id of the text over the cards. */
  title: string;
  /** A `ChoiceCard` for each choice. */
  children: ReactNode;
}

/** A card for each channel or account of a payment; one is chosen. */
export function ChoiceCards({ name, title, children }: Props) {
  const { error } = useFormField<string>(name);
  return (
    <fieldset className={styles.cards}>
      <Text as="legend" className={styles.legend} text={title} />
      {children}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface CardProps {
  /** The name of the field in the form, and the value of this choice. */
  field: string;
  value: string;
  icon: ReactNode;
  name: string;
  note: ReactNode;
  isChosen: boolean;
  isOpen: boolean;
}

export function ChoiceCard({ field, value, icon, name, note, isChosen, isOpen }: CardProps) {
  const { change } = useFormField<string>(field);
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name={field}
        value={value}
        checked={isChosen}
        disabled={!isOpen}
        onChange={() => change(value)}
      />
      {icon}
      <span className={styles.name}>{name}</span>
      <small className={styles.note}>{note}</small>
    </label>
  );
}
