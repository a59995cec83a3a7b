import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { startForFile } from "../testing/startForFile.ts";
import { ServiceCalls } from "../upstream/serviceCalls.ts";
import { postbackOf } from "./postback.ts";
import { Receivers } from "./receivers.ts";
import { WebhookSender } from "./webhookSender.ts";

const { sandbox, t } = await startForFile();
const asked: string[] = [];
const tracker = createServer((incoming, outgoing) => {
  asked.push(incoming.url ?? "");
  outgoing.end("ok");
});
await new Promise<void>((listening) => tracker.listen(0, "127.0.0.1", listening));
const origin = `http://localhost:${(tracker.address() as AddressInfo).port}`;
const sender = new WebhookSender({
  calls: new ServiceCalls([sandbox.origin], t.gateway.config.serviceKey ?? ""),
  receivers: new Receivers(true),
  partners: () => [],
  warn: (message) => {
    throw new Error(message);
  },
});
afterAll(async () => {
  await sender.close();
  tracker.close();
});
const run = async () => {
  await sender.run();
  await sender.idle();
};

const SAVE = `mutation ($input: SavePostbackInput!) { savePostback(input: $input) { userErrors { code field } agent {
  postbacks { name address events deliveries { key type account state tries { status answer } } } } } }`;
const REDELIVER =
  "mutation ($input: RedeliverWebhookInput!) { redeliverWebhook(input: $input) { userErrors { code } } }";
const POSTBACKS =
  "query ($subId: String) { viewer { agent { postbacks(subId: $subId) { name deliveries { key state subIds } } } } }";

it("asks an agent's address with what happened and the sub-ids of the link, and again by hand", async () => {
  const agent = await t.loggedIn("agent");
  const address = `${origin}/p?e={event}&who={account}&s={sub1}`;
  const saved = await agent.run(SAVE, { input: { address, events: ["MEMBER_REGISTERED"], sendsTest: true } });
  expect(saved.at("savePostback")).toMatchObject({
    userErrors: [],
    agent: {
      postbacks: [{ name: "postback", address, events: ["MEMBER_REGISTERED"], deliveries: [{ type: "TEST" }] }],
    },
  });
  await run();
  expect(asked.splice(0)).toEqual(["/p?e=test&who=agent&s="]);
  const key = (await agent.run(POSTBACKS)).text("viewer.agent.postbacks.0.deliveries.0.key");
  const own = (subId: string) => agent.run(POSTBACKS, { subId });
  expect((await own("")).at("viewer.agent.postbacks.0.deliveries.0.subIds")).toEqual(["", "", "", "", ""]);
  expect((await own("spring")).at("viewer.agent.postbacks")).toEqual([{ name: "postback", deliveries: [] }]);
  const stranger = await t.loggedIn("senior");
  expect((await stranger.run(REDELIVER, { input: { key } })).codes).toEqual(["NOT_FOUND"]);
  expect((await agent.run(REDELIVER, { input: { key } })).at("redeliverWebhook")).toEqual({ userErrors: [] });
  await run();
  expect(asked.splice(0)).toHaveLength(1);
  const gone = await agent.run(SAVE, { input: { address: "", events: [] } });
  expect(gone.at("savePostback.agent.postbacks")).toEqual([]);
});

it("asks each of an agent's postbacks for its own events, at most five", async () => {
  const agent = await t.loggedIn("agent");
  const save = (place: number, more: object = {}) =>
    agent.run(SAVE, {
      input: { name: null, address: `${origin}/${place}?e={event}`, events: ["DEPOSIT_FIRST"], ...more },
    });
  // A repeated call makes no second one.
  for (const place of [1, 1, 2, 3, 4, 5]) expect((await save(place)).at("savePostback.userErrors")).toEqual([]);
  expect((await save(6)).at("savePostback.userErrors")).toMatchObject([{ code: "VALIDATION_FAILED" }]);
  const changed = await save(9, { name: "postback-3", events: ["BETS_DAY"], sendsTest: true });
  expect(changed.at("savePostback.agent.postbacks")).toMatchObject([
    { name: "postback" },
    { name: "postback-2" },
    { name: "postback-3", address: `${origin}/9?e={event}`, events: ["BETS_DAY"], deliveries: [{ type: "TEST" }] },
    { name: "postback-4" },
    { name: "postback-5" },
  ]);
  await run();
  expect(asked.splice(0)).toEqual(["/9?e=test"]);
  expect((await save(1, { name: "postback-6" })).codes).toEqual(["NOT_FOUND"]);
  await save(0, { name: "postback-3", address: "" });
  expect((await agent.run(POSTBACKS)).at("viewer.agent.postbacks")).toHaveLength(4);
});

it.each([
  "http://tracker.example/",
  "https://{sub1}.example/",
  "https://tracker.example:8443/",
  "https://user@tracker.example/",
  "https://tracker.example@evil.example/",
  "https://tracker.example/?p={password}",
  "javascript:alert(1)",
])("refuses the address %s", async (address) => {
  const agent = await t.loggedIn("agent");
  const refused = await agent.run(SAVE, { input: { address, events: ["MEMBER_REGISTERED"] } });
  expect(refused.at("savePostback.userErrors")).toEqual([{ code: "VALIDATION_FAILED", field: ["address"] }]);
});

it("encodes values, so that none of them changes the address", () => {
  const row = {
    id: 1,
    taken: "",
    endpoint: "@2",
    address: null,
    eventId: "e",
    type: "DEPOSIT_FIRST" as const,
    customerId: "3",
    username: "demo",
    at: "2026-11-29T08:00:00.000Z",
    data: { deposit: "D", amount: "1050", currency: "VND" },
    subIds: ["a&b=c#/../{amount}", "\ud800"],
  };
  expect(postbackOf(row, "https://t.example/{event}?a={amount}{currency}&s={sub1}&t={sub2}{sub3}&x={other}").url).toBe(
    "https://t.example/deposit.first?a=1050VND&s=a%26b%3Dc%23%2F..%2F%7Bamount%7D&t=%EF%BF%BD&x={other}",
  );
});
