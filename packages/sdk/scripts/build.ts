import { execFileSync } from "node:child_process";
import { copyFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { writeDocuments } from "./generate.ts";

const folder = path.resolve(import.meta.dirname, "..");
const tsc = path.join(path.dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

/** Writes `dist`: one file of JavaScript with all that it needs, its types, and the partners' part of the contract. */
export async function setup(): Promise<void> {
  rmSync(path.join(folder, "dist"), { recursive: true, force: true });
  await writeDocuments();
  execFileSync(process.execPath, [tsc, "-p", "src"], { cwd: folder, stdio: "inherit" });
  await build({
    entryPoints: [path.join(folder, "src/index.ts")],
    outfile: path.join(folder, "dist/index.js"),
    ...{ bundle: true, format: "esm", target: "es2022" },
  });
  const hashes = path.dirname(createRequire(import.meta.url).resolve("@noble/hashes/sha2.js"));
  copyFileSync(path.join(hashes, "LICENSE"), path.join(folder, "dist/noble-hashes.LICENSE"));
  copyFileSync(path.join(folder, "../../schema/slices/partner.graphql"), path.join(folder, "dist/partner.graphql"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await setup();
