/**
 * npm run structure: sizes of the workspaces, circles of imports, walls between folders.
 *
 *   npm run structure -- --whole     every import of a circle of folders, not only its shortest way round
 */
import { parseArgs } from "node:util";
import { reportStructure } from "./lib/structure/report.ts";

const { values } = parseArgs({ options: { whole: { type: "boolean", default: false } } });
const { table, findings } = reportStructure(values);

console.log(table.join("\n"));
for (const { name, faults } of findings) {
  console.log(`\n${faults.length} ${name}`);
  for (const fault of faults) console.log(`  ${fault}`);
}
