import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { z } from "zod";
import { readDocuments } from "./documents.ts";
import { hashOfKey, manifest, type Partner } from "./partner.ts";
import { PartnersError } from "./partnersError.ts";

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
      const { partner, path } = read;
      problems.push(...clashes(partner, partners).map((problem) => `${file}: ${problem}`));
      const registered = path === undefined ? undefined : readDocuments(resolve(dirname(file), path), partner.slice);
      problems.push(...(registered?.problems ?? []));
      partners.push({ ...partner, documents: registered?.documents ?? partner.documents });
    }
  }
  if (problems.length > 0) throw new PartnersError(problems);
  return partners;
}

const simplePartner = (name: string, keys: readonly string[], origins: readonly string[]): Partner => ({
  name,
  keys,
  origins,
  documents: new Map(),
  onlyDocuments: false,
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
    throw new PartnersError([`PARTNERS_DIR: the folder ${folder} can't be read.`]);
  }
}

/** What a file says, or what is wrong with it. */
function manifestIn(file: string): z.output<typeof manifest> | string[] {
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
