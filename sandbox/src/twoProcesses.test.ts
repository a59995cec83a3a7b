import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { readConfig } from "./config.ts";
import { Caller } from "./testing/caller.ts";
import { openEventStream } from "./testing/eventStream.ts";
import { createTestDatabase } from "./testing/postgresDatabases.ts";
import { type SandboxProcess, startSandboxProcess } from "./testing/sandboxProcess.ts";

const server = inject("postgresUrl");
const { serviceKey, seed } = readConfig({});
const credentials = { username: "demo", password: "Atrium!2026" };
const MOMENT = { timeout: 1_500 };

describe.runIf(server !== undefined)("two processes on one Postgres", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let one: SandboxProcess;
  let two: SandboxProcess;
  let callers: [Caller, Caller];
  beforeAll(async () => {
    database = await createTestDatabase(server ?? "", seed);
    const env = { DATABASE_URL: database.databaseUrl };
    [one, two] = await Promise.all([startSandboxProcess(env), startSandboxProcess(env)]);
    callers = [new Caller(one), new Caller(two)];
  });
  afterAll(async () => {
    await Promise.all([one.stop(), two.stop()]);
    await database.drop();
  });

  const listenTo = ({ origin }: SandboxProcess, lastEventId?: string) =>
    openEventStream(`${origin}/wps/events?topics=message,status`, {
      authorization: `Bearer ${serviceKey}`,
      ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
    });
  const write = (caller: Caller, title: string) =>
    caller.post<{ messageId: string }>("/sandbox/message", { body: { username: "demo", title } });

  /** Reads a stream up to the event that contains a text. */
  async function hear(stream: Awaited<ReturnType<typeof openEventStream>>, text: string): Promise<void> {
    for (let data: string | undefined; !data?.includes(text); ) ({ data } = await stream.next());
  }

  test("an event of one reaches the listeners of both, with one id", async () => {
    using here = await listenTo(one);
    using there = await listenTo(two);
    await Promise.all([here.next(), there.next()]);
    const { value } = await write(callers[0], "From one");
    const frames = [await here.next(), await there.next()];
    expect(frames[1]).toEqual(frames[0]);
    expect(JSON.parse(frames[0]?.data ?? "")).toEqual({ customerId: "3", messageId: value.messageId });
  });

  test("a listener of a killed process gets what it missed from the other process", async () => {
    const doomed = await startSandboxProcess({ DATABASE_URL: database.databaseUrl });
    let lastId = "";
    {
      using stream = await listenTo(doomed);
      await stream.next();
      await write(callers[1], "Before");
      lastId = (await stream.next()).id ?? "";
      await doomed.stop("SIGKILL");
    }
    const missed = [await write(callers[0], "First"), await write(callers[1], "Second")];
    using stream = await listenTo(two, lastId);
    await stream.next();
    for (const { value } of missed) expect(JSON.parse((await stream.next()).data ?? "")).toMatchObject(value);
  });

  test("a listening connection that is lost comes back, and misses nothing", async () => {
    using stream = await listenTo(two);
    await stream.next();
    const admin = new pg.Client({ connectionString: database.databaseUrl });
    await admin.connect();
    const listening = "from pg_stat_activity where query like 'listen %' and datname = current_database()";
    expect((await admin.query(`select pg_terminate_backend(pid) ${listening}`)).rowCount).toBe(2);
    const { value } = await write(callers[0], "Meanwhile");
    await hear(stream, `"${value.messageId}"`);
    await vi.waitFor(async () => expect((await admin.query(`select ${listening}`)).rowCount).toBe(2), MOMENT);
    await admin.end();
  });

  test("a payload that was encrypted with the key of one is read by the other, once", async () => {
    const sealed = await callers[0].seal(credentials);
    const send = async ({ origin }: SandboxProcess) => {
      const headers = { "content-type": "application/jose" };
      const answer = await fetch(`${origin}/wps/session/login`, { method: "POST", headers, body: sealed });
      return JSON.parse(await answer.text()).code;
    };
    expect(await send(two)).toBe("OK");
    expect(await send(one)).toBe("PAYLOAD_REPLAYED");
    expect(await callers[1].publicKeys()).toEqual(await callers[0].publicKeys());
  });

  test("settings that are changed at one hold at the other", async () => {
    const [here, there] = callers;
    const features = async () => (await there.get<Record<string, boolean>>("/sandbox/flags")).value;
    await here.post("/sandbox/flags", { body: { POINT_MALL: false } });
    await there.post("/sandbox/flags", { body: { FREE_PLAY: false } });
    await vi.waitFor(
      async () => expect(await features()).toMatchObject({ POINT_MALL: false, FREE_PLAY: false }),
      MOMENT,
    );
    await here.post("/sandbox/status", { body: { status: 1 } });
    await vi.waitFor(async () => expect((await there.get("/wps/member/info")).code).toBe("SYSTEM_MAINTENANCE"), MOMENT);
    await there.post("/sandbox/status", { body: { status: 0 } });
    await there.post("/sandbox/clock", { body: { offsetMs: 3_600_000 } });
    const offset = async () => (await here.get<{ offsetMs: number }>("/sandbox/clock")).value.offsetMs;
    await vi.waitFor(async () => expect(await offset()).toBe(3_600_000), MOMENT);
    await here.post("/sandbox/reset");
    await vi.waitFor(async () => expect(await features()).toMatchObject({ POINT_MALL: true, FREE_PLAY: true }), MOMENT);
    expect(await offset()).toBe(0);
  });

  test("a limit is shared, though each process takes it in blocks", async () => {
    const { token } = (await callers[0].post<{ token: string }>("/wps/session/login", { sealed: credentials })).value;
    const ask = async (caller: Caller) => (await caller.get(`/wps/member/change?key=${randomUUID()}`, { token })).code;
    const codes: string[] = [];
    for (let count = 0; count < 64; count += 1) codes.push(await ask(callers[count % 2] ?? callers[0]));
    const refused = codes.filter((code) => code === "RATE_LIMITED").length;
    // A process may have something left of its last block of three.
    expect([refused >= 4, refused <= 7]).toEqual([true, true]);
    await callers[0].post("/sandbox/limits", { body: { on: false } });
    await vi.waitFor(async () => expect(await ask(callers[1])).not.toBe("RATE_LIMITED"), MOMENT);
  });

  test("a line of a conversation is shown on pages of the other", async () => {
    const { value } = await callers[0].post<{ token: string }>("/wps/session/login", { sealed: credentials });
    await callers[0].post("/sandbox/flags", { body: { CHAT: true } });
    const address = "/wps/relay/CSP_chatUrl?title=Chat&b2c=true";
    const { url } = (await callers[0].get<{ url: string }>(address, { token: value.token })).value;
    const page = await fetch(`${two.origin}${new URL(url).pathname}`);
    const secret = /"secret":"([\w-]+)"/.exec(await page.text())?.[1] ?? "";
    using stream = await openEventStream(`${two.origin}/support/api/events`, { "X-Chat-Secret": secret });
    expect(stream.answer.status).toBe(200);
    await stream.next();
    await callers[0].post("/sandbox/chat", { body: { username: "demo", content: "Lan here." } });
    await hear(stream, "Lan here.");
  });
});
