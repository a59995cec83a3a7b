import { globSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "../paths.ts";

/** Documents of the web client by their id: the gateway accepts only these in the `player` profile. */
type Registered = Record<string, string>;

const FILE = "web/persisted.json";
const IS_TEST = /\.test\.tsx?$|\/testing\//;

const read = (): Registered => JSON.parse(readFileSync(inRoot(FILE), "utf8"));
const write = (documents: Registered) => writeFileSync(inRoot(FILE), `${JSON.stringify(documents, null, 2)}\n`);

export const clearRegistered = () => write({});

/** The name of a document's operation. */
export const operationOf = (document: string): string =>
  /^\s*(?:query|mutation|subscription)\s+(\w+)/m.exec(document)?.[1] ?? "";

/** The names of the operations in a source file's graphql tags. */
export function operationsIn(source: string): string[] {
  return [...source.matchAll(/\bgraphql`([^`]*)`/g)].map(([, document = ""]) => operationOf(document)).filter(Boolean);
}

function testOperations(): Set<string> {
  const files = globSync("src/**/*.{ts,tsx}", { cwd: inRoot("web") }).filter((file) => IS_TEST.test(file));
  return new Set(files.flatMap((file) => operationsIn(readFileSync(inRoot("web", file), "utf8"))));
}

/** Splits the list into documents of the product and names of operations that only tests have. */
export function separate(documents: Registered, ofTests: ReadonlySet<string>) {
  const entries = Object.entries(documents);
  const isOfTest = ([, document]: [string, string]) => ofTests.has(operationOf(document));
  return {
    product: Object.fromEntries(entries.filter((entry) => !isOfTest(entry))),
    tests: entries.filter(isOfTest).map(([, document]) => operationOf(document)),
  };
}

/** Takes documents of tests out of the list: a client in production never sends them. */
export const keepProductDocuments = () => write(separate(read(), testOperations()).product);

/** Documents of tests that are in the list, as sentences. */
export const findTestDocuments = () =>
  separate(read(), testOperations()).tests.map((name) => `${FILE} has ${name}, which only a test sends`);
