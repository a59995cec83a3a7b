import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./TextScreen.module.css";

/** Skeleton of a text: a title and paragraphs. */
export const TextSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton style={{ height: "2rem", width: "50%" }} />
    <Skeleton style={{ height: "28rem", borderRadius: "var(--radius-xl)" }} />
  </div>
);
