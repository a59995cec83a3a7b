import { request } from "undici";
import { afterAll, expect, it } from "vitest";
import { control } from "../../testing/gateway.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { sandbox, t } = await startForFile();
const controls = `${t.origin}/graphql/sandbox`;
const own = { "content-type": "application/json", "x-atrium-csrf": "1", origin: t.origin };

const send = (body: object, headers: Record<string, string> = own) =>
  fetch(controls, { method: "POST", headers, body: JSON.stringify(body) });
const changed = async (body: object) => (await send(body)).json();
const read = async () => (await fetch(controls)).json();
afterAll(() => fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" }));

it("reads and changes the sandbox's clock, faults and outbox", async () => {
  expect(await read()).toEqual({
    clock: { now: expect.any(String), offsetMs: 0 },
    faults: [],
    outbox: expect.any(Array),
  });

  expect((await changed({ clock: { advance: 3_600_000 } })).clock.offsetMs).toBe(3_600_000);
  expect((await changed({ clock: { reset: true } })).clock.offsetMs).toBe(0);

  const fault = { path: "/wps/system/status", status: 503, times: 2 };
  expect((await changed({ fault })).faults).toEqual([expect.objectContaining(fault)]);
  expect((await changed({ faults: null })).faults).toEqual([]);

  await control(sandbox, "flags", { MOBILE_SMS_LOGIN: true });
  await t
    .client()
    .run(`mutation { requestSmsCode(input: { purpose: LOG_IN, countryDialingCode: "+84", mobile: "0901234567" }) {
    userErrors { code } } }`);
  expect((await read()).outbox[0]).toMatchObject({ channel: "SMS", recipient: "+84901234567" });
});

it("passes on nothing but clock, faults and outbox, and says what is wrong", async () => {
  for (const body of [
    {},
    { clock: {} },
    { clock: { advance: "1" } },
    { balance: { username: "demo" } },
    { faults: [] },
    [],
  ]) {
    expect([body, (await send(body)).status]).toEqual([body, 400]);
  }
  const refused = await send({ fault: { path: "no slash", status: 503 } });
  expect([refused.status, (await refused.json()).detail]).toEqual([422, "Please check what you entered."]);
  expect((await fetch(controls, { method: "DELETE" })).status).toBe(405);
  expect((await read()).faults).toEqual([]);
});

it("is not there for pages of other sites, other machines and other names of this one", async () => {
  const reads: [string, Record<string, string>][] = [
    ["another site", { origin: "https://evil.example" }],
    ["a page of another site", { "sec-fetch-site": "cross-site" }],
    ["a request that a proxy passed on", { "x-forwarded-for": "203.0.113.9" }],
  ];
  for (const [who, headers] of reads) expect([who, (await fetch(controls, { headers })).status]).toEqual([who, 404]);
  // Global fetch does not send another host.
  const renamed = await request(controls, { headers: { host: `evil.example:${new URL(t.origin).port}` } });
  await renamed.body.dump();
  expect(renamed.statusCode).toBe(404);
  const { "x-atrium-csrf": _, ...withoutHeader } = own;
  expect((await send({ faults: null }, withoutHeader)).status).toBe(404);
});

it("is there for developers only", async () => {
  const { t: player } = await startForFile({ PROFILE: "player", PERSISTED_DOCUMENTS: "" });
  expect((await fetch(`${player.origin}/graphql/sandbox`)).headers.get("content-type")).not.toBe("application/json");
});
