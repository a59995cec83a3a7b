import type { ReactNode } from "react";
import styles from "./PageFrame.module.css";

interface Props {
  banner?: ReactNode;
  title: ReactNode;
  /** Stands beside the title. */
  note?: ReactNode;
  tools?: ReactNode;
  /** A sentence about what is below. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A screen's banner, title, tools, lead and content, one below the other. */
export const PageFrame = ({ banner, title, note, tools, lead, children }: Props) => (
  <div className={styles.page}>
    {banner}
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {note}
    </header>
    {tools}
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </div>
);
