import { readFileSync } from "node:fs";
import type { sliceNames } from "./slice.ts";

/** The whole contract as printed SDL: the committed `schema.graphql`. */
export const typeDefs = readFileSync(new URL("../schema.graphql", import.meta.url), "utf8");

export type SliceName = (typeof sliceNames)[number];

/** A slice of the contract as printed SDL: the committed file. */
export const sliceDefs = (name: SliceName) =>
  readFileSync(new URL(`../slices/${name}.graphql`, import.meta.url), "utf8");
