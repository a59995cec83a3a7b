import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AgeGate_site$key } from "../../__generated__/AgeGate_site.graphql.ts";
import { AppearanceButton } from "../appearance/AppearanceButton.tsx";
import { Logo } from "../header/Logo.tsx";
import styles from "./AgeGate.module.css";
import { AgeQuestion } from "./AgeQuestion.tsx";
import { isPrerenderedAgeDenied, removePrerenderedAge } from "./prerenderedAgeGate.ts";
import { confirmedAge } from "./useOfAge.ts";

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
  const [isRefused, setRefused] = useState(isPrerenderedAgeDenied);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const textId = useId();
  useEffect(() => box.current?.focus(), []);
  useLayoutEffect(() => {
    removePrerenderedAge();
    // The visitor has answered in the gateway's page, while the client was starting.
    if (confirmedAge() >= age) onConfirm();
  }, [age, onConfirm]);
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
        <AgeQuestion
          isRefused={isRefused}
          age={age}
          titleId={titleId}
          textId={textId}
          onAnswer={(answer) => (answer === "yes" ? onConfirm() : setRefused(answer === "no"))}
        />
      </div>
    </div>
  );
}
