import { readFileSync } from "node:fs";
import { sliceDefs, typeDefs } from "@atrium/schema";
import { buildSchema, isEnumType } from "graphql";

const fileOf = (name: string) => new URL(`../../../${name}`, import.meta.url);
const read = (name: string) => readFileSync(fileOf(name), "utf8");

/** Where the pages lie. */
export const home = "/developers";

/** Where a link between the files leads to here. */
const served = (link: string) =>
  link
    .replace("../../schema/slices/partner.graphql", `${home}/partner.graphql`)
    .replace("../../schema/CHANGELOG.md", `${home}/changelog`)
    .replace(/^(\w+)\.md\b/, `${home}/$1`);
/** A link to an example, alone in its line, is the example itself. */
const shown = (text: string) =>
  text.replaceAll(
    /^\[\w+\.ts\]\(\.\.\/\.\.\/(packages\/sdk\/example\/\w+\.ts)\)$/gm,
    (_, file: string) => `\`\`\`ts\n${read(file)}\`\`\``,
  );
const guide = (name: string) => () => shown(read(`docs/developers/${name}.md`).replaceAll(/(?<=\]\()[^)\s]+/g, served));

/** A page that people read: its name in the menu, and its text in Markdown. */
export interface Guide {
  name: string;
  text(): string;
}

/** The pages in the order of the menu, by path. */
export const guides: ReadonlyMap<string, Guide> = new Map([
  [home, { name: "Five minutes in curl", text: guide("index") }],
  [`${home}/sdk`, { name: "SDK", text: guide("sdk") }],
  [`${home}/clients`, { name: "Apollo, urql, Relay …", text: guide("clients") }],
  [`${home}/sessions`, { name: "Sessions", text: guide("sessions") }],
  [`${home}/deposits`, { name: "Deposits", text: guide("deposits") }],
  [`${home}/events`, { name: "Events", text: guide("events") }],
  [`${home}/webhooks`, { name: "Webhooks", text: guide("webhooks") }],
  [`${home}/limits`, { name: "Documents and budgets", text: guide("limits") }],
  [`${home}/machines`, { name: "Language models", text: guide("machines") }],
  [`${home}/types`, { name: "Types and versions", text: guide("types") }],
  [`${home}/codes`, { name: "Codes", text: () => `${guide("codes")()}\n## All codes\n\n${listOfCodes()}` }],
  [`${home}/changelog`, { name: "Changelog", text: () => read("schema/CHANGELOG.md") }],
]);

/** Texts for programs, by path. */
export const textFiles: ReadonlyMap<string, () => string> = new Map([
  [`${home}/partner.graphql`, () => sliceDefs("partner")],
  ["/llms.txt", listForMachines],
  ...[...guides].map(([path, { text }]): [string, () => string] => [
    `${path === home ? `${home}/index` : path}.md`,
    text,
  ]),
]);

/** The pages of single codes. */
export const codePaths = (): string[] => [...codes().keys()].map((code) => `${home}/codes/${code}`);

interface Code {
  /** Where it arrives. */
  places: string[];
  meaning: string;
}

let found: ReadonlyMap<string, Code> | undefined;

/** Each code of the contract once, also when it arrives in both places. */
function codes(): ReadonlyMap<string, Code> {
  if (found !== undefined) return found;
  const schema = buildSchema(typeDefs);
  const all = new Map<string, Code>();
  for (const [name, place] of [
    ["UserErrorCode", "`userErrors` of a payload"],
    ["ErrorCode", "`errors[].extensions.code`"],
  ] as const) {
    const type = schema.getType(name);
    for (const value of isEnumType(type) ? type.getValues() : []) {
      const known = all.get(value.name);
      if (known) known.places.push(place);
      else all.set(value.name, { places: [place], meaning: value.description ?? "" });
    }
  }
  found = new Map([...all].toSorted(([a], [b]) => a.localeCompare(b)));
  return found;
}

const listOfCodes = () =>
  [...codes()].map(([code, { meaning }]) => `- [\`${code}\`](${home}/codes/${code}): ${inOneLine(meaning)}`).join("\n");

/** The page of one code: what it means, where it arrives, and what answers it. */
export function codePage(code: string): string {
  const { places = [], meaning = "" } = codes().get(code) ?? {};
  return `# ${code}

${meaning}

It arrives in ${places.join(" and in ")}.

## What answers it

${answerOf(code)}
`;
}

/** The row of docs/developers/codes.md that names the code. */
function answerOf(code: string): string {
  const rows = guide("codes")().matchAll(/^\| (`.*) \| (.*) \|$/gm);
  for (const [, names = "", answer = ""] of rows) if (names.includes(`\`${code}\``)) return answer;
  return "Nothing: say the message.";
}

/** The list of pages that language models look for, by https://llmstxt.org. */
function listForMachines(): string {
  const pages = [...guides].map(
    ([path, { name, text }]) =>
      `- [${name}](${path === home ? `${home}/index` : path}.md): ${/^# (.*)$/m.exec(text())?.[1] ?? name}`,
  );
  return `# Atrium

> One typed GraphQL endpoint, /graphql, over a gaming platform: lobby, sessions, wallet, deposits, events.

## For developers

${pages.join("\n")}
- [Contract](${home}/partner.graphql): The partners' part of the schema, as SDL
`;
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ");
