import { History } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Chip } from "../ui/control/Chip.tsx";
import chips from "../ui/control/Chips.module.css";
import { Text } from "../ui/text/Text.tsx";
import styles from "./RecentSearches.module.css";
import dialog from "./SearchDialog.module.css";
import { forgetSearches, recentSearches } from "./searchMemory.ts";

/** The latest searches of this device; a click searches again. */
export function RecentSearches({ onSearch }: { onSearch: (text: string) => void }) {
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) return null;
  return (
    <section className={styles.recent}>
      <header className={styles.head}>
        <Text as="h3" className={dialog.heading} text="search_recent" />
        <button
          type="button"
          className={dialog.clear}
          onClick={() => {
            forgetSearches();
            setRecent([]);
          }}
        >
          <FormattedMessage id="search_recent_forget" />
        </button>
      </header>
      <ul className={chips.row}>
        {recent.map((text) => (
          <li key={text}>
            <Chip className={styles.word} onClick={() => onSearch(text)}>
              <History size={14} aria-hidden="true" />
              {text}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
