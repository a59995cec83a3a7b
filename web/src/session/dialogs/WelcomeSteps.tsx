import { Heart, Scale, UserRoundCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./WelcomeDialog.module.css";

const steps: readonly (readonly [name: string, icon: ReactNode])[] = [
  ["account", <UserRoundCheck key="account" size={20} aria-hidden="true" />],
  ["games", <Heart key="games" size={20} aria-hidden="true" />],
  ["limits", <Scale key="limits" size={20} aria-hidden="true" />],
];

/** First steps for a new member. */
export const WelcomeSteps = () => (
  <ol className={styles.steps}>
    {steps.map(([name, icon]) => (
      <li key={name} className={styles.step}>
        <span className={styles.icon}>{icon}</span>
        <div>
          <Text as="h3" className={styles.name} text={`welcome_${name}`} />
          <Text as="p" className={styles.text} text={`welcome_${name}_text`} />
        </div>
      </li>
    ))}
  </ol>
);
