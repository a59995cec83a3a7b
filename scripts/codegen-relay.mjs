// Compiles the web client's documents. persisted.json only ever grows by itself, so it is written anew.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import relayCompiler from "relay-compiler";

const web = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), "web");
mkdirSync(path.join(web, "src/__generated__"), { recursive: true });
writeFileSync(path.join(web, "persisted.json"), "{}\n");
const { status } = spawnSync(relayCompiler, ["--repersist", "--output", "quiet-with-errors"], {
  cwd: web,
  stdio: "inherit",
});
process.exit(status ?? 1);
