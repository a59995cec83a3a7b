import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, test, vi } from "vitest";
import { endAtPanic, readOnlyWithoutRoom } from "./room.ts";

const open = async () => {
  const client = await PGlite.create({
    dataDir: fs.mkdtempSync(path.join(tmpdir(), "room-")),
    startParams: [...PGlite.defaultStartParams, "-c", "wal_init_zero=off"],
  });
  await client.exec("create table kept (value integer); insert into kept values (1)");
  return client;
};
const change = "update kept set value = value + 1 returning value";

test("a commit that finds no room ends the process before the next statement would wait for ever", async () => {
  const client = await open();
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
  const client = await open();
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
