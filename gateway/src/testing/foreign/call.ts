import { type Fields, fields } from "./words.ts";

/** A call of the foreign platform. */
export interface ForeignCall {
  /** The sandbox's call behind it. */
  ours: string;
  answers: Fields | ((value: unknown) => unknown);
  /** Its parameters, wherever they stand: in the path, the query or the body. */
  asks: Fields;
  /** What the sandbox needs besides. */
  always: Readonly<Record<string, unknown>>;
  /** The body must be encrypted. */
  isSealed: boolean;
}

/** Calls by their method and path. */
export type ForeignCalls = Readonly<Record<string, ForeignCall>>;

export const call = (
  ours: string,
  answers: ForeignCall["answers"] = {},
  asks: Fields = {},
  always: ForeignCall["always"] = {},
): ForeignCall => ({ ours, answers, asks, always, isSealed: false });

export const sealed = (one: ForeignCall): ForeignCall => ({ ...one, isSealed: true });

export const paging = fields("page=pageNo:page size=pageSize");
export const periods = fields("day_from=startDate day_to=endDate span=preset page=pageNo:page size=pageSize");

/** A list of rows, which the sandbox sends at a path. */
export const listed = (row: Fields, path = "list"): Fields => ({ items: [path, row] });
export const paged = (row: Fields, path?: string): Fields => ({
  ...listed(row, path),
  ...fields("total=totalCount page_count=totalPages"),
});
