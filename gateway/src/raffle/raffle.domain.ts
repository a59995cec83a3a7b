import type { Domain } from "../graph/domain.ts";
import { raffleNodes, raffleResolvers } from "./raffle.resolvers.ts";

/** The raffle, and the tickets of members. */
export const raffle: Domain = { name: "raffle", resolvers: [raffleResolvers], nodes: raffleNodes };
