import { FormattedMessage, useIntl } from "react-intl";
import styles from "./AnnouncementTabs.module.css";

const tabs = ["ALL", "PLAYER", "PROMOTION", "POPUP", "HEADLINE", "BANNER"] as const;

export type AnnouncementTab = (typeof tabs)[number];

/** The tab with this name; the tab of all kinds when there is none. */
export const tabNamed = (name: string | null): AnnouncementTab => tabs.find((tab) => tab === name) ?? "ALL";

/** Tabs for the kinds of announcements. */
export function AnnouncementTabs({
  selected,
  onSelect,
}: {
  selected: AnnouncementTab;
  onSelect: (tab: AnnouncementTab) => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles.tabs} aria-label={formatMessage({ id: "announcements_kinds" })}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          className={styles.tab}
          aria-pressed={tab === selected}
          onClick={() => onSelect(tab)}
        >
          <FormattedMessage id={`announcements_kind_${tab}`} />
        </button>
      ))}
    </fieldset>
  );
}
