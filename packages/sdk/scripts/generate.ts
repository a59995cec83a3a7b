import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { codegen } from "@graphql-codegen/core";
import * as operations from "@graphql-codegen/typescript-operations";
import {
  buildSchema,
  concatAST,
  isEnumType,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  stripIgnoredCharacters,
} from "graphql";

const folder = path.resolve(import.meta.dirname, "..");
const inSchema = (file: string) => readFileSync(path.join(folder, "../../schema", file), "utf8");

/** What the SDK is made from: the partners' part of the contract as SDL, and the texts of the documents. */
export interface Sources {
  slice: string;
  documents: readonly string[];
}

/** The committed slice and documents. */
export const readSources = (): Sources => ({
  slice: inSchema("slices/partner.graphql"),
  documents: globSync("documents/*.graphql", { cwd: folder })
    .sort()
    .map((file) => readFileSync(path.join(folder, file), "utf8")),
});

/** Types of `src/document.ts`. */
const scalars = { DateTime: "DateTime", Decimal: "Decimal", ID: "string", URL: "string" };

/**
 * TypeScript with each operation as a typed text, and the types of its variables and result. It fails when a document asks
 * for what the slice does not have. A field that is null only together with an error is not null: the client throws then.
 */
export async function generate({ slice, documents }: Sources): Promise<string> {
  const parsed = documents.map((text) => ({ location: "documents", document: parse(text) }));
  const types = await codegen({
    filename: "documents.ts",
    schema: parse(slice),
    documents: parsed,
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config: {
      scalars,
      strictScalars: true,
      flattenGeneratedTypes: true,
      immutableTypes: true,
      skipTypename: true,
      nullability: { errorHandlingClient: true },
    },
  });
  const separate = Object.entries(separateOperations(concatAST(parsed.map(({ document }) => document))));
  const constants = separate.map(([name, document]) => {
    const operation = document.definitions.find((one): one is OperationDefinitionNode => "operation" in one);
    if (!operation) throw new Error(`The document ${name} has no operation.`);
    const kind = operation.operation.replace(/^./, (first) => first.toUpperCase());
    // The operation goes first, because the client sees by it whether a text may be sent again.
    const sorted = [operation, ...document.definitions.filter((one) => one !== operation)];
    const text = JSON.stringify(stripIgnoredCharacters(sorted.map(print).join("\n")));
    return `export const ${name} = ${text} as string & TypedDocument<${name}${kind}, ${name}${kind}Variables>;`;
  });
  const codes = buildSchema(inSchema("schema.graphql")).getType("ErrorCode");
  const errorCodes = isEnumType(codes) ? codes.getValues().map(({ name }) => `"${name}"`) : [];
  return [
    'import type { DateTime, Decimal, TypedDocument } from "../document.ts";',
    types,
    `/** Codes of GraphQL errors. */\nexport type ErrorCode = ${errorCodes.join(" | ")};`,
    ...constants,
    "",
  ].join("\n");
}

/** Writes `src/__generated__/documents.generated.ts`, which is not committed. */
export async function writeDocuments(): Promise<void> {
  mkdirSync(path.join(folder, "src/__generated__"), { recursive: true });
  writeFileSync(path.join(folder, "src/__generated__/documents.generated.ts"), await generate(readSources()));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await writeDocuments();
