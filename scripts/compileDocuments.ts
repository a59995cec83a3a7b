/** Compiles the web client's documents with relay-compiler, and writes the list of those that the gateway accepts by id. */
import { mkdirSync } from "node:fs";
import { clearRegistered, keepProductDocuments } from "./lib/checks/registered.ts";
import { inRoot, programs } from "./lib/paths.ts";
import { runNode } from "./lib/steps.ts";

mkdirSync(inRoot("web/src/__generated__"), { recursive: true });
// relay-compiler only adds to the list.
clearRegistered();
const code = await runNode([programs.relayCompiler, "--repersist", "--output", "quiet-with-errors"], {
  cwd: inRoot("web"),
});
if (code === 0) keepProductDocuments();
process.exitCode = code;
