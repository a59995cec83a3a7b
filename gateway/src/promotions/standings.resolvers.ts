import type { Resolvers } from "../__generated__/resolvers.ts";
import type { ApplyForPromotionInput } from "../__generated__/types.ts";
import { InputRefusal, mutate, sameNames } from "../errors/mutate.ts";
import type { NodeLookups } from "../graph/node.ts";
import { requireKey } from "../graph/requireKey.ts";
import { rowIn } from "../paging/oneRow.ts";
import { depositsUpstream } from "../wallet/deposits.upstream.ts";
import type { DepositModel } from "../wallet/deposits.wire.ts";
import { type PromotionRequest, promotionsUpstream } from "./promotions.upstream.ts";

const [mostRemark, mostImages, mostDeposits] = [140, 3, 10];
const imageIdForm = /^[\w-]{1,64}$/;
const refused = () => ({ standing: null });
const oldestFirst = (one: DepositModel, other: DepositModel) => Date.parse(one.createdAt) - Date.parse(other.createdAt);

/** The platform's number of a promotion. */
const numberOf = ({ promotionId }: { promotionId: string }) => requireKey("Promotion", promotionId);

/** Refuses what the platform would refuse. */
function requestOf(input: ApplyForPromotionInput): PromotionRequest {
  const id = numberOf(input);
  const remark = input.remark.trim();
  if ([...remark].length > mostRemark) throw new InputRefusal("VALIDATION_FAILED", ["remark"]);
  const imageIds = [...new Set(input.imageIds)];
  if (imageIds.length > mostImages) throw new InputRefusal("IMAGE_COUNT", ["imageIds"]);
  if (!imageIds.every((image) => imageIdForm.test(image))) throw new InputRefusal("VALIDATION_FAILED", ["imageIds"]);
  return { id, remark, imageIds };
}

/** What members do with promotions. */
export const standingsResolvers: Resolvers = {
  Member: {
    promotionStandings: (_, __, { upstream }) => upstream(promotionsUpstream).standings(),
    claimableDeposits: async (_, __, { upstream }) => {
      const standings = await upstream(promotionsUpstream).standings();
      const ids = [...new Set(standings.flatMap(({ depositId }) => depositId ?? []))].toSorted().slice(0, mostDeposits);
      const deposits = await Promise.all(ids.map((id) => upstream(depositsUpstream).byId(id)));
      return deposits.filter((deposit) => deposit !== null).toSorted(oldestFirst);
    },
  },

  Deposit: {
    offers: async ({ internalID, state }, _, { upstream }) => {
      if (state !== "SUCCESS") return [];
      const standings = await upstream(promotionsUpstream).standings();
      return standings
        .filter(({ depositId }) => depositId === internalID)
        .toSorted((one, other) => one.place - other.place);
    },
  },

  Mutation: {
    joinPromotion: (_, { input }, { upstream, language }) =>
      mutate({ language, refused }, async () => ({
        standing: await upstream(promotionsUpstream).join(numberOf(input), input.idempotencyKey),
      })),
    claimPromotion: (_, { input }, { upstream, language }) =>
      mutate({ language, refused }, async () => ({
        standing: await upstream(promotionsUpstream).claim(numberOf(input), input.idempotencyKey),
      })),
    applyForPromotion: (_, { input }, { upstream, language }) =>
      mutate({ language, fields: sameNames("remark", "imageIds"), refused }, async () => ({
        standing: await upstream(promotionsUpstream).apply(requestOf(input), input.idempotencyKey),
      })),
  },
};

export const standingsNodes: NodeLookups = {
  PromotionStanding: (key, { upstream }) => rowIn(upstream(promotionsUpstream).standings(), key),
};
