/**
 * npm run structure: sizes of the workspaces, circles of imports, walls between folders. `npm run structure -- --help` lists the
 * options.
 */
import { readArguments } from "./lib/commandLine.ts";
import { reportStructure } from "./lib/structure/report.ts";

const USAGE = `npm run structure -- [options]

  --whole   every import of a circle of folders, not only those of its shortest way round`;

const { values } = readArguments(USAGE, { options: { whole: { type: "boolean", default: false } } });
const { table, findings } = reportStructure(values);

console.log(table.join("\n"));
for (const { name, faults } of findings) {
  console.log(`\n${faults.length} ${name}`);
  for (const fault of faults) console.log(`  ${fault}`);
}
