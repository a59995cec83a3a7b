import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./SessionForm.module.css";

/** Skeleton of the login form. */
export const LogInSkeleton = () => (
  <div className={styles.form} aria-busy="true">
    <Skeleton className={styles.fieldSkeleton} />
    <Skeleton className={styles.fieldSkeleton} />
    <Skeleton className={styles.noteSkeleton} />
    <Skeleton className={styles.buttonSkeleton} />
  </div>
);
