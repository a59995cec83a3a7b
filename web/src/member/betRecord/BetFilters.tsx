import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { BetFiltersQuery } from "../../__generated__/BetFiltersQuery.graphql.ts";
import { betCategories, betStatuses } from "../../records/betSearch.ts";
import { DaysNote } from "../../records/DaysNote.tsx";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import { recordPresets } from "../../records/period.ts";
import { QuietPart } from "../../relay/QuietPart.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { FilterRow } from "../../ui/control/FilterRow.tsx";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { type BetRecordSearch, betRecordParams } from "./betRecordSearch.ts";

interface Props {
  search: BetRecordSearch;
  /** Gets the parameters of the address; empty ones are to be removed. */
  onChange: (entries: Readonly<Record<string, string>>) => void;
}

/** The filters of the betting record. */
export function BetFilters({ search, onChange }: Props) {
  const { formatMessage } = useIntl();
  return (
    <FilterRow>
      <PeriodFilter search={search} presets={recordPresets} onChange={onChange} />
      <FilterSelect
        label={<FormattedMessage id="agent_category" />}
        value={search.category}
        options={(["", ...betCategories] as const).map((value) => ({
          value,
          label: formatMessage({ id: value === "" ? "record_all_categories" : `games_category_${value}` }),
        }))}
        onChange={(value) => onChange({ [betRecordParams.category]: value })}
      />
      <QuietPart>
        <Vendors search={search} onChange={onChange} />
      </QuietPart>
      <FilterSelect
        label={<FormattedMessage id="agent_status" />}
        value={search.status}
        options={(["", ...betStatuses] as const).map((value) => ({
          value,
          label: formatMessage({ id: value === "" ? "record_all_states" : `agent_status_${value}` }),
        }))}
        onChange={(value) => onChange({ [betRecordParams.status]: value })}
      />
    </FilterRow>
  );
}

/** The choice of a vendor, and the note about days: both need what the site says. */
function Vendors({ search, onChange }: Props) {
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
        onChange={(value) => onChange({ [betRecordParams.vendor]: value })}
      />
      <DaysNote site={site} hasTimes />
    </>
  );
}
