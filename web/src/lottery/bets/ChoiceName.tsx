import { useIntl } from "react-intl";

/** A choice as it is read: numbers as they are, words in the visitor's language as far as they are known. */
export function ChoiceName({ choice }: { choice: string }) {
  const name = useChoiceName();
  return name(choice);
}

/** Gives the text of a `ChoiceName`, for labels. */
export function useChoiceName(): (choice: string) => string {
  const { messages, formatMessage } = useIntl();
  return (choice) => {
    const id = `lottery_choice_${choice}`;
    return id in messages ? formatMessage({ id }) : choice;
  };
}
