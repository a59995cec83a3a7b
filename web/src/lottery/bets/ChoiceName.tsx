import { useIntl } from "react-intl";

/** A choice as text: numbers unchanged, known words in the visitor's language. */
export function ChoiceName({ choice }: { choice: string }) {
  const name = useChoiceName();
  return name(choice);
}

/** Returns the text of a `ChoiceName`, for labels. */
export function useChoiceName(): (choice: string) => string {
  const { messages, formatMessage } = useIntl();
  return (choice) => {
    const id = `lottery_choice_${choice}`;
    return id in messages ? formatMessage({ id }) : choice;
  };
}
