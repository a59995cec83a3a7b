import { badInput } from "../errors/atriumError.ts";
import type { CatalogueQuery, HotQuery } from "./games.upstream.ts";

const mostVendors = 60;
const longestSearch = 50;
const codeForm = /^[\w.-]{1,60}$/;

type Filter = CatalogueQuery["filter"];

/** A lobby's filter within the bounds that the contract names. */
export function catalogueFilter(filter: Filter | null | undefined): Filter {
  if (filter == null) return {};
  const { search, classification, minBet, minLines } = filter;
  assertText("search", search);
  if (classification != null && !codeForm.test(classification))
    throw badInput("`classification` is not one of a game.");
  if (minBet?.startsWith("-")) throw badInput("`minBet` can't be negative.");
  if (minLines != null && minLines < 0) throw badInput("`minLines` can't be negative.");
  return { ...filter, search: search?.trim(), ...hotFilter(filter) };
}

/** A filter of hot games within its bounds. */
export function hotFilter(filter: HotQuery | null | undefined): HotQuery {
  const { category, vendorCodes } = filter ?? {};
  if (vendorCodes != null && vendorCodes.length > mostVendors)
    throw badInput(`At most ${mostVendors} \`vendorCodes\`.`);
  if (vendorCodes?.some((code) => !codeForm.test(code))) throw badInput("`vendorCodes` are those of `Vendor.code`.");
  return { category, vendorCodes: vendorCodes?.length ? vendorCodes.toSorted() : undefined };
}

function assertText(name: string, text: string | null | undefined): void {
  if (text == null) return;
  if ([...text.slice(0, 4 * longestSearch)].length > longestSearch)
    throw badInput(`\`${name}\` has at most ${longestSearch} characters.`);
  if (/\p{Cc}/u.test(text)) throw badInput(`\`${name}\` has control characters.`);
}
