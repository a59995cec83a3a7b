import type { Domain } from "../graph/domain.ts";
import { memberNodes, memberResolvers, ownAccount } from "./member.resolvers.ts";
import { messagesNodes, messagesResolvers } from "./messages.resolvers.ts";

/** The member's own account and messages. */
export const member: Domain = {
  name: "member",
  resolvers: [memberResolvers, messagesResolvers],
  nodes: { ...memberNodes, ...messagesNodes },
  callersOwn: { Member: ownAccount, Agent: ownAccount },
};
