import { createHash } from "node:crypto";
import { buildSchema, type GraphQLSchema } from "graphql";
import { type Changes, compareContracts } from "./changes.ts";

/** The contract that clients were given last, as `published.json` records it. */
export interface Release {
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Of `published.graphql`. */
  sha256: string;
}

export const hashOf = (sdl: string) => createHash("sha256").update(sdl).digest("hex");

/** What a release would write, or why there is none. */
export type Plan =
  | { kind: "refused"; breaking: string[] }
  | { kind: "unchanged" }
  | { kind: "release"; release: Release; notes: string };

/** Plans the release of `sdl` after the published contract. */
export function planRelease(published: string, last: Release, sdl: string, schema: GraphQLSchema, today: string): Plan {
  if (sdl === published) return { kind: "unchanged" };
  const changes = compareContracts(buildSchema(published), schema, today);
  if (changes.breaking.length > 0) return { kind: "refused", breaking: changes.breaking };
  const release = { version: nextVersion(last.version, changes), date: today, sha256: hashOf(sdl) };
  return { kind: "release", release, notes: notesOf(release, changes) };
}

/** Semantic versions: removals are major, additions minor, the rest a patch. */
function nextVersion(version: string, { expired, risky, added }: Changes): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (expired.length > 0) return `${major + 1}.0.0`;
  if (risky.length + added.length > 0) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** A release's section of CHANGELOG.md. */
function notesOf({ version, date }: Release, { expired, risky, added, reworded }: Changes): string {
  return [
    `\n## ${version} (${date})\n`,
    section("Removed after their deprecation", expired),
    section("Check whether your client expects these", risky),
    section("Added", added),
    section("Reworded", reworded > 0 ? [`Descriptions: ${reworded}.`] : []),
  ].join("");
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? "" : `\n### ${title}\n\n${lines.map((line) => `- ${line}\n`).join("")}`;
