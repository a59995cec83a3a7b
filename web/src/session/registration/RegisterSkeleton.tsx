import { FormattedMessage } from "react-intl";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { LogInSkeleton } from "../form/LogInSkeleton.tsx";
import styles from "./RegisterScreen.module.css";

/** Skeleton of the registration page. */
export const RegisterSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <div className={styles.columns}>
      <div className={styles.card}>
        <h1 className={styles.title}>
          <FormattedMessage id="register_title" />
        </h1>
        <LogInSkeleton />
      </div>
      <Skeleton className={styles.sideSkeleton} />
    </div>
  </div>
);
