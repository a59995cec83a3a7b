import { FormattedMessage, useIntl } from "react-intl";
import styles from "./CategoryChips.module.css";
import { type LobbyLabel, lobbyLabels } from "./lobbySearch.ts";

/** Chips for one label (hot, new, exclusive, jackpot), or all games. */
export function LabelChips({
  label,
  onChange,
}: {
  label: LobbyLabel | null;
  onChange: (label: LobbyLabel | null) => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles.chips} aria-label={formatMessage({ id: "games_labels" })}>
      {lobbyLabels.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={value === label}
          onClick={() => onChange(value === label ? null : value)}
        >
          <FormattedMessage id={`games_label_${value}`} />
        </button>
      ))}
    </fieldset>
  );
}
