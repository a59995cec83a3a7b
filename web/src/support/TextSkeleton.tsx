import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./TextScreen.module.css";

/** The shape of a page of text: a title and what is under it. */
export const TextSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton style={{ height: "2rem", width: "50%" }} />
    <Skeleton style={{ height: "28rem", borderRadius: "var(--radius-xl)" }} />
  </div>
);
