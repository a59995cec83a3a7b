import { reportStructure } from "./report.ts";

/** Places whose findings are counted but do not fail the check yet. */
const PENDING = ["gateway/", "sandbox/", "arcade/", "SearchDialog.module.css"];

const isPending = (fault: string) => PENDING.some((place) => fault.includes(place));

/** Prints the sizes of the workspaces and the findings; returns whether there are none that count. */
export function printStructure(): boolean {
  const { table, findings } = reportStructure();
  console.log(`${table.join("\n")}\n`);
  for (const { name, faults } of findings) console.log(`${String(faults.length).padStart(4)} ${name}`);
  const failing = findings.flatMap(({ faults }) => faults).filter((fault) => !isPending(fault));
  for (const fault of failing) console.error(fault);
  return failing.length === 0;
}
