import logo from "../header/Logo.module.css";
import { LogoMark } from "../header/LogoMark.tsx";
import styles from "./AgeGate.module.css";
import { AgeQuestion } from "./AgeQuestion.tsx";
import { PRERENDERED_AGE_GATE } from "./prerenderedAgeGate.ts";

/**
 * The question for the age as the gateway's page shows it before the client has started. `public/age.js` lets visitors
 * answer it; `AgeGate` takes its place.
 */
export const PrerenderedAgeGate = ({ age, brand }: { age: string; brand: string }) => (
  <div id={PRERENDERED_AGE_GATE} data-age={age} className={styles.ground}>
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby="first-age-title"
      aria-describedby="first-age-text"
      tabIndex={-1}
      className={styles.box}
    >
      <div className={styles.head}>
        <span className={logo.logo}>
          <LogoMark />
          <span className={logo.name}>{brand}</span>
        </span>
      </div>
      <div data-step="back" className={styles.step}>
        <AgeQuestion isRefused={false} titleId="first-age-title" textId="first-age-text" />
      </div>
      <div data-step="no" hidden className={styles.step}>
        <AgeQuestion isRefused titleId="first-age-refusal" textId="first-age-reason" />
      </div>
    </div>
  </div>
);
