import type { Resolvers } from "../__generated__/resolvers.ts";
import { moment } from "../deadlines/moment.ts";
import { badInput } from "../errors/atriumError.ts";
import { gamesUpstream } from "../games/games.upstream.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { arrayConnection } from "../paging/connection.ts";
import type { Context } from "../request/context.ts";
import { frequenciesOf } from "./frequencies.ts";
import type { LotteryDrawModel, LotteryModel } from "./lottery.model.ts";
import { lotteryUpstream } from "./lottery.upstream.ts";
import { lotteryOf } from "./lottery.wire.ts";

const defaultSize = 20;
/** As many as the longest chase. */
const mostUpcoming = 50;

export const lotteryResolvers: Resolvers = {
  Site: {
    lotteryMenu: (_, { mode = null }, { upstream }) => upstream(lotteryUpstream).menu(mode),
    popularLotteries: (_, { mode = null }, { upstream }) => upstream(lotteryUpstream).popular(mode),
    lottery: (_, { code = null, mode = null }, { upstream }) =>
      code === null ? upstream(lotteryUpstream).first(mode) : upstream(lotteryUpstream).byCode(code),
  },

  Game: { lottery: (game) => lotteryOf(game) },

  Member: {
    recentLotteries: async (_, { mode }, { upstream }) => {
      if (mode === "VIETNAM") return upstream(lotteryUpstream).vietnamRecent();
      const recent = (await upstream(gamesUpstream).recent()).map(lotteryOf).filter((lottery) => lottery !== null);
      return recent.filter((lottery) => (mode == null ? lottery.mode !== "VIETNAM" : lottery.mode === mode));
    },
  },

  Lottery: {
    id: ({ code }) => globalId("Lottery", code),
    standing: (lottery, _, { upstream }) => upstream(lotteryUpstream).standing(lottery),
    currentDraw: (lottery, _, { upstream }) => upstream(lotteryUpstream).currentDraw(lottery),
    upcomingDraws: (lottery, { first }, { upstream }) => {
      if (first < 1 || first > mostUpcoming) throw badInput(`\`first\` must be from 1 to ${mostUpcoming}.`);
      return upstream(lotteryUpstream).upcomingDraws(lottery, first);
    },
    playTypes: (lottery, _, { upstream }) => upstream(lotteryUpstream).playTypes(lottery),
    results: async (lottery, args, { upstream }) =>
      arrayConnection(
        args,
        { list: "lotteryResults", filter: { code: lottery.code }, defaultSize },
        await upstream(lotteryUpstream).results(lottery),
      ),
    frequencies: async (lottery, _, { upstream }) =>
      frequenciesOf(lottery.kind, await upstream(lotteryUpstream).results(lottery)),
  },

  LotteryDraw: { id: ({ lotteryCode, number }) => globalId("LotteryDraw", `${lotteryCode}/${number}`) },
};

/** A lottery with the number of its open draw, which is no field of it: it says that another draw has opened. */
export async function drawnLottery(
  { upstream }: Context,
  code: string,
  moment: number,
): Promise<(LotteryModel & { openDraw: string }) | null> {
  const lottery = await upstream(lotteryUpstream).byCode(code);
  if (lottery === null) return null;
  upstream(lotteryUpstream).readSince(moment);
  return { ...lottery, openDraw: (await upstream(lotteryUpstream).currentDraw(lottery)).number };
}

async function findDraw(key: string, { upstream }: Context): Promise<LotteryDrawModel | null> {
  const [code = "", number] = key.split("/");
  const lottery = await upstream(lotteryUpstream).byCode(code);
  if (lottery === null) return null;
  const look = async () => {
    const current = await upstream(lotteryUpstream).currentDraw(lottery);
    if (current.number === number) return current;
    return (await upstream(lotteryUpstream).results(lottery)).find((draw) => draw.number === number);
  };
  const found = await look();
  if (found !== undefined) return found;
  // The draw may have opened or been drawn a moment ago. Read again.
  upstream(lotteryUpstream).readSince(moment());
  return (await look()) ?? null;
}

export const lotteryNodes: NodeLookups = {
  Lottery: (key, { upstream }) => upstream(lotteryUpstream).byCode(key),
  LotteryDraw: findDraw,
};
