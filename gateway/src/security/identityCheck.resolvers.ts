import type { Resolvers } from "../__generated__/resolvers.ts";
import { carryOut, InputRefusal, sameNames } from "../errors/mutate.ts";
import { identityCheckUpstream } from "./identityCheck.upstream.ts";

const mostImages = 3;
const imageIdForm = /^[\w-]{1,64}$/;

export const identityCheckResolvers: Resolvers = {
  Member: { identityCheck: (_, __, { upstream }) => upstream(identityCheckUpstream).read() },

  Mutation: {
    submitIdentityDocument: (_, { input }, { upstream, language }) =>
      carryOut({ language, fields: sameNames("kind", "imageIds") }, async () => {
        const { kind } = input;
        const imageIds = [...new Set(input.imageIds)];
        if (kind === "UNKNOWN") throw new InputRefusal("VALIDATION_FAILED", ["kind"]);
        if (imageIds.length === 0 || imageIds.length > mostImages || !imageIds.every((id) => imageIdForm.test(id))) {
          throw new InputRefusal("VALIDATION_FAILED", ["imageIds"]);
        }
        await upstream(identityCheckUpstream).submit({ kind, imageIds });
      }),
  },
};
