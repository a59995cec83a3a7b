import type { Domain } from "../graph/domain.ts";
import { vipResolvers } from "./vip.resolvers.ts";

/** The VIP club: its levels, and the caller's way through them. */
export const vip: Domain = { name: "vip", resolvers: [vipResolvers] };
