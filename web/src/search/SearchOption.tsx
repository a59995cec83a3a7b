import type { ReactNode } from "react";
import styles from "./SearchOption.module.css";
import { useOptions } from "./useOptions.ts";

/** An option of the search list: the arrow keys reach it, Enter or a click opens it. */
export function SearchOption({ id, onOpen, children }: { id: string; onOpen: () => void; children: ReactNode }) {
  const { activeId, setActive, onOpened } = useOptions();
  return (
    <button
      type="button"
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={activeId === id}
      className={styles.option}
      onMouseMove={() => setActive(id)}
      onClick={() => {
        onOpened();
        onOpen();
      }}
    >
      {children}
    </button>
  );
}
