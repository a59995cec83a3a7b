import type { LotteryMode } from "../__generated__/types.ts";
import { isLotteryCode, modeWords } from "../games/lotteryTraits.wire.ts";
import { ownRead, sharedRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import type { LotteryDrawModel, LotteryGroup, LotteryModel } from "./lottery.model.ts";
import { currentDraw, drawResults, lotteryList, lotteryMenu, playTypes } from "./lottery.wire.ts";

const calls = {
  menu: sharedRead("GET /lgw/games/game_menus", lotteryMenu, { maxAge: 30 }),
  popular: sharedRead("GET /lgw/games/popular", lotteryList, { maxAge: 30 }),
  vietnamMenu: sharedRead("GET /lgw/vn/games/game_menu", lotteryMenu, { maxAge: 30 }),
  vietnamRecent: ownRead("GET /lgw/vn/games/recent", lotteryList),
  current: sharedRead("GET /lgw/games/{gameCode}/current", currentDraw, { maxAge: 1 }),
  playTypes: sharedRead("GET /lgw/games/{gameCode}/play_types", playTypes, { maxAge: 300 }),
  results: sharedRead("GET /lotto/lgw/games/opened/numero", drawResults, { maxAge: 5 }),
  vietnamResults: sharedRead("GET /lgw/vn/numeros/opened/game", drawResults, { maxAge: 5 }),
};

const device = "WEB";
const mostPopular = 20;
const mostResults = 100;
/** Longest age of an answer in milliseconds, because a countdown must not start from an old one. */
const oldestMs = { current: 500, results: 5_000 };
/** The same while the platform fails. */
const toleratedMs = { current: 2_000, results: 60_000 };

/** The platform calls for lotteries. All but the caller's recent ones are the same for everybody. */
export function lotteryUpstream(scope: Scope) {
  const { language } = scope.caller;
  /** Time of the last signal of a draw. Earlier answers are out of date. */
  let validSince = 0;
  const notBefore = (kind: keyof typeof oldestMs) => Math.max(validSince, Date.now() - oldestMs[kind]);

  const menu = (mode: LotteryMode | null): Promise<LotteryGroup[]> => {
    if (mode === "VIETNAM") return calls.vietnamMenu(scope, { query: { device, language } });
    if (mode === "UNKNOWN") return Promise.resolve([]);
    return calls.menu(scope, { query: { prizeMode: mode === null ? undefined : modeWords[mode], device, language } });
  };
  const find = async (mode: LotteryMode | null, code: string): Promise<LotteryModel | undefined> =>
    (await menu(mode)).flatMap(({ lotteries }) => lotteries).find((lottery) => lottery.code.toUpperCase() === code);

  return {
    menu,

    async popular(mode: LotteryMode | null): Promise<LotteryModel[]> {
      if (mode === "UNKNOWN") return [];
      if (mode === "VIETNAM") return (await menu(mode)).flatMap(({ lotteries }) => lotteries).slice(0, mostPopular);
      const prizeMode = mode === null ? undefined : modeWords[mode];
      return calls.popular(scope, { query: { count: mostPopular, prizeMode, device, language } });
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
    readSince(moment: number): void {
      validSince = moment;
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
}
