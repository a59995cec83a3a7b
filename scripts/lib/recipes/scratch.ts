import { execFile as execFileWithCallback, spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { root } from "../paths.ts";

const execFile = promisify(execFileWithCallback);

const LEFT_OUT = new Set(["node_modules", ".git", ".data", ".turbo", "test-results", "playwright-report"]);

/** A copy of the repository in a temporary folder, with the installed dependencies and what was built and type-checked. */
export interface Scratch {
  root: string;
  /** Runs a program of Node in a folder of the copy; rejects with its output when it fails. */
  run(args: readonly string[], folder?: string, env?: Readonly<Record<string, string>>): Promise<void>;
  remove(): void;
}

export function copyRepository(): Scratch {
  const copy = fs.mkdtempSync(path.join(tmpdir(), "atrium-recipes-"));
  fs.cpSync(root, copy, { recursive: true, filter: (source) => !LEFT_OUT.has(path.basename(source)) });
  linkDependencies(copy);
  const run = async (args: readonly string[], folder = ".", env: Readonly<Record<string, string>> = {}) => {
    const options = {
      cwd: path.join(copy, folder),
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, VITEST: "", VITEST_WORKER_ID: "", VITEST_POOL_ID: "", ...env },
    };
    await execFile(process.execPath, args, options).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`node ${args.join(" ")} in ${folder} failed:\n${`${stdout}\n${stderr}`.slice(-4_000)}`);
    });
  };
  spawnSync("git", ["init", "--quiet"], { cwd: copy });
  return { root: copy, run, remove: () => fs.rmSync(copy, { recursive: true, force: true }) };
}

/** Links every package, except the workspaces: these are the copy's own. */
function linkDependencies(copy: string): void {
  const workspaces: string[] = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")).workspaces;
  fs.mkdirSync(path.join(copy, "node_modules/@atrium"), { recursive: true });
  for (const entry of fs.readdirSync(path.join(root, "node_modules"))) {
    if (entry !== "@atrium")
      fs.symlinkSync(path.join(root, "node_modules", entry), path.join(copy, "node_modules", entry));
  }
  for (const workspace of workspaces) {
    const { name } = JSON.parse(fs.readFileSync(path.join(copy, workspace, "package.json"), "utf8"));
    fs.symlinkSync(path.join(copy, workspace), path.join(copy, "node_modules", name));
    const own = path.join(root, workspace, "node_modules");
    if (fs.existsSync(own)) fs.symlinkSync(own, path.join(copy, workspace, "node_modules"));
  }
}

/** Files of the copy that match a pattern of the page. */
export const filesOf = (scratch: Scratch, pattern: string) =>
  fs.globSync(pattern, { cwd: scratch.root }).map((file) => path.join(scratch.root, file));
