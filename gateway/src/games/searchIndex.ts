import MiniSearch, { type Query } from "minisearch";
import type { GameMenuVendorModel, GameModel } from "./games.model.ts";
import { fold, indexTerms, type Word, wordsOf } from "./searchText.ts";

/** Everything that can be found, the most popular first. */
export interface Searchable {
  games: readonly GameModel[];
  /** Names in English by `GameModel.internalID`. Pictures show them in every language. */
  otherNames: ReadonlyMap<string, string>;
  vendors: readonly GameMenuVendorModel[];
}

export interface Found {
  games: GameModel[];
  vendors: GameMenuVendorModel["vendor"][];
  /** Includes games beyond the requested number. */
  gameCount: number;
}

interface Entry {
  id: number;
  name: string;
  other: string;
  vendor: string;
  tags: string;
}

/** Most vendors in an answer. */
export const mostVendors = 5;
const shortestTypo = 4;
/** A word with at least this many letters may have a typo when another word of the text has none. */
const shortestBeside = 3;
/** Entries indexed at a time. Between chunks other requests are answered. */
const chunkSize = 200;

/** An index of one language's catalogue: names, vendors, tags. */
export class SearchIndex {
  readonly #games = newIndex();
  readonly #vendors = newIndex();
  readonly #searchable: Searchable;
  /** Folded names by position. */
  readonly #names: readonly string[][];

  private constructor(searchable: Searchable) {
    this.#searchable = searchable;
    this.#names = searchable.games.map(({ internalID, name }) =>
      [name, searchable.otherNames.get(internalID) ?? ""].map(fold),
    );
  }

  static async build(searchable: Searchable): Promise<SearchIndex> {
    const index = new SearchIndex(searchable);
    const games = searchable.games.map(({ internalID, name, vendor, tags }, id) => ({
      id,
      name,
      other: searchable.otherNames.get(internalID) ?? "",
      vendor: vendor.name ?? vendor.code,
      tags: tags.join(" "),
    }));
    await index.#games.addAllAsync(games, { chunkSize });
    index.#vendors.addAll(
      searchable.vendors.map(({ vendor }, id) => ({
        id,
        name: vendor.name ?? "",
        other: vendor.code,
        vendor: "",
        tags: "",
      })),
    );
    return index;
  }

  /**
   * The best matches first: equal names, names that start with the text, contain it, contain its words, then other
   * matches; equal matches by popularity.
   */
  find(text: string, first: number): Found {
    const wanted = fold(text);
    const words = wordsOf(wanted);
    const tier = (id: number) => Math.min(...(this.#names[id] ?? []).map((name) => tierOf(name, wanted, words)), 4);
    const games = matches(this.#games, words)
      .map((id) => ({ id, tier: tier(id) }))
      .sort((a, b) => a.tier - b.tier || a.id - b.id);
    return {
      games: games.slice(0, first).flatMap(({ id }) => this.#searchable.games[id] ?? []),
      gameCount: games.length,
      vendors: matches(this.#vendors, words)
        .sort((a, b) => a - b)
        .slice(0, mostVendors)
        .flatMap((id) => this.#searchable.vendors[id]?.vendor ?? []),
    };
  }
}

const newIndex = () =>
  new MiniSearch<Entry>({
    fields: ["name", "other", "vendor", "tags"],
    tokenize: indexTerms,
    // Terms are already folded.
    processTerm: (term) => term,
  });

/** Positions of entries that match every word. Typos are forgiven only when there is no exact match. */
function matches(index: MiniSearch<Entry>, words: readonly Word[]): number[] {
  if (words.length === 0) return [];
  const asTyped: Query = { combineWith: "AND", queries: words.flatMap(({ terms }) => terms) };
  const found = search(index, asTyped);
  if (found.length > 0) return found.map(({ id }) => Number(id));
  const forgiving: Query = {
    combineWith: "AND",
    queries: words.map(({ text, terms }) => ({
      combineWith: "OR",
      queries: terms[0] === text ? [text, ...swapsOf(text)] : [...terms],
    })),
  };
  const typed = new Set(words.map(({ text }) => text));
  const least = words.length > 1 ? shortestBeside : shortestTypo;
  return search(index, forgiving, (term) => typed.has(term) && letters(term) >= least)
    .filter(({ queryTerms }) => words.every((word) => hasEnough(word, queryTerms)))
    .filter(({ terms }) => areShortRight(words, terms))
    .map(({ id }) => Number(id));
}

const search = (index: MiniSearch<Entry>, query: Query, mayBeMistyped?: (term: string) => boolean) =>
  index.search(query, {
    tokenize: (term) => [term],
    prefix: true,
    fuzzy: (term) => (mayBeMistyped?.(term) ? 1 : false),
  });

const letters = (text: string) => [...text].length;

/** A wrong character changes two pairs, two swapped ones change three. Only long words may differ that much. */
function hasEnough({ text, terms }: Word, matched: readonly string[]): boolean {
  if (terms[0] === text) return true;
  if (letters(text) < shortestTypo) return terms.every((term) => matched.includes(term));
  const missing = terms.filter((term) => !matched.includes(term)).length;
  return missing <= Math.min(3, terms.length - 1);
}

/** Whether each short word is right, or stands beside a longer one, or one as long, that is right. */
function areShortRight(words: readonly Word[], found: readonly string[]): boolean {
  const isRight = ({ text }: Word) => found.some((term) => term.startsWith(text));
  const isShort = ({ text, terms }: Word) => terms[0] === text && letters(text) < shortestTypo;
  return (
    words.every((word) => !isShort(word) || isRight(word)) ||
    words.some((word) => letters(word.text) >= shortestBeside && isRight(word))
  );
}

/** The word with each pair of neighbours swapped. The index would count a swap as two typos. */
function swapsOf(word: string): string[] {
  const all = [...word];
  if (all.length < shortestTypo) return [];
  return all.slice(1).map((letter, index) => {
    const swapped = [...all];
    swapped[index] = letter;
    swapped[index + 1] = all[index] ?? "";
    return swapped.join("");
  });
}

function tierOf(name: string, wanted: string, words: readonly Word[]): number {
  if (name === "") return 4;
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (` ${name}`.includes(` ${wanted}`)) return 2;
  return words.every(({ text }) => name.includes(text)) ? 3 : 4;
}
