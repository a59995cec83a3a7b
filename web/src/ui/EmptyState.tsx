import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

interface Props {
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** Says why there is nothing here, and what to do about it. */
export const EmptyState = ({ icon, title, children, action }: Props) => (
  <div className={styles.state}>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    <h2 className={styles.title}>{title}</h2>
    {children && <div className={styles.text}>{children}</div>}
    {action}
  </div>
);
