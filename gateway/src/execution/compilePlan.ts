import type { Plan } from "./plan.ts";
import { compileRoot, type WriteRoot } from "./root.ts";
import { compileSelection } from "./selection.ts";
import type { Source } from "./source.ts";
import { compileValue } from "./value.ts";

/** Compiles an operation for one outcome of its conditions. */
export function compilePlan(source: Source, conditions: Plan["conditions"]): WriteRoot {
  let numbers = 0;
  let unsteady = 0;
  // Values contain selections, and selections contain values. The plan connects them without a circle of imports.
  const plan: Plan = {
    source,
    conditions,
    nextNumber() {
      numbers += 1;
      return numbers - 1;
    },
    get unsteady() {
      return unsteady;
    },
    noteUnsteady() {
      unsteady += 1;
    },
    objectWriter: (type, sets) => compileSelection(plan, type, sets),
    valueWriter: (type, spec) => compileValue(plan, type, spec),
  };
  const root = source.schema.getRootType(source.operation.operation);
  if (root === null || root === undefined) throw new Error("The schema has no type for this operation.");
  return compileRoot(plan, root);
}
