import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOfKey, manifest, type Partner } from "./partner.ts";

/** Where partners are described. */
export interface PartnerSources {
  /** A folder with one JSON file for each partner. */
  folder: string | undefined;
  /** The simplest form: keys of partners, and origins of their pages, without any rules of their own. */
  keys: readonly string[];
  origins: readonly string[];
}

/** Reads all partners. Throws an error that names the wrong files and properties, and quotes no value. */
export function readPartners({ folder, keys, origins }: PartnerSources): Partner[] {
  const problems: string[] = [];
  const withKeys = keys.map(hashOfKey).map((hash) => simplePartner(`key-${hash.slice(7, 19)}`, [hash], []));
  const partners = [...withKeys, simplePartner("origins", [], origins)];
  for (const file of filesIn(folder)) {
    const read = manifestIn(file);
    if (Array.isArray(read)) problems.push(...read.map((problem) => `${file}: ${problem}`));
    else {
      problems.push(...clashes(read, partners).map((problem) => `${file}: ${problem}`));
      partners.push(read);
    }
  }
  if (problems.length > 0) throw new Error(`The partners can't be used.\n${problems.join("\n")}`);
  return partners;
}

const simplePartner = (name: string, keys: readonly string[], origins: readonly string[]): Partner => ({
  name,
  keys,
  origins,
  documents: null,
  budget: null,
  slice: null,
  showsLedger: false,
  webhooks: [],
});

function filesIn(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith(".json") && !name.startsWith("."));
    return names.toSorted().map((name) => join(folder, name));
  } catch {
    throw new Error(`PARTNERS_DIR: the folder ${folder} can't be read.`);
  }
}

/** The partner of a file, or what is wrong with the file. */
function manifestIn(file: string): Partner | string[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return ["is not JSON, or can't be read"];
  }
  const { success, data, error } = manifest.safeParse(content);
  return success ? data : error.issues.map(({ path, message }) => `${path.join(".") || "the file"}: ${message}`);
}

function clashes({ name, keys }: Partner, others: readonly Partner[]): string[] {
  const problems = [];
  if (others.some((other) => other.name === name)) problems.push("name: another partner has it");
  if (others.some((other) => other.keys.some((key) => keys.includes(key))))
    problems.push("keys: another partner has one of them");
  return problems;
}
