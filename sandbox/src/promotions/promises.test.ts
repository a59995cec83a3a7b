import { expect, test } from "vitest";
import { worthOf } from "../freeSpins/terms.ts";
import { LANGUAGES } from "../http/languages.ts";
import { planOf as boardPlanOf } from "../leaderboards/leaderboards.data.ts";
import { CATALOGUE_CURRENCY, toMinor } from "../money.ts";
import { RAFFLE_BONUS, RAFFLE_PRIZES, TICKET_FOR } from "../raffle/raffle.data.ts";
import { ENVELOPE_AMOUNTS, ENVELOPE_BONUS, OPEN_MINUTES, OPENING_HOURS } from "../redEnvelopes/redEnvelopes.data.ts";
import { rewardOf } from "../referral/tiers.ts";
import { SIGN_IN_BONUS, SIGN_IN_REWARDS } from "../signIn/signIn.data.ts";
import { REGISTRATION_BONUS } from "../site/brand.ts";
import { LEVELS } from "../vip/levels.ts";
import { shareIn } from "./givePromotion.ts";
import { ELSEWHERE, isJoinable, PROMOTIONS, type PromotionPlan } from "./promotions.data.ts";
import { PROMOTION_TEXTS } from "./promotions.texts.ts";

const FISHING = boardPlanOf(5);
const POOL = FISHING.prizes.reduce((sum, { from, to, amount }) => sum + (to - from + 1) * amount, 0);
const most = (amounts: readonly bigint[]) => Number(amounts.reduce((high, one) => (one > high ? one : high), 0n));

/** What gives the amount, how often it is played through, and where its screen is. Undefined when nothing gives it. */
function giverOf({ facts, action }: PromotionPlan): { most: number; turnover: number; at?: string } | undefined {
  const { gives, percent, freeSpins, levels, turnover, series = 0 } = facts;
  if (freeSpins) return { most: Number(worthOf(freeSpins)), turnover };
  if (isJoinable(facts)) return percent ? { most: facts.most, turnover } : undefined;
  switch (gives) {
    case "REGISTRATION":
      return {
        most: Number(toMinor(REGISTRATION_BONUS.amount, CATALOGUE_CURRENCY)),
        turnover: Number(REGISTRATION_BONUS.turnover) / Number(REGISTRATION_BONUS.amount),
      };
    case "LEVEL":
      return levels?.length === LEVELS.length - 1 ? { most: Math.max(...levels), turnover } : undefined;
    case "APPLICATION":
      return action.linkage === null ? { most: facts.most, turnover } : undefined;
    case "SIGN_IN":
      return {
        most: most(SIGN_IN_REWARDS.map(({ amount }) => amount)),
        turnover: SIGN_IN_BONUS.turnover,
        at: "/signin",
      };
    case "LEADERBOARD": {
      const board = boardPlanOf(series);
      return { most: board.prizes[0]?.amount ?? 0, turnover: board.turnover, at: "/leaderboards" };
    }
    case "RAFFLE":
      return {
        most: most(RAFFLE_PRIZES.map(({ amount }) => amount)),
        turnover: RAFFLE_BONUS.turnover,
        at: "/promotions/raffle",
      };
    case "RED_ENVELOPE":
      return {
        most: most(ENVELOPE_AMOUNTS.map(({ amount }) => amount)),
        turnover: ENVELOPE_BONUS.turnover,
        at: "/promotions/red-envelope",
      };
    case "REFERRAL":
      return { most: Number(rewardOf(1_000, CATALOGUE_CURRENCY)), turnover: 0, at: "/member/referral" };
    default:
      return undefined;
  }
}

test.each(PROMOTIONS)("promotion $id pays what its rules promise", (plan) => {
  const giver = giverOf(plan);
  expect(giver).toMatchObject({ most: plan.facts.most, turnover: plan.facts.turnover });
  const isElsewhere = ELSEWHERE.has(plan.facts.gives) || plan.facts.gives === "SIGN_IN";
  expect(giver?.at ?? null).toBe(isElsewhere ? plan.action.linkage : null);
  const isOver = (plan.lasts ?? 1) < 0;
  if (plan.facts.gives === "DEPOSIT" && !isOver) {
    expect(plan.action.linkage).toBe(`/member/depositv2?promotion=${plan.id}`);
  }
});

/** The numbers of a text; a part in ten thousands, as Chinese writes it, is a whole number. */
const numbersIn = (text: string) =>
  [...text.matchAll(/(\d[\d.,]*\d|\d)\s*(\u4e07?)/g)].map(([, digits = "", tenThousands]) => {
    const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(digits);
    const value = Number(isGrouped ? digits.replace(/[.,]/g, "") : digits.replace(",", "."));
    return tenThousands ? value * 10_000 : value;
  });

test.each(LANGUAGES)("the summaries in %s name only numbers of the rules", (language) => {
  for (const { id, facts } of PROMOTIONS) {
    const { percent, least, most: highest, rank, firstDays, freeSpins } = facts;
    const others: Record<number, readonly number[]> = {
      7: [POOL, FISHING.prizes.at(-1)?.to ?? 0, 12],
      22: [Number(TICKET_FOR.amount)],
      23: [OPENING_HOURS.length, OPEN_MINUTES],
    };
    const known = [percent, least, highest, rank, firstDays, freeSpins?.spins, ...(others[id] ?? [])];
    const { summary } = PROMOTION_TEXTS[language].promotions[id] ?? { summary: "" };
    expect([id, numbersIn(summary).filter((number) => !known.includes(number))]).toEqual([id, []]);
  }
});

test("the fishing week shares what its texts promise", () => {
  expect(POOL).toBe(50_000_000);
  expect(FISHING).toMatchObject({ games: "fishing", days: 7, kind: "RACE" });
});

test("what a VIP level pays when it is reached, no promotion pays again", () => {
  const byLevel = PROMOTIONS.filter(({ facts }) => facts.gives === "LEVEL");
  expect(byLevel.map(({ facts }) => facts.how)).not.toContain("once");
  expect(LEVELS.some(({ bonus }) => bonus > 0n)).toBe(true);
});

test("a part of an amount is rounded half to even, up to the most", () => {
  const given = [10n, 30n, 50n, 51n, 99_999n].map((amount) => shareIn({ percent: 5, most: 1_000 }, amount));
  expect(given).toEqual([0n, 2n, 2n, 3n, 1_000n]);
});
