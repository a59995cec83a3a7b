import type { Resolvers } from "../__generated__/resolvers.ts";
import { isRealAccount } from "../auth/rights.ts";
import { badInput } from "../errors/atriumError.ts";
import { gamesUpstream } from "../games/games.upstream.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import type { MemberModel } from "../member/member.model.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import { recordField } from "../paging/recordField.ts";
import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import { freeSpinsUpstream, isFreeSpinsNumber } from "./freeSpins.upstream.ts";

export const freeSpinsResolvers: Resolvers = {
  Member: {
    freeSpins: recordField(
      "freeSpins",
      ({ filter }) => {
        if (filter?.status === "UNKNOWN") throw badInput("`status` must be a state of the platform.");
        return { status: filter?.status ?? undefined };
      },
      ({ upstream }) => upstream(freeSpinsUpstream).list,
      10,
    ),
  },

  FreeSpins: {
    id: ({ internalID }) => globalId("FreeSpins", internalID),
    games: ({ gameInternalIDs }, _, { upstream }) => upstream(gamesUpstream).byIds(gameInternalIDs),
  },

  FreeSpinTerms: {
    games: ({ gameInternalIDs }, _, { upstream }) => upstream(gamesUpstream).byIds(gameInternalIDs),
  },

  Subscription: {
    freeSpinsChanged: {
      subscribe: (_, __, context) =>
        context.services.push.watch("balance", context, async () =>
          JSON.stringify(await context.upstream(freeSpinsUpstream).list({}, { pageNo: 1, pageSize: 20 })),
        ),
      resolve: (event: PushEvent, _: unknown, context: Context): Promise<MemberModel> => {
        if (event.over !== null) throw event.over;
        return context.upstream(memberUpstream).info();
      },
    },
  },
};

export const freeSpinsNodes: NodeLookups = {
  FreeSpins: (key, { session, upstream }) =>
    session !== null && isRealAccount(session.kind) && isFreeSpinsNumber(key)
      ? upstream(freeSpinsUpstream).byId(key)
      : null,
};
