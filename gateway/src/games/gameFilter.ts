import { badInput } from "../errors/atriumError.ts";
import type { CatalogueQuery, HotQuery } from "./games.upstream.ts";

const mostVendors = 60;
const longestSearch = 50;
const codeForm = /^[\w.-]{1,60}$/;

type Filter = CatalogueQuery["filter"];

/** Checks a lobby's filter against the limits of the contract. */
export function catalogueFilter(filter: Filter | null | undefined): Filter {
  if (filter == null) return {};
  const { search, classification, minBet, minLines } = filter;
  assertText("search", search);
  if (classification != null && !codeForm.test(classification))
    throw badInput("`classification` must be a `Game.classification`.");
  if (minBet?.startsWith("-")) throw badInput("`minBet` can't be negative.");
  if (minLines != null && minLines < 0) throw badInput("`minLines` can't be negative.");
  return { ...filter, search: search?.trim(), ...hotFilter(filter) };
}

const shortestKeyword = 2;
const mostFound = 20;

/** The trimmed search text, checked against the limits of the contract. */
export function searchText({ text, first }: { text: string; first: number }): string {
  assertText("text", text);
  const keyword = text.trim();
  if ([...keyword].length < shortestKeyword) throw badInput(`\`text\` has at least ${shortestKeyword} characters.`);
  if (first < 1 || first > mostFound) throw badInput(`\`first\` must be from 1 to ${mostFound}.`);
  return keyword;
}

/** Checks a filter of hot games against the limits of the contract. */
export function hotFilter(filter: HotQuery | null | undefined): HotQuery {
  const { category, vendorCodes } = filter ?? {};
  if (vendorCodes != null && vendorCodes.length > mostVendors)
    throw badInput(`At most ${mostVendors} \`vendorCodes\`.`);
  if (vendorCodes?.some((code) => !codeForm.test(code)))
    throw badInput("`vendorCodes` must be values of `Vendor.code`.");
  return { category, vendorCodes: vendorCodes?.length ? vendorCodes.toSorted() : undefined };
}

function assertText(name: string, text: string | null | undefined): void {
  if (text == null) return;
  if ([...text.slice(0, 4 * longestSearch)].length > longestSearch)
    throw badInput(`\`${name}\` has at most ${longestSearch} characters.`);
  if (/\p{Cc}/u.test(text)) throw badInput(`\`${name}\` has control characters.`);
}
