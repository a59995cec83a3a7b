import type { ReactNode } from "react";
import { Skeleton } from "../state/Skeleton.tsx";
import styles from "./PageFrame.module.css";

interface Props {
  banner?: ReactNode;
  /** When it is known before the data. */
  title?: ReactNode;
  hasTools?: boolean;
  lead?: ReactNode;
  children: ReactNode;
}

/** The skeleton of a `PageFrame`. */
export const PageSkeleton = ({ banner, title, hasTools = true, lead, children }: Props) => (
  <div className={styles.page} aria-busy="true">
    {banner}
    {title ? <h1 className={styles.title}>{title}</h1> : <Skeleton className={styles.titleSkeleton} />}
    {hasTools && <Skeleton className={styles.toolsSkeleton} />}
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </div>
);
