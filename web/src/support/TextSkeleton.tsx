import { FormattedMessage } from "react-intl";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./TextScreen.module.css";

/** Skeleton of a text: a title, which has a message id, and paragraphs. */
export const TextSkeleton = ({ title }: { title: string }) => (
  <div className={styles.page} aria-busy="true">
    <h1 className={styles.title}>
      <FormattedMessage id={title} />
    </h1>
    <Skeleton className={styles.skeleton} />
  </div>
);
