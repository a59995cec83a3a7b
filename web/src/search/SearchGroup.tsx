import { type ReactNode, useId } from "react";
import { Text } from "../ui/text/Text.tsx";
import styles from "./SearchDialog.module.css";

/** A heading with the options of one kind. */
export function SearchGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be part of a listbox.
    <div role="group" aria-labelledby={id} className={styles.group}>
      <Text as="p" id={id} className={styles.heading} text={title} />
      {children}
    </div>
  );
}
