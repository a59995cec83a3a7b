import { buildSchema, type GraphQLSchema } from "graphql";
import { type Changes, compareContracts } from "./changes.ts";
import { compactContract, hashOf } from "./compact.ts";
import { sliceNames, sliceOf } from "./slice.ts";

/** The contract that clients were given last, as `published.json` records it. */
export interface Release {
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  sha256: {
    /** Of `schema.graphql` as it was released. */
    schema: string;
    /** Of `published.graphql`, which keeps it in compact form. */
    published: string;
  };
}

/** What a release would write, or why there is none. */
export type Plan =
  | { kind: "refused"; breaking: string[] }
  | { kind: "unchanged" }
  | { kind: "release"; release: Release; published: string; notes: string };

/** Plans the release of `sdl` after the published contract, which is compact. */
export function planRelease(published: string, last: Release, sdl: string, today: string): Plan {
  const schema = hashOf(sdl);
  if (schema === last.sha256.schema) return { kind: "unchanged" };
  const compact = compactContract(sdl);
  const [before, after] = [buildSchema(published), buildSchema(compact)];
  const changes = compareContracts(before, after, today);
  const breaking = [...changes.breaking, ...breaksOfSlices(before, after, changes.breaking, today)];
  if (breaking.length > 0) return { kind: "refused", breaking };
  const sha256 = { schema, published: hashOf(compact) };
  const release = { version: nextVersion(last.version, changes), date: today, sha256 };
  return { kind: "release", release, published: compact, notes: notesOf(release, changes) };
}

const TYPE_REMOVED = /^\w+ was removed\.$/;

/** What breaks the clients of a slice only. A type leaves a slice with the fields that lead to it, so these say it. */
function breaksOfSlices(
  before: GraphQLSchema,
  after: GraphQLSchema,
  ofAll: readonly string[],
  today: string,
): string[] {
  return sliceNames.flatMap((name) =>
    compareContracts(sliceOf(before, name), sliceOf(after, name), today)
      .breaking.filter((change) => !TYPE_REMOVED.test(change) && !ofAll.includes(change))
      .map((change) => `slice ${name}: ${change}`),
  );
}

/** Semantic versions: removals are major, additions minor, the rest a patch. */
function nextVersion(version: string, { expired, risky, added, deprecated }: Changes): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (expired.length > 0) return `${major + 1}.0.0`;
  if (risky.length + added.length + deprecated.length > 0) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** A release's section of CHANGELOG.md. */
function notesOf({ version, date }: Release, { expired, risky, added, deprecated, reworded }: Changes): string {
  return [
    `\n## ${version} (${date})\n`,
    section("Removed after their deprecation", expired),
    section("Check whether your client expects these", risky),
    section("Added", added),
    section("Deprecated", deprecated),
    section("Reworded", reworded > 0 ? [`Descriptions: ${reworded}.`] : []),
  ].join("");
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? "" : `\n### ${title}\n\n${lines.map((line) => `- ${line}\n`).join("")}`;
