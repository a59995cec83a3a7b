import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { inRepository } from "../config/repository.ts";
import { hashOfKey } from "../partners/partner.ts";
import { control } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";
import { ServiceCalls } from "../upstream/serviceCalls.ts";
import { Receivers } from "./receivers.ts";
import { signatureOf } from "./signature.ts";
import { WebhookSender } from "./webhookSender.ts";

const HOUR_MS = 3_600_000;
const secrets = [1, 2].map((byte) => `whsec_${Buffer.alloc(32, byte).toString("base64")}`);
const folder = mkdtempSync(join(tmpdir(), "atrium-webhooks-"));

interface Got {
  id: string;
  body: string;
  headers: IncomingHttpHeaders;
}

/** A receiver that notes what it answered with 204, and what it read before it was killed. */
const receiver = {
  got: [] as Got[],
  mode: "up" as "up" | "refuses" | "dies",
  server: undefined as Server | undefined,
  port: 0,
  async start() {
    const server = createServer(async (incoming, outgoing) => {
      const body = await text(incoming);
      if (this.mode === "refuses") return void outgoing.writeHead(503).end("maintenance\n");
      this.got.push({ id: String(incoming.headers["webhook-id"]), body, headers: incoming.headers });
      // It has the event, and dies before it says so.
      if (this.mode === "dies") return void this.stop();
      outgoing.writeHead(204).end();
    });
    await new Promise<void>((listening) => server.listen(this.port, "127.0.0.1", listening));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  },
  stop() {
    this.server?.close();
    this.server?.closeAllConnections();
    this.server = undefined;
  },
};
await receiver.start();

const manifest = {
  name: "acme",
  keys: [hashOfKey("key-of-acme")],
  slice: "partner",
  webhooks: [
    {
      name: "main",
      url: `http://localhost:${receiver.port}/events`,
      secrets,
      events: ["deposit.first", "deposit.succeeded"],
      agent: "*",
    },
  ],
};
writeFileSync(join(folder, "acme.json"), JSON.stringify(manifest));
writeFileSync(join(folder, "other.json"), JSON.stringify({ name: "other", keys: [hashOfKey("key-of-other")] }));
const { sandbox, t } = await startForFile({ PARTNERS_DIR: folder });
const { gateway } = t;
const warnings: string[] = [];
const openSender = () =>
  new WebhookSender({
    calls: new ServiceCalls([sandbox.origin], gateway.config.serviceKey ?? ""),
    receivers: new Receivers(true),
    partners: () => gateway.partners.all,
    warn: (message) => void warnings.push(message),
  });
const sender = openSender();
afterAll(async () => {
  await sender.close();
  receiver.stop();
  rmSync(folder, { recursive: true, force: true });
});
const run = async () => {
  const count = await sender.run();
  await sender.idle();
  return count;
};

const CREATE = `mutation ($input: CreateDepositInput!) { createDeposit(input: $input) {
  deposit { id internalID } userErrors { code } } }`;
const CHANNELS = "{ viewer { member { id wallet { depositChannels { internalID } } } } }";
async function payer(username: string) {
  const client = await t.loggedIn(username);
  const shown = await client.run(CHANNELS);
  const channelId = shown.text("viewer.member.wallet.depositChannels.0.internalID");
  return {
    id: shown.text("viewer.member.id"),
    async pay() {
      const input = { amount: "200000", channelId, idempotencyKey: randomUUID() };
      const made = await client.run(CREATE, { input });
      const depositId = made.text("createDeposit.deposit.internalID");
      await control(sandbox, "deposit/settle", { depositId, outcome: "SUCCESS" });
      return made.text("createDeposit.deposit.id");
    },
  };
}

/** The five lines of the partners' page. */
const page = readFileSync(inRepository("docs/developers/webhooks.md"), "utf8");
const [, lines = ""] = /```js\n(import \{ createHmac[\s\S]*?)```/.exec(page) ?? [];
const { verify } = await import(`data:text/javascript,${encodeURIComponent(lines)}`);

