import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { BetFiltersQuery } from "../../__generated__/BetFiltersQuery.graphql.ts";
import { betCategories, betStatuses } from "../../records/betSearch.ts";
import { DaysNote } from "../../records/DaysNote.tsx";
import type { RecordFiltersProps } from "../../records/FilteredRecord.tsx";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import { recordPresets } from "../../records/period.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { type BetRecordSearch, betRecordParams, betRecordSearchIn } from "./betRecordSearch.ts";

/** The filters of the betting record. */
export function BetFilters({ params, onFilter }: RecordFiltersProps) {
  const { formatMessage } = useIntl();
  const search = betRecordSearchIn(params);
  return (
    <>
      <PeriodFilter search={search} presets={recordPresets} onChange={onFilter} />
      <FilterSelect
        label={<FormattedMessage id="agent_category" />}
        value={search.category}
        options={(["", ...betCategories] as const).map((value) => ({
          value,
          label: formatMessage({ id: value === "" ? "record_all_categories" : `games_category_${value}` }),
        }))}
        onChange={(value) => onFilter({ [betRecordParams.category]: value })}
      />
      <QuietPart>
        <Vendors search={search} onFilter={onFilter} />
      </QuietPart>
      <FilterSelect
        label={<FormattedMessage id="agent_status" />}
        value={search.status}
        options={(["", ...betStatuses] as const).map((value) => ({
          value,
          label: formatMessage({ id: value === "" ? "record_all_states" : `agent_status_${value}` }),
        }))}
        onChange={(value) => onFilter({ [betRecordParams.status]: value })}
      />
    </>
  );
}

/** The choice of a vendor, and the note about days: both need what the site says. */
function Vendors({ search, onFilter }: { search: BetRecordSearch } & Pick<RecordFiltersProps, "onFilter">) {
  const { formatMessage } = useIntl();
  const { site } = useOwnQuery<BetFiltersQuery>(
    graphql`
      query BetFiltersQuery {
        site {
          ...DaysNote_site
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
    <>
      <FilterSelect
        label={<FormattedMessage id="games_info_vendor" />}
        value={search.vendor}
        options={[
          { value: "", label: formatMessage({ id: "record_all_vendors" }) },
          ...known.map(([value, label]) => ({ value, label })),
        ]}
        onChange={(value) => onFilter({ [betRecordParams.vendor]: value })}
      />
      <DaysNote site={site} hasTimes />
    </>
  );
}
