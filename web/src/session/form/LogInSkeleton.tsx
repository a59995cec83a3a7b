import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./SessionForm.module.css";

const field = { height: "4.4rem" };

/** Skeleton of the login form. */
export const LogInSkeleton = () => (
  <div className={styles.form} aria-busy="true">
    <Skeleton style={field} />
    <Skeleton style={field} />
    <Skeleton style={{ height: "1.5rem", width: "60%" }} />
    <Skeleton style={{ height: "2.75rem" }} />
  </div>
);
