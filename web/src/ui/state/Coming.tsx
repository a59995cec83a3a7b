import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./Coming.module.css";

interface Props {
  icon: ReactNode;
  title: ReactNode;
  /** What it will be. */
  children: ReactNode;
  action?: ReactNode;
  /** It is all that the page has to say. */
  isPage?: boolean;
}

/** Says honestly of a part that is not here yet what it will hold. */
export function Coming({ icon, title, children, action, isPage = false }: Props) {
  const Heading = isPage ? "h1" : "h2";
  return (
    <section className={styles.coming}>
      <span className={styles.arch} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.words}>
        <p className={styles.mark}>
          <FormattedMessage id="coming_mark" />
        </p>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.text}>{children}</p>
        {action}
      </div>
    </section>
  );
}
