import { type ReactNode, useId } from "react";
import styles from "./Settings.module.css";

/** Settings that belong together, under a heading. */
export function SettingGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
