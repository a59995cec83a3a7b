import { Search, X } from "lucide-react";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button/Button.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { Switch } from "../../ui/control/Switch.tsx";
import { isKeyword } from "../keyword.ts";
import { SavedFiltersButton } from "../savedFilters/SavedFiltersButton.tsx";
import styles from "./Downline.module.css";
import { type DownlineSearch, parseDownlineSearch, writeDownlineSearch } from "./downlineSearch.ts";

/** A search by name or phone number at any depth, the switch to members who are online, and the saved searches. They are written to the address. */
export function DownlineFilters({
  search,
  onSearch,
}: {
  search: DownlineSearch;
  onSearch: (search: DownlineSearch) => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [typed, setTyped] = useState(search.keyword);
  const [shown, setShown] = useState(search.keyword);
  const [isRefused, setRefused] = useState(false);
  // The address changed by other means.
  if (shown !== search.keyword) {
    setShown(search.keyword);
    setTyped(search.keyword);
  }
  const find = (keyword: string) => {
    const isGood = keyword === "" || isKeyword(keyword);
    setRefused(!isGood);
    if (isGood) onSearch({ ...search, keyword });
  };
  return (
    <search>
      <form
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          find(typed.trim());
        }}
      >
        <div className={styles.searchField}>
          <input
            type="search"
            aria-label={formatMessage({ id: "agent_team_search" })}
            placeholder={formatMessage({ id: "agent_team_search" })}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={isRefused}
            aria-describedby={isRefused ? id : undefined}
          />
          {search.keyword !== "" && (
            <IconButton label={formatMessage({ id: "agent_reset" })} onClick={() => find("")}>
              <X size={18} />
            </IconButton>
          )}
          <Button type="submit">
            <Search size={18} aria-hidden="true" />
            <FormattedMessage id="agent_search" />
          </Button>
        </div>
        <Switch isOn={search.isOnline} onChange={(isOnline) => onSearch({ ...search, isOnline })}>
          <FormattedMessage id="agent_team_online" />
        </Switch>
        <SavedFiltersButton
          report="TEAM"
          filters={writeDownlineSearch(search)}
          onChoose={(filters) => onSearch(parseDownlineSearch(filters))}
        />
        {isRefused && (
          <p id={id} role="alert" className={styles.refusal}>
            <FormattedMessage id="agent_team_keyword" />
          </p>
        )}
      </form>
    </search>
  );
}
