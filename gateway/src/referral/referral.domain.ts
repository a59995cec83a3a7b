import type { Domain } from "../graph/domain.ts";
import { referralNodes, referralResolvers } from "./referral.resolvers.ts";

/** The member's invitation of friends. */
export const referral: Domain = { name: "referral", resolvers: [referralResolvers], nodes: referralNodes };
