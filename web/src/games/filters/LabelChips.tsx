import { FormattedMessage, useIntl } from "react-intl";
import { Chips } from "../../ui/control/Chips.tsx";
import { type LobbyLabel, lobbyLabels } from "./lobbySearch.ts";

const options = lobbyLabels.map((value) => ({ value, label: <FormattedMessage id={`games_label_${value}`} /> }));

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
    <Chips
      label={formatMessage({ id: "games_labels" })}
      options={options}
      selected={label}
      onSelect={(value) => onChange(value === label ? null : value)}
      size="lg"
      isScrolling
    />
  );
}
