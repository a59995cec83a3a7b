import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { LanguageCode } from "../language/language.ts";
import { defineBrandService } from "../request/brands.ts";
import { gamesUpstream } from "./games.upstream.ts";
import { askPlatform, type CatalogueSource, readCatalogue } from "./searchCatalogue.ts";
import { type Found, SearchIndex } from "./searchIndex.ts";

export interface GameSearchOptions {
  /**
   * Opens the catalogue in a language. Each call needs a new source, because one scope allows a limited number of
   * platform calls.
   */
  catalogue(language: LanguageCode): CatalogueSource;
  now?: () => number;
}

interface Held {
  index: SearchIndex | undefined;
  /** Names of the indexed games by `GameModel.internalID`. */
  names: ReadonlyMap<string, string>;
  builtAt: number;
  failedAt: number;
  building: Promise<void> | undefined;
}

const freshMs = 5 * 60_000;
const keptMs = 60 * 60_000;
const pauseAfterFailureMs = 30_000;
/** The first search waits this long for the index. After that the platform's own filter answers. */
const patienceMs = 400;
const mostLanguages = 8;

/**
 * Searches the catalogue in memory, with one index per language. An index is built at the first search, by one crawl
 * for all searches that wait. It is renewed in the background every five minutes, and kept for an hour while the
 * platform fails.
 */
export class GameSearch {
  readonly #held = new LRUCache<LanguageCode, Held>({ max: mostLanguages });
  readonly #catalogue: GameSearchOptions["catalogue"];
  readonly #now: () => number;

  constructor({ catalogue, now = Date.now }: GameSearchOptions) {
    this.#catalogue = catalogue;
    this.#now = now;
  }

  async find(language: LanguageCode, text: string, first: number): Promise<Found> {
    const held = this.#heldIn(language);
    this.#renew(language, held);
    if (held.index === undefined) await Promise.race([held.building, delay(patienceMs, undefined, { ref: false })]);
    const { index } = held;
    if (index === undefined || this.#now() - held.builtAt > keptMs)
      return askPlatform(this.#catalogue(language), text, first);
    return index.find(text, first);
  }

  #heldIn(language: LanguageCode): Held {
    const known = this.#held.get(language);
    if (known !== undefined) return known;
    const made: Held = { index: undefined, names: new Map(), builtAt: 0, failedAt: 0, building: undefined };
    this.#held.set(language, made);
    return made;
  }

  /** Starts to build the index when it is due. Returns the build in progress, which never rejects. */
  #renew(language: LanguageCode, held: Held): Promise<void> | undefined {
    const now = this.#now();
    const isDue = held.index === undefined || now - held.builtAt >= freshMs;
    if (held.building !== undefined || !isDue || now - held.failedAt < pauseAfterFailureMs) return held.building;
    held.building = this.#build(language, held)
      .catch(() => {
        held.failedAt = this.#now();
      })
      .finally(() => {
        held.building = undefined;
      });
    return held.building;
  }

  async #build(language: LanguageCode, held: Held): Promise<void> {
    const [catalogue, otherNames] = await Promise.all([
      readCatalogue(() => this.#catalogue(language)),
      language === "EN" ? new Map<string, string>() : this.#englishNames(),
    ]);
    held.index = await SearchIndex.build({ ...catalogue, otherNames });
    held.names = new Map(catalogue.games.map(({ internalID, name }) => [internalID, name]));
    held.builtAt = this.#now();
  }

  /**
   * Pictures of games show English names in every language. Without these names a search still finds the local ones.
   */
  async #englishNames(): Promise<ReadonlyMap<string, string>> {
    const held = this.#heldIn("EN");
    await this.#renew("EN", held);
    return held.names;
  }
}

/** The brand's search. Its index is built at the first search. */
export const gameSearch = defineBrandService(
  (brand) => new GameSearch({ catalogue: (language) => gamesUpstream.make(brand.openScope(language)) }),
);
