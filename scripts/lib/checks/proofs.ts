import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { root } from "../paths.ts";

const PAGE = "docs/rules.md";
/** A file in backticks, or the beginning of a test's title in quotes; the title belongs to the file before it. */
const PROOF = /`([\w./]+\.\w+)`|"([^"]+?) ?…?"/g;

/** From the cheapest to the dearest. Only the last one is left out of `npm test`. */
export const LEVELS = ["unit", "component", "integration", "core journey", "other journey"] as const;
export type Level = (typeof LEVELS)[number];

/** What the page names for a rule: a test, or all tests of a file. */
export interface Proof {
  file: string;
  /** How the test's title begins, or part of it. */
  title: string | undefined;
  /** Undefined when that is no test. */
  level: Level | undefined;
}

export interface Rule {
  text: string;
  proofs: Proof[];
}

/** A journey as its file declares it. */
export interface Journey {
  title: string;
  isCore: boolean;
}

/** Reads a file of the repository; undefined when there is none. */
type Read = (file: string) => string | undefined;

const readInRoot: Read = (file) => {
  const whole = path.join(root, file);
  return existsSync(whole) ? readFileSync(whole, "utf8") : undefined;
};

/** The rules of the page and their proofs. A rule is a list item, and its proofs follow the last colon before a file. */
export function readRules(page = readInRoot(PAGE) ?? "", read: Read = readInRoot): Rule[] {
  return page
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => {
      const at = line.lastIndexOf(": `");
      const end = at < 0 ? line.length : at;
      return { text: line.slice(2, end), proofs: proofsIn(line.slice(end), read) };
    });
}

function proofsIn(text: string, read: Read): Proof[] {
  const proofs: Proof[] = [];
  let file = "";
  let isNamedAlone = false;
  const end = () => {
    if (isNamedAlone) proofs.push({ file, title: undefined, level: levelOf(file, undefined, read) });
  };
  for (const [, name, title] of text.matchAll(PROOF)) {
    if (name !== undefined) {
      end();
      // A name without a folder is in the folder of the file before it.
      file = name.includes("/") ? name : path.posix.join(path.posix.dirname(file), name);
      isNamedAlone = true;
    } else if (title !== undefined) {
      proofs.push({ file, title, level: levelOf(file, title, read) });
      isNamedAlone = false;
    }
  }
  end();
  return proofs;
}

/** A test that starts servers or asks a database imports what does so from a folder `testing`. */
const STARTS_SERVERS = /from "[^"]*\/testing\//;

function levelOf(file: string, title: string | undefined, read: Read): Level | undefined {
  const source = read(file);
  if (source === undefined) return undefined;
  if (file.endsWith(".spec.ts")) return journeyLevel(journeysIn(file, source), title);
  if (!/\.test\.tsx?$/.test(file)) return undefined;
  if (file.endsWith(".tsx")) return "component";
  return STARTS_SERVERS.test(source) && !file.startsWith("web/") ? "integration" : "unit";
}

/** A file named without a title counts as part of the core set only when all of its journeys belong to it. */
function journeyLevel(journeys: Journey[], title: string | undefined): Level {
  const named = title === undefined ? journeys : journeys.filter((journey) => journey.title.startsWith(title));
  return named.length > 0 && named.every(({ isCore }) => isCore) ? "core journey" : "other journey";
}

/** The journeys of a file. The name of a tag of the core set begins with `core`. */
export function journeysIn(file: string, source: string): Journey[] {
  const journeys: Journey[] = [];
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  new Visitor({
    CallExpression({ callee, arguments: [title, details] }) {
      if (textOf(callee) !== "test" || title === undefined || details === undefined) return;
      journeys.push({ title: textOf(title).replace(/^["'`]|["'`]$/g, ""), isCore: /^core/.test(textOf(details)) });
    },
  }).visit(parseSync(file, source).program);
  return journeys;
}

/** What is wrong with the page of rules, as `docs/rules.md: …`. */
export function findProofFaults(rules = readRules(), read: Read = readInRoot): string[] {
  return rules.flatMap((rule) => faultsOf(rule, read)).map((fault) => `${PAGE}: ${fault}`);
}

function faultsOf({ text, proofs }: Rule, read: Read): string[] {
  const faults: string[] = [];
  for (const { file, title, level } of proofs) {
    const source = read(file);
    if (source === undefined) faults.push(`${file} is not there`);
    else if (level === undefined) faults.push(`${file} is no test, so it proves nothing`);
    else if (title !== undefined && !source.includes(title)) faults.push(`${file} has no test "${title} …"`);
  }
  if (!proofs.some(({ level }) => level !== undefined && level !== "other journey"))
    faults.push(`no test that \`npm test\` runs proves "${text}"`);
  return faults;
}
