import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { LogInSkeleton } from "../form/LogInSkeleton.tsx";
import styles from "./RegisterScreen.module.css";

/** Skeleton of the registration page. */
export const RegisterSkeleton = () => (
  <div className={styles.page}>
    <div className={styles.columns}>
      <div className={styles.card}>
        <LogInSkeleton />
      </div>
      <Skeleton style={{ height: "18rem" }} />
    </div>
  </div>
);
