import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { asSearchText, maxSearchLength } from "../catalog/searchText.ts";
import styles from "./SearchField.module.css";

const pauseMs = 300;

/** A search field that searches when the typing pauses, or at once on Enter. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const wanted = asSearchText(text);
  // The address changed by other means (back, cleared filters).
  if (seen !== value) {
    setSeen(value);
    if (wanted !== value) setText(value);
  }
  const search = useEffectEvent(() => {
    if (wanted !== value) onSearch(wanted);
  });

  useEffect(() => {
    if (wanted === value) return;
    const timer = setTimeout(() => search(), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, value]);

  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== value) onSearch(wanted);
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
