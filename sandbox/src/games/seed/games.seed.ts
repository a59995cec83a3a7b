import { ENGINES } from "@atrium/arcade/playableGame";
import { SeededRandom } from "@atrium/arcade/seededRandom";
import { gameCategories } from "@atrium/schema/values";
import { inArray } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import type { SeedContext } from "../../db/seedContext.ts";
import type { Translated } from "../../http/languages.ts";
import { members } from "../../member/member.tables.ts";
import { IN_HOUSE_VENDOR } from "../../site/brand.ts";
import { DAY_MS, HOUR_MS } from "../../time/units.ts";
import type { Category } from "../categories.ts";
import { favoriteGames, games, recentGames, vendors } from "../games.tables.ts";
import { CLOSED_VENDOR, OPENS_AS_LIST, VENDORS } from "../vendors.data.ts";
import { nameLotteries } from "./namedLotteries.seed.ts";
import { EVENT_MODIFIERS, MODIFIERS, SUFFIXES, TABLE_MODIFIERS } from "./words.modifiers.ts";
import { ELOTT_NOUNS, ESPORTS_NOUNS, FISH_NOUNS, LIVE_NOUNS, PVP_NOUNS, SPORTS_NOUNS } from "./words.others.ts";
import { SLOT_NOUNS } from "./words.slots.ts";
import { type Noun, toName } from "./words.ts";

const BATCH = 1_000;
const FIRST_NODE = 10_001;
/** One game in so many is closed for a while. */
const CLOSED_EVERY = 60;
const SUFFIX_SHARE = 0.3;

interface Plan {
  /** Games of the catalogue, and of that of a large platform. */
  count: Readonly<Record<CatalogueSize, number>>;
  nouns: readonly Noun[];
  modifiers: readonly Translated[];
  minBets: readonly number[];
  /** Ratio of the largest stake to the smallest. */
  times: number;
  lines?: readonly number[];
  rtp: readonly [number, number];
  publishesRtp: boolean;
  demo: number;
}

/** 404 games, or 3,000 for tests of a large platform. */
type CatalogueSize = NonNullable<SeedContext["catalogue"]>;

const SLOT_LINES = [5, 9, 10, 20, 25, 30, 40, 50, 100, 243];
const MATCHES = {
  count: { small: 16, large: 36 },
  modifiers: EVENT_MODIFIERS,
  minBets: [10_000, 20_000],
  times: 2_000,
  rtp: [9_300, 9_600],
  publishesRtp: false,
  demo: 0.6,
} as const;

const PLANS: Record<Category, Plan> = {
  RNG: {
    count: { small: 240, large: 2_410 },
    nouns: SLOT_NOUNS,
    modifiers: MODIFIERS,
    minBets: [500, 1_000, 1_000, 2_000, 5_000],
    times: 1_000,
    lines: SLOT_LINES,
    rtp: [9_420, 9_710],
    publishesRtp: true,
    demo: 0.92,
  },
  FISH: {
    count: { small: 40, large: 350 },
    nouns: FISH_NOUNS,
    modifiers: MODIFIERS,
    minBets: [200, 500, 1_000],
    times: 1_000,
    rtp: [9_500, 9_700],
    publishesRtp: true,
    demo: 0.9,
  },
  LIVE: {
    count: { small: 36, large: 100 },
    nouns: LIVE_NOUNS,
    modifiers: TABLE_MODIFIERS,
    minBets: [10_000, 20_000, 50_000, 100_000],
    times: 1_000,
    rtp: [9_600, 9_730],
    publishesRtp: true,
    demo: 1,
  },
  PVP: {
    count: { small: 16, large: 26 },
    nouns: PVP_NOUNS,
    modifiers: TABLE_MODIFIERS,
    minBets: [1_000, 5_000, 10_000],
    times: 500,
    rtp: [9_500, 9_750],
    publishesRtp: false,
    demo: 0.7,
  },
  SPORTS: { ...MATCHES, nouns: SPORTS_NOUNS },
  ESPORTS: { ...MATCHES, nouns: ESPORTS_NOUNS },
  ELOTT: {
    count: { small: 40, large: 42 },
    nouns: ELOTT_NOUNS,
    modifiers: EVENT_MODIFIERS,
    minBets: [1_000, 2_000],
    times: 5_000,
    rtp: [9_200, 9_550],
    publishesRtp: true,
    demo: 0.85,
  },
};

interface Draft {
  category: Category;
  noun: Noun;
  names: Translated;
}

/** Fills the catalogue and gives the named accounts favourites and recent games. Same seed and day, same data. */
export async function seedGames(tx: Tx, { seed, now, catalogue }: SeedContext): Promise<void> {
  await tx.insert(vendors).values(toVendors(now));
  const rows = catalogueRows(seed, now, catalogue);
  for (let i = 0; i < rows.length; i += BATCH) await tx.insert(games).values(rows.slice(i, i + BATCH));
  await seedLists(tx, rows, seed, now);
}

const toVendors = (now: Date): (typeof vendors.$inferInsert)[] =>
  VENDORS.map(([code, name], place) => {
    const closed = code === CLOSED_VENDOR;
    return {
      code,
      name,
      isGame: OPENS_AS_LIST.has(code) ? "VASSALAGE" : "GAME",
      popularity: (VENDORS.length - place) * 10,
      status: closed ? ("MAINTENANCE" as const) : ("ACTIVE" as const),
      maintenanceEndsAt: closed ? new Date(now.getTime() + 9 * HOUR_MS) : null,
    };
  });

