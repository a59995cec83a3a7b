import DataLoader from "dataloader";
import type { LotteryMode } from "../__generated__/types.ts";
import { moment } from "../deadlines/moment.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import { isLotteryCode, modeWords } from "../games/lotteryTraits.wire.ts";
import { ownRead, sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import type { LotteryDrawModel, LotteryGroup, LotteryModel, LotteryStandingModel } from "./lottery.model.ts";
import {
  currentDraw,
  drawResults,
  lotteryList,
  lotteryMenu,
  playTypes,
  standings,
  upcomingDraws,
} from "./lottery.wire.ts";

const calls = {
  menu: sharedRead("GET /lgw/games/game_menus", lotteryMenu, { maxAge: 30 }),
  popular: sharedRead("GET /lgw/games/popular", lotteryList, { maxAge: 30 }),
  vietnamMenu: sharedRead("GET /lgw/vn/games/game_menu", lotteryMenu, { maxAge: 30 }),
  vietnamRecent: ownRead("GET /lgw/vn/games/recent", lotteryList),
  current: sharedRead("GET /lgw/games/{gameCode}/current", currentDraw, { maxAge: 1 }),
  upcoming: sharedRead("GET /lgw/games/{gameCode}/upcoming", upcomingDraws, { maxAge: 1 }),
  standings: sharedRead("GET /lgw/games/standings", standings, { maxAge: 1 }),
  playTypes: sharedRead("GET /lgw/games/{gameCode}/play_types", playTypes, { maxAge: 300 }),
  results: sharedRead("GET /lotto/lgw/games/opened/numero", drawResults, { maxAge: 5 }),
  vietnamResults: sharedRead("GET /lgw/vn/numeros/opened/game", drawResults, { maxAge: 5 }),
};

/** The vendor of the lottery that opens when a visitor chooses the category. */
const firstVendor = "TCG_SEA";
const device = "WEB";
const mostPopular = 20;
const mostResults = 100;
const mostStandings = 100;
/** The modes of the lotteries that are not Vietnam's, in the order of their lists. */
const houseModes = ["SEA", "LOTT", "ZY", "ELOTT"] as const;
/** Longest age of an answer in milliseconds, because a countdown must not start from an old one. */
const oldestMs = { current: 500, results: 5_000 };
/** The same while the platform fails. */
const toleratedMs = { current: 2_000, results: 60_000 };

/** The platform calls for lotteries. All but the caller's recent ones are the same for everybody. */
export const lotteryUpstream = defineUpstream((scope) => {
  const { language } = scope.caller;
  /** Time of the last signal of a draw. Earlier answers are out of date. */
  let validSince = 0;
  const notBefore = (kind: keyof typeof oldestMs) => Math.max(validSince, moment() - oldestMs[kind]);

  const menu = async (mode: LotteryMode | null): Promise<LotteryGroup[]> => {
    if (mode === "VIETNAM") return calls.vietnamMenu(scope, { query: { device, language } });
    if (mode === "UNKNOWN") return [];
    if (mode === null) return merged((await Promise.all(houseModes.map(menu))).flat());
    return calls.menu(scope, { query: { prizeMode: modeWords[mode], device, language } });
  };
  const popular = async (mode: LotteryMode | null): Promise<LotteryModel[]> => {
    if (mode === "UNKNOWN") return [];
    if (mode === "VIETNAM") return (await menu(mode)).flatMap(({ lotteries }) => lotteries).slice(0, mostPopular);
    if (mode === null) return inTurn(await Promise.all(houseModes.map(popular))).slice(0, mostPopular);
    return calls.popular(scope, { query: { count: mostPopular, prizeMode: modeWords[mode], device, language } });
  };
  // It keeps no values: the loader of a subscription lives as long as the subscription.
  const standingOf = new DataLoader<string, LotteryStandingModel | null>(
    async (codes) => {
      const gameCodes = [...new Set(codes)].sort().join(",");
      // Not a cached answer from before the latest draw: the list would show the numbers of the draw before it.
      const found = await calls.standings
        .since(notBefore("current"), scope, { query: { gameCodes } }, toleratedMs.current)
        .catch(nullWithoutCall);
      const rows = found ?? [];
      const known = new Map(rows.map((row) => [row.code, row]));
      return codes.map((lotteryCode) => {
        const row = known.get(lotteryCode);
        if (row === undefined) return null;
        return { current: { ...row.current, lotteryCode }, last: row.last && { ...row.last, lotteryCode } };
      });
    },
    { maxBatchSize: mostStandings, cache: false },
  );
  const find = async (mode: LotteryMode | null, code: string): Promise<LotteryModel | undefined> =>
    (await menu(mode)).flatMap(({ lotteries }) => lotteries).find((lottery) => lottery.code.toUpperCase() === code);

  return {
    menu,
    popular,

    /** The current and the last draw, with one call for all lotteries of a request; null where it does not exist. */
    standing: ({ code }: Pick<LotteryModel, "code">) => standingOf.load(code),

    /** The lottery that opens when a visitor chooses the category; null when the menu is empty. */
    async first(mode: LotteryMode | null): Promise<LotteryModel | null> {
      const all = (await menu(mode)).flatMap(({ lotteries }) => lotteries);
      return all.find(({ accountTypeName }) => accountTypeName === firstVendor) ?? all[0] ?? null;
    },

    /** One lottery, by its code in any case; null when no menu lists it. */
    async byCode(code: string): Promise<LotteryModel | null> {
      if (!isLotteryCode(code)) return null;
      const wanted = code.toUpperCase();
      return (await find(null, wanted)) ?? (await find("VIETNAM", wanted)) ?? null;
    },

    /** The caller's recent lotteries of Vietnam, the latest first. The other lotteries are among the recent games. */
    vietnamRecent: () => calls.vietnamRecent(scope, { query: { device, language } }),

    /** From now on answers are as of that moment or later. */
    readSince(from: number): void {
      validSince = from;
    },

    async currentDraw({ code }: Pick<LotteryModel, "code">): Promise<LotteryDrawModel> {
      const draw = await calls.current.since(
        notBefore("current"),
        scope,
        { path: { gameCode: code } },
        toleratedMs.current,
      );
      return { ...draw, lotteryCode: code };
    },

    /** The next draws that take bets; null where that call does not exist. */
    async upcomingDraws({ code }: Pick<LotteryModel, "code">, count: number): Promise<LotteryDrawModel[] | null> {
      const draws = await calls.upcoming
        .since(notBefore("current"), scope, { path: { gameCode: code }, query: { count } }, toleratedMs.current)
        .catch(nullWithoutCall);
      return draws?.map((draw) => ({ ...draw, lotteryCode: code })) ?? null;
    },

    playTypes: ({ code }: Pick<LotteryModel, "code">) =>
      calls.playTypes(scope, { path: { gameCode: code }, query: { language } }),

    /** The last 100 draws, the latest first. */
    async results({ code, mode }: Pick<LotteryModel, "code" | "mode">): Promise<LotteryDrawModel[]> {
      const read = mode === "VIETNAM" ? calls.vietnamResults : calls.results;
      const query = { gameCode: code, count: mostResults };
      const draws = await read.since(notBefore("results"), scope, { query }, toleratedMs.results);
      return draws.map((draw) => ({ ...draw, lotteryCode: code }));
    },
  };
});

/** Groups of the same title as one group, in the order in which they first appear. */
function merged(groups: readonly LotteryGroup[]): LotteryGroup[] {
  const byTitle = Map.groupBy(groups, ({ title }) => title);
  return [...byTitle].map(([title, parts]) => ({ title, lotteries: parts.flatMap(({ lotteries }) => lotteries) }));
}

/** The first of each list, then the second of each, and so on. */
const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();

/** The calls for lists of draws are not in the documents: a platform may lack them. */
function nullWithoutCall(error: unknown): null {
  if (error instanceof UpstreamError && (error.status === 404 || error.code === "NOT_FOUND")) return null;
  throw error;
}
