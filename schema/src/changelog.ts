import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { BreakingChangeType, DangerousChangeType, findSchemaChanges, type GraphQLSchema } from "graphql";

const file = new URL("../CHANGELOG.md", import.meta.url);
const TITLE = "# Changes of the contract\n\nWritten by `publish`, the latest first.\n";

/** The changes from one contract to the next, as Markdown; the empty string when there are none. */
export function describeChanges(before: GraphQLSchema, after: GraphQLSchema): string {
  const groups: [title: string, types: ReadonlySet<string>][] = [
    ["Breaking", new Set(Object.values(BreakingChangeType))],
    ["To be looked at", new Set(Object.values(DangerousChangeType))],
  ];
  const changes = findSchemaChanges(before, after);
  const isSafe = (type: string) => !groups.some(([, types]) => types.has(type));
  return [
    ...groups.map(([title, types]) =>
      section(
        title,
        changes.filter(({ type }) => types.has(type)),
      ),
    ),
    section(
      "Added",
      changes.filter(({ type }) => isSafe(type)),
    ),
  ].join("");
}

const section = (title: string, changes: readonly { description: string }[]) =>
  changes.length === 0 ? "" : `\n### ${title}\n\n${changes.map(({ description }) => `- ${description}\n`).join("")}`;

/** Puts the changes of a day above those before. */
export function noteChanges(before: GraphQLSchema, after: GraphQLSchema, day: string): void {
  const changes = describeChanges(before, after);
  if (changes === "") return;
  const earlier = existsSync(file) ? readFileSync(file, "utf8").slice(TITLE.length) : "";
  writeFileSync(file, `${TITLE}\n## ${day}\n${changes}${earlier}`);
}
