import { readFileSync } from "node:fs";
import { type BreakingChange, buildSchema, findBreakingChanges, type GraphQLSchema } from "graphql";
import { mergeSchema } from "./merge.ts";

const published = new URL("../published.graphql", import.meta.url);

/** The contract that clients were last given. */
export const publishedSchema = (): GraphQLSchema => buildSchema(readFileSync(published, "utf8"));

/** What clients written against the last published contract would trip over; empty when nothing. */
export function breakingChanges(): BreakingChange[] {
  return findBreakingChanges(publishedSchema(), mergeSchema());
}
