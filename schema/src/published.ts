import { readFileSync, writeFileSync } from "node:fs";
import { hashOf } from "./compact.ts";
import { printMerged } from "./merge.ts";
import { type Plan, planRelease, type Release } from "./release.ts";

const fileOf = (name: string) => new URL(`../${name}`, import.meta.url);
const read = (name: string) => readFileSync(fileOf(name), "utf8");

const lastRelease = (): Release => JSON.parse(read("published.json"));
const today = () => new Date().toISOString().slice(0, 10);

/** What a release of today's SDL would be. */
export const planFromFiles = (): Plan => planRelease(read("published.graphql"), lastRelease(), printMerged(), today());

const CHANGELOG_TITLE = /^# .*\n\n(?:.+\n)+/;

/** Writes a planned release: the published contract, its record, and its notes above the earlier ones. */
export function writeRelease({ release, published, notes }: Plan & { kind: "release" }): void {
  const changelog = read("CHANGELOG.md");
  const [title = ""] = CHANGELOG_TITLE.exec(changelog) ?? [];
  writeFileSync(fileOf("CHANGELOG.md"), `${title}${notes}${changelog.slice(title.length)}`);
  writeFileSync(fileOf("published.graphql"), published);
  writeFileSync(fileOf("published.json"), `${JSON.stringify(release, null, 2)}\n`);
}

/** Reasons why the published contract is not as the last release wrote it, or is broken by today's SDL. */
export function findContractFaults(): string[] {
  const { version, sha256 } = lastRelease();
  const [, noted] = /^## (\S+)/m.exec(read("CHANGELOG.md")) ?? [];
  const plan = planFromFiles();
  return [
    ...(hashOf(read("published.graphql")) === sha256.published
      ? []
      : ["published.graphql was changed by hand: only `npm run release -w @atrium/schema` writes it"]),
    ...(noted === version ? [] : [`CHANGELOG.md begins with ${noted}, but the published contract is ${version}`]),
    ...(plan.kind === "refused" ? plan.breaking.map((change) => `breaks clients of ${version}: ${change}`) : []),
  ];
}
