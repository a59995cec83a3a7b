import { reportStructure } from "./report.ts";

/** Findings that are counted but do not fail the check. */
const COUNTED_ONLY = new Set(["files of more than 300 lines"]);

/** Prints the sizes of the workspaces and the findings; returns whether there are none that fail the check. */
export function printStructure(): boolean {
  const { table, findings } = reportStructure();
  console.log(`${table.join("\n")}\n`);
  for (const { name, faults } of findings) console.log(`${String(faults.length).padStart(4)} ${name}`);
  const failing = findings.filter(({ name }) => !COUNTED_ONLY.has(name)).flatMap(({ faults }) => faults);
  for (const fault of failing) console.error(fault);
  return failing.length === 0;
}