it("signs as the example of Standard Webhooks", () => {
  const signed = {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  };
  expect(signatureOf(["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"], signed)).toBe(
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});

it("gives each event once, in order for each member, to a receiver that was killed and gone for an hour", async () => {
  const members = [await payer("demo"), await payer("vipclub")];
  await run();
  const paid: string[][] = members.map(() => []);
  const pay = async (times: number, who = members) => {
    for (let time = 0; time < times; time += 1)
      for (const [index, member] of who.entries()) paid[index]?.push(await member.pay());
  };
  await pay(2);
  receiver.mode = "dies";
  await run();
  await pay(1);
  for (let minutes = 0; minutes < 60; minutes += 10) {
    await control(sandbox, "clock", { offsetMs: minutes * 60_000 });
    await run();
  }
  // An hour ends a session.
  await pay(1, [await payer("demo"), await payer("vipclub")]);
  receiver.mode = "up";
  await receiver.start();
  // The longest pause after an hour of failures is over.
  await control(sandbox, "clock", { offsetMs: 5 * HOUR_MS });
  while ((await run()) > 0);

  const once = new Map(receiver.got.map((got) => [got.id, JSON.parse(got.body)]));
  // The one that came before it died came again, with the same id.
  expect(receiver.got.length).toBeGreaterThan(once.size);
  for (const [index, { id }] of members.entries()) {
    const own = [...once.values()].filter(({ data }) => data.member === id);
    expect(own.map(({ type, data }) => [type, data.deposit])).toEqual(
      paid[index]?.map((deposit) => ["deposit.succeeded", deposit]),
    );
  }
  expect([...once.values()][0]).toMatchObject({
    id: [...once.keys()][0],
    timestamp: expect.stringMatching(/Z$/),
    data: { amount: { amount: "200000", currency: "VND" } },
  });
  await control(sandbox, "clock", { offsetMs: 0 });
}, 120_000);

it("loses nothing under load, while two gateways send and the receiver dies again and again", async () => {
  receiver.got = [];
  const second = openSender();
  await run();
  const members = await Promise.all(["demo", "vipclub", "agent", "senior"].map(payer));
  let paying = members.length;
  const paid = members.map(async ({ pay }) => {
    const deposits: string[] = [];
    for (let times = 0; times < 15; times += 1) deposits.push(await pay());
    paying -= 1;
    return deposits;
  });
  const runBoth = async () => {
    const counts = await Promise.all([sender.run(), second.run()]);
    await Promise.all([sender.idle(), second.idle()]);
    return Math.max(...counts);
  };
  let kills = 0;
  for (; paying > 0; kills += 1) {
    receiver.mode = "dies";
    await runBoth();
    receiver.mode = "up";
    if (receiver.server === undefined) await receiver.start();
    await control(sandbox, "clock", { offsetMs: kills * 20_000 });
    await runBoth();
  }
  await control(sandbox, "clock", { offsetMs: 5 * HOUR_MS });
  while ((await runBoth()) > 0);
  await second.close();
  const once = new Map(receiver.got.map(({ id, body }) => [id, JSON.parse(body)]));
  for (const [index, { id }] of members.entries()) {
    const own = [...once.values()].filter(({ type, data }) => data.member === id && type === "deposit.succeeded");
    expect(own.map(({ data }) => data.deposit)).toEqual(await paid[index]);
  }
  expect(kills).toBeGreaterThan(2);
  // Most of what came twice was under way when the receiver died.
  expect(receiver.got.length - once.size).toBeLessThan(once.size);
  await control(sandbox, "clock", { offsetMs: 0 });
}, 120_000);

it("can be verified with both secrets, and not when forged or repeated later", () => {
  const [first] = receiver.got;
  if (!first) throw new Error("nothing came");
  const { headers, body } = first;
  for (const secret of secrets) expect(verify(headers, body, secret)).toBe(true);
  expect(verify(headers, body.replace("200000", "900000"), secrets[0])).toBe(false);
  expect(verify(headers, body, `whsec_${Buffer.alloc(32, 3).toString("base64")}`)).toBe(false);
  expect(verify({ ...headers, "webhook-id": "evt_other" }, body, secrets[0])).toBe(false);
  expect(verify({ ...headers, "webhook-signature": "v1,é" }, body, secrets[0])).toBe(false);
  expect(verify({}, body, secrets[0])).toBe(false);
  const [id, timestamp] = [String(headers["webhook-id"]), Math.floor(Date.now() / 1_000) - 600];
  const old = { "webhook-id": id, "webhook-timestamp": `${timestamp}` };
  const signature = signatureOf(secrets, { id, timestamp, body });
  expect(verify({ ...old, "webhook-signature": signature }, body, secrets[0])).toBe(false);
});

const LOG = `query Log { webhookEndpoints { name events failingSince disabledAt
  deliveries { key eventId type memberId state nextTryAt tries { status latencyMs answer } } } }`;
const REDELIVER =
  "mutation Again($input: RedeliverWebhookInput!) { redeliverWebhook(input: $input) { userErrors { code } } }";

it("shows a partner its own deliveries only, and sends one of them again", async () => {
  const ask = async (key: string, query: string, variables: object = {}) => {
    const answer = await fetch(`${t.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key && { "x-atrium-partner-key": key }) },
      body: JSON.stringify({ query, variables }),
    });
    return Object(await answer.json());
  };
  const demo = await payer("demo");
  await demo.pay();
  receiver.mode = "refuses";
  await run();
  const { data, errors: faults } = await ask("key-of-acme", LOG);
  expect(faults).toBeUndefined();
  const [{ deliveries, ...endpoint }] = data.webhookEndpoints;
  expect(endpoint).toMatchObject({ name: "main", events: ["DEPOSIT_FIRST", "DEPOSIT_SUCCEEDED"], disabledAt: null });
  expect(endpoint.failingSince).not.toBeNull();
  expect(deliveries[0]).toMatchObject({
    type: "DEPOSIT_SUCCEEDED",
    memberId: demo.id,
    state: "WAITING",
    nextTryAt: expect.any(String),
    tries: [{ status: 503, latencyMs: expect.any(Number), answer: "maintenance" }],
  });
  const { key, eventId } = deliveries[0];
  const input = { key };
  for (const stranger of ["", "key-of-other"]) {
    const { errors } = await ask(stranger, REDELIVER, { input });
    expect(errors[0].extensions.code).toBe(stranger === "" ? "FORBIDDEN" : "NOT_FOUND");
  }
  expect((await ask("", LOG)).errors[0].extensions.code).toBe("FORBIDDEN");
  expect((await ask("key-of-other", LOG)).data).toEqual({ webhookEndpoints: [] });
  receiver.mode = "up";
  for (let times = 0; times < 2; times += 1) {
    receiver.got = [];
    expect((await ask("key-of-acme", REDELIVER, { input })).data).toEqual({ redeliverWebhook: { userErrors: [] } });
    await run();
    expect(receiver.got.map(({ id }) => id)).toEqual([eventId]);
  }
  expect(warnings).toEqual([]);
});
