/** Compiles the web client's documents with relay-compiler, and writes the list of those that the gateway accepts by id. */
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import relayCompiler from "relay-compiler";
import { inRoot } from "./lib/paths.ts";
import { clearRegistered, keepProductDocuments } from "./lib/registered.ts";

mkdirSync(inRoot("web/src/__generated__"), { recursive: true });
// relay-compiler only adds to the list.
clearRegistered();
const { status } = spawnSync(relayCompiler, ["--repersist", "--output", "quiet-with-errors"], {
  cwd: inRoot("web"),
  stdio: "inherit",
});
if (status === 0) keepProductDocuments();
process.exitCode = status ?? 1;
