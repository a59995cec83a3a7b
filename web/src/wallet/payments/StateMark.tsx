import { Clock, type LucideIcon } from "lucide-react";
import { FormattedMessage } from "react-intl";
import styles from "../Cashier.module.css";

/** The icons and tones of the states that are not simply open. */
export type Marks<State extends string> = Partial<
  Record<State, { Icon: LucideIcon; tone: "good" | "bad" | "muted" | "open" }>
>;

interface Props<State extends string> {
  state: State;
  marks: Marks<State>;
  /** The id of the state's text. */
  text: string;
}

/** The state of a payment: an icon and a word, in the state's colour. */
export function StateMark<State extends string>({ state, marks, text }: Props<State>) {
  const { Icon, tone } = marks[state] ?? { Icon: Clock, tone: "open" };
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon size={16} aria-hidden="true" />
      <FormattedMessage id={text} />
    </span>
  );
}
