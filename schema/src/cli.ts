import { writeFileSync } from "node:fs";
import { breakingChanges, publishedSchema } from "./breaking.ts";
import { noteChanges } from "./changelog.ts";
import { mergeSchema, printMerged } from "./merge.ts";

const [command] = process.argv.slice(2);
const write = (file: string) => writeFileSync(new URL(`../${file}`, import.meta.url), printMerged());

switch (command) {
  case "print":
    write("schema.graphql");
    break;
  case "publish":
    noteChanges(publishedSchema(), mergeSchema(), new Date().toISOString().slice(0, 10));
    write("published.graphql");
    break;
  case "breaking": {
    const changes = breakingChanges();
    for (const { type, description } of changes) console.error(`${type}: ${description}`);
    if (changes.length > 0) process.exitCode = 1;
    break;
  }
  default:
    console.error("Usage: node src/cli.ts print | breaking | publish");
    process.exitCode = 2;
}
