import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../ui/Button.tsx";
import styles from "./AgeGate.module.css";

interface Props {
  /** Years, as the law of the operator's place has it. */
  age: number;
  onConfirm: () => void;
}

/** All there is to see until a visitor has said to be old enough; those who aren't are told so, and can correct a slip. */
export function AgeGate({ age, onConfirm }: Props) {
  const [isRefused, setRefused] = useState(false);
  return (
    <main className={styles.page} aria-live="polite">
      <span className={styles.arch} aria-hidden="true">
        {age}+
      </span>
      <h1>
        <FormattedMessage id={isRefused ? "age_refused_title" : "age_title"} values={{ age }} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id={isRefused ? "age_refused_text" : "age_text"} values={{ age }} />
      </p>
      <div className={styles.answers}>
        {isRefused ? (
          <Button variant="ghost" onClick={() => setRefused(false)}>
            <FormattedMessage id="age_back" />
          </Button>
        ) : (
          <>
            <Button isWide onClick={onConfirm}>
              <FormattedMessage id="age_yes" values={{ age }} />
            </Button>
            <Button isWide variant="secondary" onClick={() => setRefused(true)}>
              <FormattedMessage id="age_no" values={{ age }} />
            </Button>
          </>
        )}
      </div>
    </main>
  );
}
