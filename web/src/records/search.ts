import { plainText } from "@atrium/schema/typed";
import type { Sort } from "../ui/table/sort.ts";
import { type PeriodPreset, type PeriodSearch, periodIn, periodPresets, standardOf } from "./period.ts";

/** The parameters of an order in an address. */
const sortParam = "sort";
const ascendingParam = "ascending";

/** Reads an address. Anybody may have written it: what a list does not know is the standard value. */
interface Reader {
  /** One of some words, or the standard one. */
  choice<Word extends string, Standard extends string>(
    name: string,
    words: readonly Word[],
    standard: Standard,
  ): Word | Standard;
  /** A name or the like, also typed on another keyboard or pasted with invisible signs; empty when it is not valid. */
  text(name: string, isValid: (text: string) => boolean): string;
  /** A preset or two days; with `hasTimes` the days can begin and end at a time. */
  period(presets?: readonly PeriodPreset[], hasTimes?: boolean): PeriodSearch;
  order<Key extends string>(keys: readonly Key[], standard: Sort<Key>): Sort<Key>;
  /** Leaves parameters out of the address that say nothing beside the others. */
  drop(...names: readonly string[]): void;
}

/** Parameters to set in an address; an empty text removes one. */
export type Changes = Readonly<Record<string, string>>;

/** What an address says of a list. */
export interface Search<Values> {
  /** The parameter of the page that is shown: the cursor before it. */
  readonly after: string;
  /** All parameters of the list. */
  readonly names: readonly string[];
  read(params: URLSearchParams): Values;
  /** The parameters of the list that are not standard, without the page. */
  own(params: URLSearchParams): URLSearchParams;
  /** The address of the first page with some parameters changed. Those of others stay. */
  address(params: URLSearchParams, changes: Changes): URLSearchParams;
}

/**
 * Declares the parameters of a list once: `read` gets a reader of an address and returns the values. The same declaration
 * writes addresses, because the reader notes each parameter that is not standard. A list on a screen needs a prefix for its
 * parameters, because a pane with another list may open over it.
 */
export function declareSearch<Values>(read: (reader: Reader) => Values, prefix = ""): Search<Values> {
  const run = (params: URLSearchParams) => {
    const noted: Record<string, string> = {};
    const values = read(readerOf((name) => params.get(prefix + name) ?? "", noted));
    return { values, noted: Object.entries(noted).map(([name, value]) => [prefix + name, value] as const) };
  };
  const after = `${prefix}after`;
  const names = [...run(new URLSearchParams()).noted.map(([name]) => name), after];
  const own = (params: URLSearchParams) =>
    new URLSearchParams(run(params).noted.flatMap(([name, value]) => (value === "" ? [] : [[name, value]])));
  return {
    after,
    names,
    read: (params) => run(params).values,
    own,
    address(params, changes) {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value === "") next.delete(prefix + name);
        else next.set(prefix + name, value);
      }
      const others = [...next].filter(([name]) => !names.includes(name));
      return new URLSearchParams([...others, ...own(next)]);
    },
  };
}

function readerOf(get: (name: string) => string, noted: Record<string, string>): Reader {
  return {
    choice(name, words, standard) {
      const word = oneOf(words, get(name)) ?? standard;
      noted[name] = word === standard ? "" : word;
      return word;
    },
    text(name, isValid) {
      const text = plainText(get(name));
      const valid = isValid(text) ? text : "";
      noted[name] = valid;
      return valid;
    },
    period(presets = periodPresets, hasTimes = false) {
      const search = periodIn(get, presets, hasTimes);
      const { period, from, to, fromTime, toTime } = search;
      noted.period = period === "CUSTOM" || period === standardOf(presets) ? "" : period;
      Object.assign(noted, { from, to }, hasTimes && { fromTime, toTime });
      return search;
    },
    order(keys, standard) {
      const by = oneOf(keys, get(sortParam));
      const direction = get(ascendingParam) === "" ? "DESCENDING" : "ASCENDING";
      const sort = by ? ({ by, direction } as const) : standard;
      const isStandard = sort.by === standard.by && sort.direction === standard.direction;
      noted[sortParam] = isStandard ? "" : sort.by;
      noted[ascendingParam] = isStandard || sort.direction === "DESCENDING" ? "" : "1";
      return sort;
    },
    drop(...names) {
      for (const name of names) noted[name] = "";
    },
  };
}

/** The parameters of an order. */
export const sortChanges = ({ by, direction }: Sort): Changes => ({
  [sortParam]: by,
  [ascendingParam]: direction === "ASCENDING" ? "1" : "",
});

/** Parameters that are no filters of their own: they belong to another one, or say what is shown of the rest. */
const others: readonly string[] = [sortParam, ascendingParam, "view", "parent", "to", "fromTime", "toTime"];

/** Number of filters in an address. */
export const countFilters = (own: URLSearchParams): number =>
  [...own.keys()].filter((name) => !others.includes(name)).length;

/** The word that a text is; undefined for any other text. */
export const oneOf = <Word extends string>(words: readonly Word[], text: string | null) =>
  words.find((word) => word === text);

/** The characters of user names; the gateway refuses others. */
const accountForm = /^[\w.-]{0,32}$/;

/** Whether an account can have this name. */
export const isAccount = (name: string) => accountForm.test(name);
