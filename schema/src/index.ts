import { readFileSync } from "node:fs";

/** The whole contract as printed SDL: the committed `schema.graphql`. */
export const typeDefs = readFileSync(new URL("../schema.graphql", import.meta.url), "utf8");
