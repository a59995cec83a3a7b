import { gameCategories } from "@atrium/schema/values";
import type { Database } from "../db/openDatabase.ts";
import { type Language, TAGS } from "../http/languages.ts";
import type { Category } from "./categories.ts";
import { fold, mentions } from "./fold.ts";
import type { Game, GameRow, Vendor } from "./game.ts";
import { games, vendors } from "./games.tables.ts";
import { hasLabel, type Label } from "./labels.ts";
import { spreadSubjects } from "./spreadSubjects.ts";

/** A filter and an order of games. A field that is left out does not filter. */
export interface GameQuery {
  gameType?: string | undefined;
  vendors?: readonly string[] | undefined;
  gameClassify?: string | undefined;
  /** Part of a name. */
  gameName?: string | undefined;
  /** Minor units; upper limit of a game's smallest stake. */
  minBet?: bigint | undefined;
  /** Minimum number of lines. */
  minLineNum?: number | undefined;
  label?: Label | undefined;
  sort: "POPULAR" | "NEW" | "NAME" | "RTP";
  language: Language;
}

const HOT_SHARE = 0.045;
const MOST_HOT = 60;
const LEAST_HOT = 14;
const NEW_MS = 30 * 86_400_000;

/**
 * The catalogue in memory, the most played game first. Every lobby reads it; only the seed and the controls change it.
 */
export class Catalogue {
  readonly #games: readonly Game[];
  readonly #byId: ReadonlyMap<number, Game>;
  readonly #hot = new Set<number>();
  readonly #hotGames: readonly Game[];
  readonly #folded = new Map<Language, Map<number, string>>();
  readonly #byName = new Map<Language, readonly Game[]>();
  readonly vendors: ReadonlyMap<string, Vendor>;

  constructor(rows: readonly GameRow[], makers: readonly Vendor[]) {
    this.vendors = new Map(
      [...makers].sort((a, b) => b.popularity - a.popularity).map((vendor) => [vendor.code, vendor]),
    );
    const sorted = rows
      .flatMap((row) => {
        const vendor = this.vendors.get(row.vassalage);
        return vendor ? [{ ...row, vendor }] : [];
      })
      .sort((a, b) => b.popularity - a.popularity || a.nodeId - b.nodeId);
    // Within each category, because lobbies show one. The lotteries' order is the operator's.
    const spread = new Map<string, Iterator<Game>>(
      gameCategories.map((category) => {
        const own = sorted.filter(({ gameType }) => gameType === category);
        return [category, (category === "ELOTT" ? own : spreadSubjects(own))[Symbol.iterator]()];
      }),
    );
    this.#games = sorted.map((game) => spread.get(game.gameType)?.next().value ?? game);
    this.#byId = new Map(this.#games.map((game) => [game.nodeId, game]));
    for (const category of gameCategories) {
      const all = sorted.filter(({ gameType }) => gameType === category);
      const count = Math.min(MOST_HOT, Math.max(LEAST_HOT, Math.round(all.length * HOT_SHARE)));
      for (const { nodeId } of all.slice(0, count)) this.#hot.add(nodeId);
    }
    this.#hotGames = spreadSubjects(this.#games.filter(({ nodeId }) => this.#hot.has(nodeId)));
  }

  /** All games, the most played first. */
  all(): readonly Game[] {
    return this.#games;
  }

  find(nodeId: number): Game | undefined {
    return this.#byId.get(nodeId);
  }

  /** The games with these ids, in the order of the ids; unknown ids are left out. */
  pick(nodeIds: readonly number[]): Game[] {
    return nodeIds.flatMap((nodeId) => this.#byId.get(nodeId) ?? []);
  }

  /** The most played games of every category, nearly the most played first: similar pictures are a screen apart. */
  hot(): readonly Game[] {
    return this.#hotGames;
  }

  isHot({ nodeId }: GameRow): boolean {
    return this.#hot.has(nodeId);
  }

  isNew({ releasedAt }: GameRow, now: Date): boolean {
    return now.getTime() - releasedAt.getTime() < NEW_MS;
  }

  /** The games that match a query, in its order. */
  list(query: GameQuery, now: Date): readonly Game[] {
    const { gameType, gameClassify, minBet, minLineNum, label } = query;
    const makers = query.vendors && new Set(query.vendors);
    const found = this.#sorted(query).filter(
      (game) =>
        (gameType === undefined || game.gameType === gameType) &&
        (makers === undefined || makers.has(game.vassalage)) &&
        (gameClassify === undefined || game.gameClassify === gameClassify) &&
        (minBet === undefined || game.minBet <= minBet) &&
        (minLineNum === undefined || (game.minLineNum ?? 0) >= minLineNum) &&
        (label === undefined || hasLabel(this, game, label, now)),
    );
    const wanted = fold(query.gameName ?? "");
    if (wanted === "") return found;
    const names = this.#namesIn(query.language);
    const nameOf = ({ nodeId }: Game) => names.get(nodeId) ?? "";
    const exact = found.filter((game) => nameOf(game).includes(wanted));
    // Names with typos count only when no name matches exactly.
    return exact.length > 0 ? exact : found.filter((game) => mentions(nameOf(game), wanted));
  }

