import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import styles from "./AgeGate.module.css";

/** What a visitor can say: to have the age, not to have it, or to have answered wrongly. */
export type AgeAnswer = "yes" | "no" | "back";

interface Props {
  /** Shows the refusal instead of the question. */
  isRefused: boolean;
  /** In years. */
  age?: number;
  titleId: string;
  textId: string;
  onAnswer?: (answer: AgeAnswer) => void;
}

/** The question for the age with its answers, or the refusal with a way back. */
export function AgeQuestion({ isRefused, age, titleId, textId, onAnswer }: Props) {
  const answer = (value: AgeAnswer, text: ReactNode, variant: "primary" | "secondary" | "ghost") => (
    <Button isWide={variant !== "ghost"} variant={variant} value={value} onClick={onAnswer && (() => onAnswer(value))}>
      {text}
    </Button>
  );
  return (
    <>
      <div className={styles.question} aria-live="polite">
        <h2 id={titleId} className={styles.title}>
          <FormattedMessage id={isRefused ? "age_refused_title" : "age_title"} values={{ age }} />
        </h2>
        <p id={textId} className={styles.text}>
          <FormattedMessage id={isRefused ? "age_refused_text" : "age_text"} values={{ age }} />
        </p>
      </div>
      <div className={styles.answers}>
        {isRefused ? (
          answer("back", <FormattedMessage id="age_back" />, "ghost")
        ) : (
          <>
            {answer("yes", <FormattedMessage id="age_yes" values={{ age }} />, "primary")}
            {answer("no", <FormattedMessage id="age_no" values={{ age }} />, "secondary")}
          </>
        )}
      </div>
    </>
  );
}
