import { reportStructure } from "./report.ts";

/** Prints the sizes of the workspaces and the findings; returns whether there are none. */
export function printStructure(): boolean {
  const { table, findings } = reportStructure();
  console.log(`${table.join("\n")}\n`);
  for (const { name, faults } of findings) console.log(`${String(faults.length).padStart(4)} ${name}`);
  const all = findings.flatMap(({ faults }) => faults);
  for (const fault of all) console.error(fault);
  return all.length === 0;
}
