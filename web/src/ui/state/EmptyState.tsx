import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

interface Props {
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** It is the page's only content, so its title is an `h1`. */
  isPage?: boolean;
}

/** Says why there is no content, and what the visitor can do. */
export const EmptyState = ({ icon, title, children, action, isPage = false }: Props) => (
  <div className={styles.state}>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    {isPage ? <h1 className={styles.title}>{title}</h1> : <h2 className={styles.title}>{title}</h2>}
    {children && <div className={styles.text}>{children}</div>}
    {action}
  </div>
);
