import type { Resolvers } from "../__generated__/resolvers.ts";
import { contentUpstream } from "./content.upstream.ts";

export const contentResolvers: Resolvers = {
  Site: { responsibleGaming: (_, { country }, { upstream }) => upstream(contentUpstream).read(country) },
};