  /** Vendors with a name or code that matches a keyword, and their number of games. */
  findVendors(keyword: string): Vendor[] {
    const wanted = fold(keyword);
    return [...this.vendors.values()].filter(({ name, code }) => mentions(`${fold(name)} ${fold(code)}`, wanted));
  }

  /** The vendors of a category, with their number of games in it. */
  vendorsOf(category: Category): { vendor: Vendor; gameCount: number }[] {
    const counts = new Map<string, number>();
    for (const { gameType, vassalage } of this.#games) {
      if (gameType === category) counts.set(vassalage, (counts.get(vassalage) ?? 0) + 1);
    }
    return [...this.vendors.values()].flatMap((vendor) => {
      const gameCount = counts.get(vendor.code);
      return gameCount === undefined ? [] : [{ vendor, gameCount }];
    });
  }

  /** The kinds of games by category, the largest first; of one vendor or of all. */
  kindsOf(vassalage: string | undefined): { gameType: Category; gameClassify: string; gameCount: number }[] {
    return gameCategories.flatMap((gameType) => {
      const counts = new Map<string, number>();
      for (const game of this.#games) {
        if (game.gameType !== gameType || (vassalage !== undefined && game.vassalage !== vassalage)) continue;
        counts.set(game.gameClassify, (counts.get(game.gameClassify) ?? 0) + 1);
      }
      return [...counts]
        .map(([gameClassify, gameCount]) => ({ gameType, gameClassify, gameCount }))
        .sort((a, b) => b.gameCount - a.gameCount);
    });
  }

  #sorted({ sort, language }: GameQuery): readonly Game[] {
    if (sort === "POPULAR") return this.#games;
    if (sort === "NEW") {
      return [...this.#games].sort((a, b) => b.releasedAt.getTime() - a.releasedAt.getTime() || a.nodeId - b.nodeId);
    }
    if (sort === "RTP") {
      const published = (game: Game) => (game.rtpPublished ? game.rtpBp : 0);
      return [...this.#games].sort((a, b) => published(b) - published(a) || a.nodeId - b.nodeId);
    }
    return this.#inOrderOfNames(language);
  }

  /** Sorts once per language: 3,000 comparisons by a language's rules are slow. */
  #inOrderOfNames(language: Language): readonly Game[] {
    return this.#byName.getOrInsertComputed(language, () => {
      const { compare } = new Intl.Collator(TAGS[language], { sensitivity: "base", numeric: true });
      return this.#games.toSorted((a, b) => compare(a.names[language], b.names[language]) || a.nodeId - b.nodeId);
    });
  }

  /** The search covers names in the language and in English, as the pictures show the English ones. */
  #namesIn(language: Language): Map<number, string> {
    return this.#folded.getOrInsertComputed(
      language,
      () => new Map(this.#games.map(({ nodeId, names }) => [nodeId, fold(`${names[language]} ${names.EN}`)] as const)),
    );
  }
}

const catalogues = new WeakMap<Database, Promise<Catalogue>>();

/** The catalogue of a database, read once and cached. */
export function catalogueOf({ db }: { db: Database }): Promise<Catalogue> {
  const known = catalogues.get(db);
  if (known) return known;
  const loading = Promise.all([db.select().from(games), db.select().from(vendors)]).then(
    ([rows, makers]) => new Catalogue(rows, makers),
  );
  catalogues.set(db, loading);
  // A failed read is not cached.
  loading.catch(() => catalogues.delete(db));
  return loading;
}

/** Drops the cached catalogue after a control or a reset changed the tables. */
export const forgetCatalogue = ({ db }: { db: Database }) => catalogues.delete(db);

/** A game with its vendor, by nodeId; undefined when there is none. */
export const findGame = async (platform: { db: Database }, nodeId: number): Promise<Game | undefined> =>
  (await catalogueOf(platform)).find(nodeId);
