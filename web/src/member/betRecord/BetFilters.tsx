import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { BetFiltersQuery } from "../../__generated__/BetFiltersQuery.graphql.ts";
import { ChoiceFilter } from "../../records/ChoiceFilter.tsx";
import { betCategories, betStatuses } from "../../records/choices.ts";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import { recordPresets } from "../../records/period.ts";
import type { Changes } from "../../records/search.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import type { BetRecordValues } from "./betRecordSearch.ts";

interface Props {
  search: BetRecordValues;
  onFilter: (changes: Changes) => void;
}

/** The filters of the betting record. */
export const BetFilters = ({ search, onFilter }: Props) => (
  <>
    <PeriodFilter value={search.period} presets={recordPresets} onChange={onFilter} />
    <ChoiceFilter
      label="agent_category"
      value={search.category}
      options={["", ...betCategories]}
      textOf={(category) => (category ? `games_category_${category}` : "record_all_categories")}
      onChange={(betCategory) => onFilter({ betCategory })}
    />
    <QuietPart>
      <Vendors search={search} onFilter={onFilter} />
    </QuietPart>
    <ChoiceFilter
      label="agent_status"
      value={search.status}
      options={["", ...betStatuses]}
      textOf={(status) => (status ? `agent_status_${status}` : "record_all_states")}
      onChange={(betStatus) => onFilter({ betStatus })}
    />
  </>
);

/** The choice of a vendor, of those that the site has. */
function Vendors({ search, onFilter }: Props) {
  const { formatMessage } = useIntl();
  const { site } = useOwnQuery<BetFiltersQuery>(
    graphql`
      query BetFiltersQuery {
        site {
          gameMenu @catch(to: NULL) {
            vendors {
              vendor {
                code
                name @catch(to: NULL)
              }
            }
          }
        }
      }
    `,
    {},
  );
  const names = new Map(
    (site.gameMenu ?? []).flatMap(({ vendors }) => vendors.map(({ vendor: { code, name } }) => [code, name ?? code])),
  );
  const known = [...names].sort(([, a], [, b]) => a.localeCompare(b));
  return (
    <FilterSelect
      label={<FormattedMessage id="games_info_vendor" />}
      value={search.vendor}
      options={[
        { value: "", label: formatMessage({ id: "record_all_vendors" }) },
        ...known.map(([value, label]) => ({ value, label })),
      ]}
      onChange={(betVendor) => onFilter({ betVendor })}
    />
  );
}
