/**
 * npm run new-domain NAME: writes a domain's files in schema, sandbox, gateway and web, adds it to the lists and generates.
 * The result compiles and its tests pass: one type with one field, from the platform to the screen.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { refuse } from "./lib/commandLine.ts";
import { runGenerators } from "./lib/generated.ts";
import { namesOf } from "./lib/newDomain/files.ts";
import { gatewayFiles } from "./lib/newDomain/gateway.ts";
import { addText, joins } from "./lib/newDomain/join.ts";
import { sandboxFiles } from "./lib/newDomain/sandbox.ts";
import { schemaFiles } from "./lib/newDomain/schema.ts";
import { webFiles } from "./lib/newDomain/web.ts";
import { inRoot, programs, root } from "./lib/paths.ts";
import { runNode } from "./lib/steps.ts";

const [name = ""] = process.argv.slice(2);
if (!/^[a-z][a-zA-Z]{2,30}$/.test(name))
  refuse("Usage: npm run new-domain NAME, with a name such as points or vipClub.");
const names = namesOf(name);
const files = [...schemaFiles(names), ...sandboxFiles(names), ...gatewayFiles(names), ...webFiles(names)];
const existing = files.filter((file) => existsSync(inRoot(file.path)));
if (existing.length > 0) {
  console.error(`Nothing is written: there is ${existing.map((file) => file.path).join(", ")} already.`);
  process.exit(1);
}

const change = (file: string, edit: (source: string) => string) =>
  writeFileSync(inRoot(file), edit(readFileSync(inRoot(file), "utf8")));

for (const file of files) {
  mkdirSync(path.dirname(inRoot(file.path)), { recursive: true });
  writeFileSync(inRoot(file.path), file.text);
}
const lists = Object.keys(joins);
for (const [file, join] of Object.entries(joins)) change(file, (source) => join(source, names));
const texts = globSync("web/lang/*/shared.json", { cwd: root });
for (const file of texts) change(file, (source) => addText(source, names));

const written = [...files.map((file) => file.path), ...lists, ...texts];
const isFormatted = (await runNode([programs.biome, "check", "--write", ...written])) === 0;
if (!isFormatted || !(await runGenerators())) process.exit(1);
console.log(`\nWritten or changed:\n${written.map((file) => `  ${file}`).join("\n")}`);
console.log(`\nNext: describe the domain in schema/${name}/${name}.graphql, then npm run codegen and npm run check.`);
