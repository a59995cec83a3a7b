import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { passwordMemoryKib } from "../config.ts";
import { tryLock } from "../db/folderLock.ts";
import { memoryFolder } from "../db/memoryFolder.ts";
import { fillFolder } from "./fillFolder.ts";

const sandbox = path.resolve(import.meta.dirname, "../..");
const templates = path.resolve(sandbox, "../.data/templates");
/** The copies of this user. */
const copies = path.join(memoryFolder(), `atrium-copies-${userInfo().uid}`);
const POLL_MS = 50;
const KEPT_TEMPLATES = 2;

/** Name of a template: other sources, another seed, other password hashes or another day give another name. */
function templateName(seed: string): string {
  const parts = [sourcesHash(), seed, new Date().toISOString().slice(0, 10), passwordMemoryKib];
  return createHash("sha256").update(parts.join("\u0000")).digest("hex").slice(0, 16);
}

let hashed: string | undefined;

/** Hash of the sources that a template depends on. To read them takes as long as to copy a template, so once is enough. */
function sourcesHash(): string {
  if (hashed !== undefined) return hashed;
  const hash = createHash("sha256");
  for (const file of globSync(["src/**/*.ts", "migrations/*.sql"], { cwd: sandbox }).sort()) {
    if (!file.endsWith(".test.ts")) hash.update(file).update(readFileSync(path.join(sandbox, file)));
  }
  hashed = hash.digest("hex");
  return hashed;
}

/**
 * A copy of a seeded database folder. The first call of the day fills a template, which takes seconds; later calls copy
 * it. Call `remove` when the database is closed.
 */
export async function copyTemplate(seed: string): Promise<{ dataDir: string; remove: () => void }> {
  const template = path.join(templates, templateName(seed));
  mkdirSync(templates, { recursive: true });
  // One process fills the template, the others wait.
  while (!existsSync(template)) {
    const unlock = tryLock(template);
    if (unlock) await makeTemplate(template, seed).finally(unlock);
    else await sleep(POLL_MS);
  }

  sweepCopies();
  mkdirSync(copies, { recursive: true });
  const dataDir = mkdtempSync(path.join(copies, `${process.pid}-`));
  cpSync(template, dataDir, { recursive: true });
  const remove = () => {
    for (const left of [dataDir, `${dataDir}.lock`]) rmSync(left, { recursive: true, force: true });
  };
  return { dataDir, remove };
}

async function makeTemplate(template: string, seed: string): Promise<void> {
  // Another process may have finished first.
  if (existsSync(template)) return;
  sweepTemplates();
  await fillFolder(template, seed);
}

/** Deletes old templates: a change of any source file makes them useless. Another process may still use the latest. */
function sweepTemplates(): void {
  const byAge = readdirSync(templates)
    .filter((name) => !name.endsWith(".lock"))
    .map((name) => path.join(templates, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of byAge.slice(KEPT_TEMPLATES)) rmSync(folder, { recursive: true, force: true });
}

/** Deletes the copies of processes that were killed. */
function sweepCopies(): void {
  if (!existsSync(copies)) return;
  for (const name of readdirSync(copies)) {
    const isAbandoned = !isAlive(Number.parseInt(name, 10));
    if (isAbandoned) rmSync(path.join(copies, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user: it cannot be signalled, but it exists.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
