import type { Domain } from "../graph/domain.ts";
import { freeSpinsNodes, freeSpinsResolvers } from "./freeSpins.resolvers.ts";

/** The member's free spins, which games use before money. */
export const freeSpins: Domain = { name: "freeSpins", resolvers: [freeSpinsResolvers], nodes: freeSpinsNodes };
