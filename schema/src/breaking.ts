import { readFileSync } from "node:fs";
import { type BreakingChange, buildSchema, findBreakingChanges } from "graphql";
import { mergeSchema } from "./merge.ts";

const published = new URL("../published.graphql", import.meta.url);

/** What clients written against the last published contract would trip over; empty when nothing. */
export function breakingChanges(): BreakingChange[] {
  return findBreakingChanges(buildSchema(readFileSync(published, "utf8")), mergeSchema());
}
