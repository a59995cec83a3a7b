import { spawn } from "node:child_process";
import { once } from "node:events";
import fs, { readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { eq } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { copyTemplate } from "../seed/template.ts";
import { childVariables } from "../testing/childVariables.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { openDatabase } from "./openDatabase.ts";
import { endAtPanic, readOnlyWithoutRoom } from "./room.ts";

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

/** A database with one row, which the statement changes. */
const openSmall = async () => {
  const client = await PGlite.create({
    dataDir: fs.mkdtempSync(path.join(tmpdir(), "room-")),
    startParams: [...PGlite.defaultStartParams, "-c", "wal_init_zero=off"],
  });
  await client.exec("create table kept (value integer); insert into kept values (1)");
  return client;
};
const change = "update kept set value = value + 1 returning value";

test("a commit that finds no room ends the process before the next statement would wait for ever", async () => {
  const client = await openSmall();
  const ended = new Promise<unknown>((resolve) => endAtPanic(client, resolve));
  // The next commit needs a new part of the log.
  await client.exec("select pg_switch_wal()");
  using _ = vi.spyOn(fs, "writeSync").mockImplementation(() => {
    throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC", errno: -28 });
  });
  await expect(client.query(change)).rejects.toMatchObject({ severity: "PANIC" });
  expect(await ended).toMatchObject({ code: "53100" });
});

test("an embedded database only reads while there is no room, and writes again afterwards", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const client = await openSmall();
  let hasRoom = false;
  const stop = readOnlyWithoutRoom(client, async () => hasRoom);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(client.query(change)).rejects.toMatchObject({ code: "25006" });
  await expect(client.transaction((tx) => tx.query(change))).rejects.toMatchObject({ code: "25006" });
  expect((await client.query("select value from kept")).rows).toEqual([{ value: 1 }]);
  hasRoom = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await client.query(change)).rows).toEqual([{ value: 2 }]);
  stop();
  vi.useRealTimers();
  await client.close();
});
