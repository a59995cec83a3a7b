/**
 * npm run structure: sizes of the workspaces, circles of imports, walls between folders, repeats. `npm run structure -- --help` lists the
 * options.
 */
import { readArguments } from "./lib/commandLine.ts";
import { reportStructure } from "./lib/structure/report.ts";

const USAGE = `npm run structure -- [options]

  --whole   every import of a circle of folders, not only those of its shortest way round; every repeat`;

const { values } = readArguments(USAGE, { options: { whole: { type: "boolean", default: false } } });
const { table, findings, repeats } = reportStructure(values);
/** The longest repeats, which a report without `--whole` prints. */
const FIRST_REPEATS = 20;

console.log(table.join("\n"));
for (const { name, faults } of findings) {
  console.log(`\n${faults.length} ${name}`);
  for (const fault of faults) console.log(`  ${fault}`);
}

console.log(`\n${repeats.length} pairs of places that share six or more lines`);
for (const repeat of values.whole ? repeats : repeats.slice(0, FIRST_REPEATS)) console.log(`  ${repeat}`);
