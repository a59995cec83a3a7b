import type { ReactNode } from "react";
import { Skeleton } from "../state/Skeleton.tsx";
import styles from "./PageFrame.module.css";

interface Props {
  banner?: ReactNode;
  hasTools?: boolean;
  children: ReactNode;
}

/** The skeleton of a `PageFrame`. */
export const PageSkeleton = ({ banner, hasTools = true, children }: Props) => (
  <div className={styles.page} aria-busy="true">
    {banner}
    <Skeleton className={styles.titleSkeleton} />
    {hasTools && <Skeleton className={styles.toolsSkeleton} />}
    {children}
  </div>
);
