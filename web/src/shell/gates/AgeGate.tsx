import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { AgeGate_site$key } from "../../__generated__/AgeGate_site.graphql.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Arch } from "../../ui/state/Arch.tsx";
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
 * Shown instead of the client until a visitor confirms the age. A visitor who denies it sees a refusal, and can correct
 * a mistake.
 */
export function AgeGate({ site: key, age, onConfirm }: Props) {
  const site = useFragment(
    graphql`
      fragment AgeGate_site on Site {
        brand {
          name
        }
        ...AppearanceMenu_site
      }
    `,
    key,
  );
  const [isRefused, setRefused] = useState(false);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Logo name={site.brand?.name ?? "Atrium"} />
        <AppearanceButton site={site} />
      </header>
      <main className={styles.question} aria-live="polite">
        <Arch>{age}+</Arch>
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
    </div>
  );
}
