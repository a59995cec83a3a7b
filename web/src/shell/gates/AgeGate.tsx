import { useEffect, useId, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AgeGate_site$key } from "../../__generated__/AgeGate_site.graphql.ts";
import { Button } from "../../ui/button/Button.tsx";
import { AppearanceButton } from "../appearance/AppearanceButton.tsx";
import { Logo } from "../header/Logo.tsx";
import styles from "./AgeGate.module.css";

interface Props {
  site: AgeGate_site$key;
  /** In years, from the operator's law. */
  age: number;
  onConfirm: () => void;
}

/**
 * Lies over the dimmed screen until a visitor confirms the age; the shell makes the screen inert. A visitor who denies
 * it sees a refusal, and can correct a mistake.
 */
export function AgeGate({ site: key, age, onConfirm }: Props) {
  const site = useFragment(
    graphql`
      fragment AgeGate_site on Site {
        brand {
          name
        }
        ...AppearanceButton_site
      }
    `,
    key,
  );
  const [isRefused, setRefused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const textId = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.ground}>
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={textId}
        tabIndex={-1}
        className={styles.box}
      >
        <div className={styles.head}>
          <Logo name={site.brand?.name ?? "Atrium"} />
          <AppearanceButton site={site} />
        </div>
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
      </div>
    </div>
  );
}
