import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./ComingSoon.module.css";

interface Props {
  icon: ReactNode;
  title: ReactNode;
  /** What the feature will be. */
  children: ReactNode;
  action?: ReactNode;
  /** The placeholder is the whole page. */
  isPage?: boolean;
}

/** Placeholder of a feature that does not exist yet; says what it will be. */
export function ComingSoon({ icon, title, children, action, isPage = false }: Props) {
  const Heading = isPage ? "h1" : "h2";
  return (
    <section className={styles.placeholder}>
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
