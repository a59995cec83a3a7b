import { SlidersHorizontal } from "lucide-react";
import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { LobbyToolbar_site$key } from "../../__generated__/LobbyToolbar_site.graphql.ts";
import { useEditableParams } from "../../browser/useEditableParams.ts";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import type { GameCategory } from "../catalog/categories.ts";
import { vendorListParam } from "../catalog/lobbies.ts";
import { VendorFilter } from "../vendors/VendorFilter.tsx";
import { LabelChips } from "./LabelChips.tsx";
import { LobbySelects } from "./LobbySelects.tsx";
import styles from "./LobbyToolbar.module.css";
import { countFilters } from "./lobbySearch.ts";
import { SearchField } from "./SearchField.tsx";
import { SelectedFilters } from "./SelectedFilters.tsx";
import { useKinds } from "./useKinds.ts";
import { useLobbySearch } from "./useLobbySearch.ts";

const FilterSheet = lazyPart(async () => (await import("./FilterSheet.tsx")).FilterSheet);

/** The filters and the sort order of a lobby: side by side, or in a dialog on small screens. */
export function LobbyToolbar({
  site: key,
  category,
  count,
}: {
  site: LobbyToolbar_site$key;
  category: GameCategory | null;
  /** Number of games that remain; null when it is not known. */
  count: number | null;
}) {
  const { gameMenu, brand } = useFragment(
    graphql`
      fragment LobbyToolbar_site on Site {
        brand @catch(to: NULL) {
          currencies
        }
        gameMenu @catch(to: NULL) {
          category
          vendors {
            vendor {
              id
              code
            }
            ...VendorList_vendors
            ...SelectedFilters_vendors
          }
        }
      }
    `,
    key,
  );
  const isPhone = usePhone();
  const { wanted, change } = useLobbySearch();
  const [, changeParams] = useEditableParams();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const openList = (code: string) => {
    setSheetOpen(false);
    changeParams({ [vendorListParam]: code }, { isStep: true });
  };
  const vendors = gameMenu?.find((entry) => entry.category === category)?.vendors ?? [];
  const [onlyVendor, ...otherVendors] = wanted.vendorCodes;
  const chosen = vendors.find(({ vendor }) => vendor.code === onlyVendor)?.vendor.id;
  const kinds = useKinds(category, otherVendors.length === 0 ? (chosen ?? null) : null);
  const currency = brand?.currencies.find((code) => /^[A-Z]{3}$/.test(code)) ?? null;
  const filterCount = countFilters({ ...wanted, search: "" });

  return (
    <div className={styles.toolbar}>
      <SearchField value={wanted.search} onSearch={(search) => change({ search })} />
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        <FormattedMessage id="games_filters" />
        {filterCount > 0 && <span className={styles.badge}>{filterCount}</span>}
      </button>
      {!isPhone && (
        <div className={styles.wide}>
          {vendors.length > 0 && (
            <VendorFilter
              vendors={vendors}
              selected={wanted.vendorCodes}
              onChange={(vendorCodes) => change({ vendorCodes })}
              onOpenList={openList}
            />
          )}
          <LobbySelects
            wanted={wanted}
            kinds={category && kinds}
            currency={currency}
            hasLines={category === "RNG"}
            change={change}
          />
        </div>
      )}
      <div className={styles.labels}>
        <LabelChips label={wanted.label} onChange={(label) => change({ label })} />
      </div>
      <SelectedFilters vendors={vendors} wanted={wanted} kinds={kinds} currency={currency} change={change} />
      {isSheetOpen && (
        <Suspense>
          <FilterSheet
            vendors={vendors}
            wanted={wanted}
            kinds={category && kinds}
            currency={currency}
            hasLines={category === "RNG"}
            count={count}
            change={change}
            onOpenList={openList}
            onClose={() => setSheetOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
