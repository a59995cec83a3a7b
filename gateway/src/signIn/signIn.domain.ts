import type { Domain } from "../graph/domain.ts";
import { signInResolvers } from "./signIn.resolvers.ts";

/** The daily sign-in. */
export const signIn: Domain = { name: "signIn", resolvers: [signInResolvers] };
