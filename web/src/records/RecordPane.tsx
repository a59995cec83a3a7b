import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./Records.module.css";

interface Props {
  /** The id of the title's text. */
  title: string;
  children: ReactNode;
}

/** A record as a pane of the member centre, under its title. */
export function RecordPane({ title, children }: Props) {
  const id = useId();
  return (
    <section className={styles.pane} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <FormattedMessage id={title} />
      </h2>
      {children}
    </section>
  );
}
