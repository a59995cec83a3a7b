import { Heart, Scale, UserRoundCheck } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
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
          <h3 className={styles.name}>
            <FormattedMessage id={`welcome_${name}`} />
          </h3>
          <p className={styles.text}>
            <FormattedMessage id={`welcome_${name}_text`} />
          </p>
        </div>
      </li>
    ))}
  </ol>
);
