import type { Domain } from "../graph/domain.ts";
import { accountResolvers } from "./account.resolvers.ts";
import { contactResolvers } from "./contacts.resolvers.ts";
import { identityCheckResolvers } from "./identityCheck.resolvers.ts";
import { identityCheckUpstream } from "./identityCheck.upstream.ts";
import { passkeyNodes, passkeyResolvers } from "./passkeys.resolvers.ts";
import { paymentPasswordResolvers } from "./paymentPassword.resolvers.ts";
import { payoutAccountNodes, payoutAccountResolvers } from "./payoutAccounts.resolvers.ts";
import { profileResolvers } from "./profile.resolvers.ts";
import { secondFactorResolvers } from "./secondFactor.resolvers.ts";
import { securityResolvers } from "./security.resolvers.ts";

/** What secures the member's account. */
export const security: Domain = {
  name: "security",
  resolvers: [
    secondFactorResolvers,
    passkeyResolvers,
    securityResolvers,
    contactResolvers,
    paymentPasswordResolvers,
    payoutAccountResolvers,
    profileResolvers,
    identityCheckResolvers,
    accountResolvers,
  ],
  nodes: { ...payoutAccountNodes, ...passkeyNodes },
  watches: { identityCheckChanged: ({ upstream }) => upstream(identityCheckUpstream).read() },
};
