import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { sortChanges } from "../../records/search.ts";
import type { SearchState } from "../../records/useSearch.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import type { Sort } from "../../ui/table/sort.ts";
import { SideRows } from "../side/SideRows.tsx";

interface Props extends Pick<ComponentProps<typeof DataTable>, "name" | "columns" | "footRef" | "children"> {
  /** The id of the text that names the table. */
  caption: string;
  state: SearchState<{ readonly sort: Sort }>;
  /** Whether a row's panel says more than what its account is. */
  hasMore?: boolean;
}

/** The table of a report, with the panel of a row beside it. The address keeps its order. */
export const ReportTable = ({ caption, state: { shown, set }, hasMore, ...table }: Props) => (
  <SideRows hasMore={hasMore}>
    <DataTable
      {...table}
      caption={<FormattedMessage id={caption} />}
      sort={shown.sort}
      onSort={(sort) => set(sortChanges(sort))}
    />
  </SideRows>
);