/**
 * Combines each noun and modifier at most once: all names differ. Nouns take turns, so that a small catalogue has games of
 * each, and each goes through the modifiers in an order of its own.
 */
function toDrafts(category: Category, seed: string, size: CatalogueSize): Draft[] {
  const { count, nouns, modifiers } = PLANS[category];
  const random = new SeededRandom(seed, "names", category);
  const orders = random.shuffle(nouns).map((noun) => ({ noun, order: random.shuffle(modifiers) }));
  const pairs = modifiers.flatMap((_, turn) =>
    orders.flatMap(({ noun, order }) => {
      const modifier = order[turn];
      return modifier ? [{ noun, modifier }] : [];
    }),
  );
  const known = new Set<string>();
  const drafts: Draft[] = [];
  for (const { noun, modifier } of pairs) {
    if (drafts.length === count[size]) break;
    if (modifier.EN.split(" ").some((word) => noun.words.EN.includes(word))) continue;
    const suffix = category === "RNG" && random.chance(SUFFIX_SHARE) ? random.pick(SUFFIXES) : undefined;
    const names = toName(noun.words, modifier, suffix);
    if (known.has(names.EN)) continue;
    known.add(names.EN);
    drafts.push({ category, noun, names });
  }
  if (drafts.length < count[size]) throw new Error(`not enough words for ${count[size]} games of ${category}`);
  return drafts;
}

/** All games of the catalogue. Same seed and day, same games. */
export function catalogueRows(seed: string, now: Date, size: CatalogueSize = "small"): (typeof games.$inferInsert)[] {
  const random = new SeededRandom(seed, "games");
  const drafts = random.shuffle(gameCategories.flatMap((category) => toDrafts(category, seed, size)));
  const isClosed = (i: number) => i % CLOSED_EVERY === 0;
  const dealt = new Map(gameCategories.map((category) => [category, dealMakers(category, random)]));
  const rows = drafts.map(({ category, noun, names }, i) => {
    const plan = PLANS[category];
    const minBet = random.pick(plan.minBets);
    // Games are released in the order of their numbers: one a day, several on the last day.
    const age = Math.floor(((drafts.length - i) / drafts.length) ** 1.4 * 2_200) + random.int(0, 2);
    const vassalage = dealt.get(category)?.next().value ?? IN_HOUSE_VENDOR;
    const engine = ENGINES[noun.classify];
    return {
      nodeId: FIRST_NODE + i,
      vassalage,
      gameCode: `${vassalage}_${FIRST_NODE + i}`,
      gameType: category,
      gameClassify: noun.classify,
      names,
      minBet: BigInt(minBet),
      maxBet: BigInt(minBet * plan.times),
      minLineNum: plan.lines ? random.pick(plan.lines) : null,
      rtpBp: random.int(...plan.rtp),
      rtpPublished: plan.publishesRtp && random.chance(0.95),
      releasedAt: new Date(now.getTime() - age * DAY_MS - random.int(0, 20) * HOUR_MS),
      popularity: Math.floor(1_000_000 * random.next() ** 4),
      // Lotteries have draws for all, so nobody can play them alone for play money.
      demo: engine !== undefined && (vassalage === IN_HOUSE_VENDOR || random.chance(plan.demo)),
      status: isClosed(i) ? ("MAINTENANCE" as const) : ("ACTIVE" as const),
      maintenanceEndsAt: isClosed(i) ? new Date(now.getTime() + random.int(2, 40) * HOUR_MS) : null,
      theme: noun.theme,
      subject: noun.subject,
    };
  });
  return nameLotteries(rows);
}

/**
 * Deals the vendors of a category: each once, then again and again, more games to known vendors and in a vendor's first
 * category.
 */
function* dealMakers(category: Category, random: SeededRandom): Generator<string, never> {
  const makers = VENDORS.flatMap(([code, , categories], place) => {
    const weight = categories.includes(category) ? (categories[0] === category ? 4 : 2) + (place < 12 ? 3 : 0) : 0;
    return Array.from({ length: weight }, () => code);
  });
  yield* random.shuffle([...new Set(makers)]);
  for (;;) yield* random.shuffle(makers);
}

/** Favourites and recent games of the named accounts. */
async function seedLists(tx: Tx, rows: readonly (typeof games.$inferInsert)[], seed: string, now: Date): Promise<void> {
  const random = new SeededRandom(seed, "lists");
  const accounts = await tx
    .select({ memberId: members.id })
    .from(members)
    .where(inArray(members.username, ["demo", "vipclub", "agent", "weak"]))
    .orderBy(members.id);
  const liked = rows.filter(({ popularity, status }) => popularity > 400_000 && status === "ACTIVE");
  const pick = (count: number) => random.shuffle(liked).slice(0, count);
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS - random.int(0, 59) * 60_000);
  const marks = accounts.flatMap(({ memberId }) =>
    pick(17).map(({ nodeId }, i) => ({ memberId, nodeId, addedAt: before(5 + i * 30) })),
  );
  const plays = accounts.flatMap(({ memberId }) =>
    pick(31).map(({ nodeId }, i) => ({ memberId, nodeId, playedAt: before(2 + i * 11) })),
  );
  if (marks.length > 0) await tx.insert(favoriteGames).values(marks);
  if (plays.length > 0) await tx.insert(recentGames).values(plays);
}
