import { playableGame } from "@atrium/arcade/playableGame";
import { max } from "drizzle-orm";
import { expect, test } from "vitest";
import { catalogueOf } from "./games/catalogue.ts";
import type { Game } from "./games/game.ts";
import { jackpotLevels, jackpots } from "./jackpots/jackpots.tables.ts";
import { members } from "./member/member.tables.ts";
import { MISSIONS } from "./missions/missions.data.ts";
import { convertStep, convertUnit, EARNING_RULES, TYPE_OF_CATEGORY } from "./points/pointRules.ts";
import { PROMOTIONS } from "./promotions/promotions.data.ts";
import { inviteLinks } from "./session/registration/inviteLinks.tables.ts";
import { startForFile } from "./testing/startForFile.ts";
import { LEVELS } from "./vip/levels.ts";

// The rule of docs/money-rules.md: a stake with all offers together returns less than 100 %. All numbers are in percent of
// the stake, and from the operator's data. What an offer gives at its best counts, also where a turnover follows.

const { platform, db, clock } = await startForFile();

/** What prizes may return above the published share, because their multiples are rounded (`engines.test.ts`). */
const ROUNDING = 0.3;
/** `lotteryRules.test.ts`: what the best play type of a lottery returns. */
const MOST_OF_LOTTERIES = 96;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const most = (numbers: readonly number[]) => Math.max(0, ...numbers);
const returnOf = ({ gameType, rtpBp }: Game) =>
  gameType === "ELOTT" ? Math.max(rtpBp / 100, MOST_OF_LOTTERIES) : rtpBp / 100;

/** Own rebate: the best rate of any account. A line gets no more together: each agent has the difference to those below. */
async function rebate(): Promise<number> {
  const [ofMembers] = await db.select({ rate: max(members.rebate) }).from(members);
  const [ofLinks] = await db.select({ rate: max(inviteLinks.rebate) }).from(inviteLinks);
  return most([ofMembers?.rate ?? 0, ofLinks?.rate ?? 0]) / 100;
}

const points = (category: string): number =>
  most(
    EARNING_RULES.filter(({ type }) => type === TYPE_OF_CATEGORY[category]).map(
      ({ perPoint }) => (100 * Number(convertUnit("VND"))) / convertStep("VND") / Number(perPoint),
    ),
  );

/** Promotions on bets, on wins (at most the whole return), and on losses, as far as valid bets bound them. */
const promotions = (game: Game): number =>
  sum(
    PROMOTIONS.map(({ facts: { gives, percent = 0, categories, ofBets = Number.POSITIVE_INFINITY } }) => {
      if (categories && !categories.includes(game.gameType)) return 0;
      if (gives === "BETS") return percent;
      if (gives === "WINS") return (percent * returnOf(game)) / 100;
      return gives === "LOSSES" ? ofBets : 0;
    }),
  );

/** The bonus of a new level for the turnover since the one before. */
const club = (): number =>
  most(
    LEVELS.slice(1).map(({ bonus, turnover }, below) => {
      const since = LEVELS[below]?.turnover ?? 0n;
      return (100 * Number(bonus)) / Number(turnover - since);
    }),
  );

/** Missions on valid stakes. A stake counts in all of them. */
const missions = (category: string): number =>
  sum(
    MISSIONS.filter(({ goal }) => goal.measure === "STAKED" && (goal.category ?? category) === category).map(
      ({ reward, goal }) => (100 * Number(reward)) / goal.count,
    ),
  );

/** What the house pays into jackpots for a stake: its share, and the amount with which a level begins anew. */
async function jackpot(): Promise<number> {
  const rows = await db.select().from(jackpotLevels);
  const optIn = new Set((await db.select().from(jackpots)).flatMap((row) => (row.optIn ? row.id : [])));
  const ofLevel = ({ jackpotId, seed, mustDropBy, shareBp }: (typeof rows)[number]) => {
    // Each unit on the way to the bound is equally likely to win: half of the way on average.
    const begins = (Number(seed) * 2) / Number(mustDropBy - seed);
    return (shareBp / 100) * (begins + (optIn.has(jackpotId) ? 0 : 1));
  };
  const all = Map.groupBy(rows, ({ jackpotId }) => jackpotId);
  return most([...all.values()].map((levels) => sum(levels.map(ofLevel))));
}

test("no game returns its stake with all offers together", async () => {
  const games = (await catalogueOf(platform)).all();
  const everywhere = { rebate: await rebate(), club: club() };
  const ofSlots = await jackpot();
  const table = [...Map.groupBy(games, ({ gameType }) => gameType)].map(([category, all]) => {
    const best = all.reduce((high, one) => (returnOf(one) > returnOf(high) ? one : high));
    const offers = {
      ...everywhere,
      points: points(category),
      promotions: promotions(best),
      missions: missions(category),
      jackpot: category === "RNG" ? ofSlots : 0,
    };
    return { category, returns: returnOf(best), ...offers, total: returnOf(best) + sum(Object.values(offers)) };
  });
  expect(table.length).toBe(7);
  for (const row of table) expect([row, row.total < 100 - ROUNDING]).toEqual([row, true]);
});

test("covered bets with all offers return less than their stake whatever comes, or bear the whole risk", async () => {
  const games = (await catalogueOf(platform)).all().filter(({ gameType }) => gameType === "LIVE");
  const offers = (await rebate()) + club() + points("LIVE") + missions("LIVE");
  const at = clock.now();
  const stake = 100_000n;
  const sets = [
    ["red", "black"],
    ["odd", "even"],
    ["d1", "d2", "d3"],
    ["small", "big"],
    ["dragon", "tiger", "tie"],
    ["player", "banker"],
    ["player", "banker", "tie"],
  ];
  let tried = 0;
  for (const game of games) {
    const { nodeId, gameClassify: classify, rtpBp } = game;
    const rules = playableGame({ nodeId, classify, rtpBp, lines: 20 });
    if (!rules) throw new Error(`nothing plays ${classify}`);
    for (const spots of sets) {
      const ticket = rules.place({ chips: Object.fromEntries(spots.map((spot) => [spot, 1])) }, at);
      if (!ticket) continue;
      tried += 1;
      const bet = stake * BigInt(ticket.units);
      const covered = rules.covered([{ choice: ticket.choice, stake }]);
      expect(covered).toBeGreaterThan(0n);
      const valid = covered < bet ? bet - covered : 0n;
      const given = (Number(valid) * (offers + promotions(game))) / 100;
      // Without the rule the offers on the whole bet came on top of what almost always comes back.
      if (covered < bet) expect(Number(covered) + given).toBeLessThan(Number(bet));
      else expect(given).toBe(0);
    }
  }
  expect(tried).toBeGreaterThan(games.length);
});
