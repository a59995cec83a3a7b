import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useFormField } from "../../forms/useFormField.ts";
import styles from "../Cashier.module.css";

interface Choice {
  readonly id: string;
  readonly icon: ReactNode;
  readonly name: string;
  readonly note: ReactNode;
  readonly isOpen: boolean;
}

interface Props {
  /** The name of the field in the form. */
  name: string;
  /** The id of the text over the cards. */
  title: string;
  choices: readonly Choice[];
  selected: string;
}

/** A card for each channel or account of a payment; one is chosen. */
export function ChoiceCards({ name, title, choices, selected }: Props) {
  const { error, change } = useFormField<string>(name);
  return (
    <fieldset className={styles.channels}>
      <legend className={styles.legend}>
        <FormattedMessage id={title} />
      </legend>
      {choices.map(({ id, icon, name: shown, note, isOpen }) => (
        <label key={id} className={styles.channel}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={selected === id}
            disabled={!isOpen}
            onChange={() => change(id)}
          />
          {icon}
          <span className={styles.channelName}>{shown}</span>
          <small className={styles.channelNote}>{note}</small>
        </label>
      ))}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
