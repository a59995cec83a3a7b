import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { maxSearchLength } from "../catalog/searchText.ts";
import styles from "./SearchField.module.css";

const pauseMs = 300;

/** A search field that searches when the typing pauses, or at once on Enter. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address changed by other means (back, cleared filters).
  if (seen !== value) {
    setSeen(value);
    if (text.trim() !== value) setText(value);
  }
  const search = useEffectEvent(() => {
    if (text.trim() !== value) onSearch(text);
  });

  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => search(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value]);

  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== value) onSearch(text);
        }}
      >
        <Search size={18} className={styles.icon} aria-hidden="true" />
        <input
          type="search"
          className={styles.input}
          value={text}
          maxLength={maxSearchLength}
          placeholder={formatMessage({ id: "games_search" })}
          aria-label={formatMessage({ id: "games_search" })}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
        />
        {text !== "" && (
          <button
            type="button"
            className={styles.clear}
            aria-label={formatMessage({ id: "games_search_clear" })}
            onClick={() => {
              setText("");
              onSearch("");
            }}
          >
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </form>
    </search>
  );
}
