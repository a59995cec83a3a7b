import { reportStructure } from "./report.ts";

/** The findings that fail the check. The others are only counted, until the repository has none of them. */
const ENFORCED = new Set(["imports that leave their workspace"]);

/** Prints the sizes of the workspaces and the number of each finding; returns whether all enforced ones are 0. */
export function printStructure(): boolean {
  const { table, findings } = reportStructure();
  console.log(`${table.join("\n")}\n`);
  for (const { name, faults } of findings) {
    console.log(`${String(faults.length).padStart(4)} ${name}`);
    if (ENFORCED.has(name)) for (const fault of faults) console.error(fault);
  }
  return findings.every(({ name, faults }) => faults.length === 0 || !ENFORCED.has(name));
}
