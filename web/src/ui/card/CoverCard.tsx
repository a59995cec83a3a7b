import type { ReactNode } from "react";
import { Link, type To } from "react-router-dom";
import styles from "./CoverCard.module.css";

interface Props {
  to: To;
  picture: ReactNode;
  /** A line above the title. */
  note: ReactNode;
  title: string;
  summary: ReactNode;
  /** The link opens a dialog over the list. */
  opensDialog?: boolean;
  children?: ReactNode;
}

/** A card in a list: a picture, and words below it. The title's link covers the whole card. */
export const CoverCard = ({ to, picture, note, title, summary, opensDialog = false, children }: Props) => (
  <article className={styles.card}>
    {picture}
    <div className={styles.words}>
      {note}
      <h2 className={styles.title}>
        <Link to={to} preventScrollReset={opensDialog} className={styles.cover}>
          {title}
        </Link>
      </h2>
      <p className={styles.summary}>{summary}</p>
      {children}
    </div>
  </article>
);
