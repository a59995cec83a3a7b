import { typeDefs } from "@atrium/schema";
import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { agentNodes, agentResolvers } from "./agent/agent.resolvers.ts";
import { announcementsNodes, announcementsResolvers } from "./announcements/announcements.resolvers.ts";
import { authorize } from "./auth/rights.ts";
import { gameDetailsResolvers } from "./games/details.resolvers.ts";
import { gamesNodes, gamesResolvers } from "./games/games.resolvers.ts";
import { winnersResolvers } from "./games/winners.resolvers.ts";
import { nodeResolvers } from "./graph/nodeResolvers.ts";
import { scalarResolvers } from "./graph/scalars.ts";
import { lotteryNodes, lotteryResolvers } from "./lottery/lottery.resolvers.ts";
import { lotteryOrderNodes, lotteryOrderResolvers } from "./lottery/orders.resolvers.ts";
import { memberNodes, memberResolvers } from "./member/member.resolvers.ts";
import { promotionsNodes, promotionsResolvers } from "./promotions/promotions.resolvers.ts";
import { passwordResolvers } from "./session/password.resolvers.ts";
import { phoneResolvers } from "./session/phone.resolvers.ts";
import { registrationResolvers } from "./session/registration.resolvers.ts";
import { sessionNodes, sessionResolvers } from "./session/session.resolvers.ts";
import { socialResolvers } from "./session/social.resolvers.ts";
import { siteNodes, siteResolvers } from "./site/site.resolvers.ts";
import { articlesNodes, articlesResolvers } from "./support/articles.resolvers.ts";
import { feedbackResolvers } from "./support/feedback.resolvers.ts";
import { supportNodes, supportResolvers } from "./support/support.resolvers.ts";
import { walletNodes, walletResolvers } from "./wallet/wallet.resolvers.ts";

/** Every type that `node` can find again. */
export const nodeLookups = {
  ...siteNodes,
  ...sessionNodes,
  ...memberNodes,
  ...walletNodes,
  ...gamesNodes,
  ...lotteryNodes,
  ...lotteryOrderNodes,
  ...announcementsNodes,
  ...promotionsNodes,
  ...agentNodes,
  ...supportNodes,
  ...articlesNodes,
};

/** Those that cost a call each. */
const oneByOne = new Set(["TeamBet", "Promotion", "LotteryOrder", "LotteryDraw"]);

/** The contract with the domains' resolvers behind it, and its rules before them. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: [
      scalarResolvers,
      nodeResolvers(nodeLookups, oneByOne),
      siteResolvers,
      sessionResolvers,
      phoneResolvers,
      socialResolvers,
      passwordResolvers,
      registrationResolvers,
      memberResolvers,
      walletResolvers,
      gamesResolvers,
      lotteryResolvers,
      lotteryOrderResolvers,
      gameDetailsResolvers,
      winnersResolvers,
      announcementsResolvers,
      promotionsResolvers,
      agentResolvers,
      supportResolvers,
      articlesResolvers,
      feedbackResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: "error" },
  });
  // Scalars take over everything of ours, and we describe nothing: the contract does.
  for (const name of Object.keys(scalarResolvers)) {
    const type = schema.getType(name);
    if (type !== undefined) type.description = type.astNode?.description?.value;
  }
  return authorize(schema);
}
