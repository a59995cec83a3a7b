import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { LobbyToolbar_site$key } from "../__generated__/LobbyToolbar_site.graphql.ts";
import type { GameCategory } from "./categories.ts";
import styles from "./LobbyToolbar.module.css";
import { vendorListParam } from "./lobbies.ts";
import { type LobbySort, lobbySorts } from "./lobbySearch.ts";
import { SearchField } from "./SearchField.tsx";
import { SelectedVendors } from "./SelectedVendors.tsx";
import { useLobbySearch } from "./useLobbySearch.ts";
import { VendorFilter } from "./VendorFilter.tsx";

/** Search, vendors and order of a lobby. */
export function LobbyToolbar({ site: key, category }: { site: LobbyToolbar_site$key; category: GameCategory | null }) {
  const { gameMenu } = useFragment(
    graphql`
      fragment LobbyToolbar_site on Site {
        gameMenu @catch(to: NULL) {
          category
          vendors {
            ...VendorFilter_vendors
            ...SelectedVendors_vendors
          }
        }
      }
    `,
    key,
  );
  const { formatMessage } = useIntl();
  const { wanted, change } = useLobbySearch();
  const [, setParams] = useSearchParams();
  const openList = (code: string) =>
    setParams(
      (current) => {
        current.set(vendorListParam, code);
        return current;
      },
      { preventScrollReset: true },
    );
  const vendors = gameMenu?.find((entry) => entry.category === category)?.vendors ?? [];

  return (
    <div className={styles.toolbar}>
      <SearchField value={wanted.search} onSearch={(search) => change({ search })} />
      <VendorFilter
        vendors={vendors}
        selected={wanted.vendorCodes}
        onChange={(vendorCodes) => change({ vendorCodes })}
        onOpenList={openList}
      />
      <label className={styles.sort}>
        <span className="visually-hidden">
          <FormattedMessage id="games_sort" />
        </span>
        <select
          className={styles.select}
          value={wanted.sort}
          onChange={(event) => change({ sort: lobbySorts.find((sort) => sort === event.target.value) ?? "POPULAR" })}
        >
          {lobbySorts.map((sort: LobbySort) => (
            <option key={sort} value={sort}>
              {formatMessage({ id: `games_sort_${sort}` })}
            </option>
          ))}
        </select>
      </label>
      <SelectedVendors
        vendors={vendors}
        selected={wanted.vendorCodes}
        onChange={(vendorCodes) => change({ vendorCodes })}
      />
    </div>
  );
}
