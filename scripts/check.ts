/** npm run check: the fast half of the tests. Format, lint, types, dead code, generated files, the contract, import directions, texts. */
import { checkSteps } from "./lib/checks/checks.ts";
import { runSteps } from "./lib/steps.ts";

const { passed, failed, failures } = await runSteps(checkSteps);
console.log(`\n${failures.map((name) => `FAILED: ${name}\n`).join("")}${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
