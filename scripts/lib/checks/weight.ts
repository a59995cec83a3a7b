import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../paths.ts";
import { listOwnFiles } from "./ownFiles.ts";

/** What files are for, and how many lines of them the repository may have. */
export interface Kind {
  name: string;
  /** The files; a file belongs to the first kind that matches its path. */
  files: RegExp;
  budget: number;
  /** What to do when they become too many. */
  remedy: string;
}

const TRIM =
  "Delete what nothing uses and what is there twice; when all of it is needed, raise the budget in a commit that says why.";
const ASK_LESS =
  "Look for documents that ask for the same fields and could share fragments; docs/weight.md says who reads these files.";

/** In the order in which they claim files. docs/weight.md has a row for each. */
export const kinds: readonly Kind[] = [
  {
    name: "Relay's artifacts",
    files: /^web\/(src\/__generated__\/|persisted\.json$)/,
    budget: 97_500,
    remedy: ASK_LESS,
  },
  {
    name: "resolver types",
    files: /^gateway\/src\/__generated__\//,
    budget: 6_500,
    remedy: "They follow the SDL: look for types and inputs there that could be one.",
  },
  {
    name: "printed contract",
    files: /^schema\/(schema\.graphql$|published\.|slices\/)|^docs\/openapi\.json$/,
    budget: 12_500,
    remedy: "It follows the SDL and the platform's calls, and the last release is kept once, in compact form.",
  },
  {
    name: "migrations",
    files: /^sandbox\/migrations\//,
    budget: 4_000,
    remedy:
      "Of drizzle's snapshots only the newest stays. What else became long? See docs/adr/0022-append-only-migrations.md.",
  },
  {
    name: "lockfile",
    files: /^package-lock\.json$/,
    budget: 13_500,
    remedy: "`npm explain NAME` says what brought a package.",
  },
  {
    name: "texts",
    files: /\/(lang|texts|messages)\/.*\.(json|md)$/,
    budget: 27_000,
    remedy: "Each text is there in seven languages: delete those that nothing shows.",
  },
  {
    name: "tests",
    files: /\.(test|spec)\.\w+$|\/(test|testing|bench)\/|^e2e\//,
    budget: 79_900,
    remedy: "Look for rules that several tests prove, and keep the cheapest proof (docs/rules.md).",
  },
  {
    name: "styles",
    files: /\.css$/,
    budget: 19_050,
    remedy: "Use the components of web/src/ui and the tokens in place of new rules.",
  },
  { name: "SDL", files: /\.graphql$/, budget: 10_800, remedy: TRIM },
  { name: "documentation", files: /\.md$|^docs\//, budget: 6_700, remedy: "Say it once, and link to it." },
  { name: "code", files: /\.(ts|tsx|js|mjs)$/, budget: 177_900, remedy: TRIM },
  { name: "data and settings", files: /./, budget: 3_800, remedy: TRIM },
];

/** All kinds together. It is less than their sum: not all of them can be full. */
const LARGEST = 460_000;

interface SizedFile {
  path: string;
  lines: number;
}

const NEWLINE = 10;

/** The repository's files with their numbers of lines; pictures and other files that are no text have none. */
const readSizes = (): SizedFile[] =>
  listOwnFiles(root).map((file) => ({ path: file, lines: countLines(readFileSync(path.join(root, file))) }));

function countLines(bytes: Buffer): number {
  return bytes.includes(0) ? 0 : bytes.reduce((sum, byte) => sum + (byte === NEWLINE ? 1 : 0), 0);
}

const LISTED = 5;

/** Compares files with the budgets of their kinds: a table of all, and what is too heavy, with its largest files and what to do. */
export function weigh(files: readonly SizedFile[], limits = kinds, largest = LARGEST) {
  const byKind = Map.groupBy(files, (file) => limits.find((kind) => kind.files.test(file.path)));
  const linesOf = (some: readonly SizedFile[] = []) => some.reduce((sum, { lines }) => sum + lines, 0);
  const total = linesOf(files);
  const rows = limits.map((kind) => row(kind.name, linesOf(byKind.get(kind)), kind.budget));
  const faults = limits.flatMap((kind) => {
    const own = byKind.get(kind) ?? [];
    const excess = linesOf(own) - kind.budget;
    return excess > 0 ? [`${kind.name}: ${excess} lines too many. ${kind.remedy} ${largestOf(own)}`] : [];
  });
  const excess = total - largest;
  const tooMany = excess > 0 ? [`the repository: ${excess} lines too many. ${largestOf(files)}`] : [];
  return { table: [...rows, row("together", total, largest)], faults: [...faults, ...tooMany] };
}

const row = (name: string, lines: number, budget: number) =>
  `${name.padEnd(28)}${String(lines).padStart(8)} lines of ${String(budget).padStart(7)}`;

function largestOf(files: readonly SizedFile[]): string {
  const bySize = files.toSorted((a, b) => b.lines - a.lines).slice(0, LISTED);
  return `The largest: ${bySize.map(({ path: file, lines }) => `${file} (${lines})`).join(", ")}.`;
}

/** Prints the table and the findings; returns whether there are none. */
export function printWeight(): boolean {
  const { table, faults } = weigh(readSizes());
  console.log(table.join("\n"));
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}
