import type { PointEntryFilter, PointType } from "../../__generated__/PointRecordQuery.graphql.ts";
import { oneOf } from "../../records/betSearch.ts";
import { exchangePresets, type PeriodSearch, periodIn, periodInput } from "../../records/period.ts";

/** The types of points to choose from. */
export const pointTypes = [
  "LIVE",
  "LOTTERY",
  "PVP",
  "SLOTS",
  "SPORTS",
  "REDEEM",
  "DEPOSIT",
] as const satisfies readonly PointType[];

/** What the details of points show. */
interface PointSearch extends PeriodSearch {
  readonly type: (typeof pointTypes)[number] | "";
}

/** The parameter of the address that names a type. */
export const typeParam = "type";

/** What the address asks for; the defaults for anything else. */
export const pointSearchIn = (params: URLSearchParams): PointSearch => ({
  ...periodIn(params, exchangePresets),
  type: oneOf(pointTypes, params.get(typeParam)) ?? "",
});

export const pointFilter = (search: PointSearch): PointEntryFilter => ({
  period: periodInput(search),
  type: search.type || null,
});
