import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { copyTemplate } from "../seed/template.ts";
import { childVariables } from "../testing/childVariables.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { openDatabase } from "./openDatabase.ts";

// A sandbox as people start it, in a process that can be killed.
const copy = await copyTemplate("atrium");
afterAll(() => copy.remove());

const main = path.resolve(import.meta.dirname, "../main.ts");

async function start() {
  const child = spawn(process.execPath, [main], {
    env: childVariables({ DATA_DIR: copy.dataDir, PORT: "0", CDN_PORTS: "", SANDBOX_CONTROL: "1" }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = once(child, "close");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  await Promise.race([once(child.stdout, "data"), closed]);
  return {
    output: () => output,
    origin: /http:\/\/[\d.]+:\d+/.exec(output)?.[0],
    /** Sends the signal and waits for the end; the exit code, null when it was killed. */
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      const [code] = await closed;
      return code;
    },
  };
}

async function credit(origin: string | undefined): Promise<bigint> {
  const body = JSON.stringify({ username: "demo", amount: "1000" });
  const answer = await fetch(`${origin}/sandbox/balance`, { method: "POST", body });
  return BigInt(JSON.parse(await answer.text()).value.balance);
}

test("answered credits survive a kill, and the next start succeeds", async () => {
  const first = await start();
  let answered = await credit(first.origin);
  const credits = Array.from({ length: 200 }, async () => {
    const balance = await credit(first.origin);
    if (balance > answered) answered = balance;
    if (balance > 0n && answered % 20_000n === 0n) void first.end("SIGKILL");
  });
  await Promise.allSettled(credits);
  expect(await first.end("SIGKILL")).toBeNull();

  const second = await start();
  const after = await credit(second.origin);
  expect(after).toBeGreaterThan(answered);
  expect(after).toBeLessThan(answered + 200_000n);

  // What the process writes is for its own user. Postgres gives its cache of system tables other rights, in a closed folder.
  const inside = ["", ...readdirSync(copy.dataDir, { recursive: true, encoding: "utf8" })];
  const open = inside.filter((name) => (statSync(path.join(copy.dataDir, name)).mode & 0o077) !== 0);
  expect(open.filter((name) => !name.endsWith("pg_internal.init"))).toEqual([]);

  const rival = await start();
  expect(rival.output()).toContain("another process uses the database");
  expect(await rival.end("SIGTERM")).toBe(1);
  expect(await second.end("SIGTERM")).toBe(0);

  const { db, close } = await openDatabase({ dataDir: copy.dataDir });
  expect(await ledgerFaults(db)).toEqual([]);
  const [mine] = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, "member:3:main"));
  expect(mine?.balance).toBe(after);
  await close();
}, 180_000);
