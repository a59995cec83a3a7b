import { FormattedMessage } from "react-intl";
import styles from "./SearchDialog.module.css";

const keys = [
  { key: "↑ ↓", text: "search_key_move" },
  { key: "↵", text: "search_key_open" },
  { key: "Esc", text: "search_key_close" },
];

/** Explains the keys, on devices with a keyboard. Screen readers announce the keys themselves. */
export const SearchKeys = () => (
  <p className={styles.keys} aria-hidden="true">
    {keys.map(({ key, text }) => (
      <span key={key}>
        <kbd>{key}</kbd> <FormattedMessage id={text} />
      </span>
    ))}
  </p>
);
