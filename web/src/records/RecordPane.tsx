import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { PaneTitle } from "../ui/layout/PaneTitle.tsx";
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
      <PaneTitle id={id}>
        <FormattedMessage id={title} />
      </PaneTitle>
      {children}
    </section>
  );
}
