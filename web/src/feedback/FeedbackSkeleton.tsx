import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./Feedback.module.css";
import { FeedbackHead } from "./FeedbackHead.tsx";

/** Skeleton of the forms for feedback. */
export const FeedbackSkeleton = ({ kind }: { kind: "feedback" | "affiliate" }) => (
  <div className={styles.page} aria-busy="true">
    <FeedbackHead kind={kind} />
    <Skeleton className={styles.skeleton} />
  </div>
);
