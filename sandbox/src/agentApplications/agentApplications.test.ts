import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { memberNamed } from "../member/members.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, db, site, caller, tokenOf } = await startForFile();

interface Application {
  applicationId: string;
  account: string | null;
  contact: string;
  state: string;
  reason: string | null;
}
const form = { contact: "linh@mail.example", channels: "A group", volume: "UP_TO_100" };
const apply = (body: object = {}, { token, from }: { token?: string; from?: string } = {}) =>
  caller.call<Application>("PUT", "/wps/agent/apply", {
    body: { ...form, ...body },
    ...(token && { token }),
    ...(from && { headers: { "X-Forwarded-For": from } }),
  });
const listOf = async (name: string, query = "") =>
  (
    await caller.read<{ list: Application[] }>(`/wps/relay/ACS_applicationList?pageSize=100${query}`, {
      token: await tokenOf(name),
    })
  ).list;
const decide = async (name: string, body: object, key: string = randomUUID()) =>
  caller.post<Application>("/wps/relay/ACS_applicationDecide", { token: await tokenOf(name), body, key });
const operator = async (body: object) => {
  const answer = await fetch(`${sandbox.origin}/sandbox/agent-application/decide`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return JSON.parse(await answer.text());
};
const mails = async (): Promise<{ recipient: string; body: string; channel: string }[]> =>
  JSON.parse(await (await fetch(`${sandbox.origin}/sandbox/outbox`)).text()).value;
const typeOf = async (username: string) => (await memberNamed(db, username)).type;
const newest = async (name: string) => (await listOf(name, "&state=NEW"))[0]?.applicationId;

test("a member applies once at a time, becomes an agent with an offer, logs in anew, and is told", async () => {
  const token = await tokenOf("demo");
  const [first, again] = await Promise.all([apply({}, { token }), apply({ channels: "Another" }, { token })]);
  expect(first.value).toMatchObject({ state: "NEW", reason: null });
  expect(again.value.applicationId).toBe(first.value.applicationId);
  expect((await listOf("agent", "&state=NEW")).filter(({ account }) => account === "demo")).toHaveLength(1);
  // Only the agent right above decides.
  expect(await listOf("senior")).toEqual([]);
  const approval = { applicationId: first.value.applicationId, outcome: "APPROVE" };
  expect((await decide("senior", approval)).code).toBe("NOT_FOUND");
  expect((await decide("agent", { ...approval, contract: { kind: "dividend", share: 101 } })).code).toBe(
    "VALIDATION_FAILED",
  );

  const contract = { kind: "dailySalary", share: 50 };
  expect((await decide("agent", { ...approval, contract })).value).toMatchObject({
    account: "demo",
    state: "APPROVED",
  });
  expect(await typeOf("demo")).toBe(1);
  expect((await caller.get("/wps/agent/application", { token })).code).toBe("SESSION_REVOKED");
  const agent = await tokenOf("demo");
  expect((await caller.get("/wps/relay/ACS_overview?preset=TODAY", { token: agent })).success).toBe(true);
  // Half of what `agent` has.
  const { value } = await caller.get<{ list: { tiers: { rate: string }[]; offerer: string }[] }>(
    "/wps/relay/ACS_contractRequests",
    { token: agent },
  );
  expect(value.list).toMatchObject([{ offerer: "agent" }]);
  const held = await caller.get<{ list: { tiers: { rate: string }[] }[] }>(
    "/wps/relay/ACS_dailySalaryList?status=ACTIVE",
    { token: await tokenOf("agent") },
  );
  const rates = held.value.list[0]?.tiers.map(({ rate }) => Number(rate) / 2);
  expect(value.list[0]?.tiers.map(({ rate }) => Number(rate))).toEqual(rates);
  const told = (await mails()).find(({ recipient }) => recipient === "demo@mail.example");
  expect(told?.body).toContain("Log in again");
  expect((await apply({}, { token: agent })).code).toBe("FORBIDDEN");
});

test("a declined member reads the reason, and applies again", async () => {
  const token = await tokenOf("vipclub");
  await apply({}, { token });
  const id = await newest("agent");
  expect((await decide("agent", { applicationId: id, outcome: "DECLINE", reason: " a " })).code).toBe(
    "VALIDATION_FAILED",
  );
  const [key, declined] = [randomUUID(), { applicationId: id, outcome: "DECLINE", reason: "No channel\u202E yet" }];
  for (const answer of [await decide("agent", declined, key), await decide("agent", declined, key)]) {
    expect(answer.value).toMatchObject({ state: "DECLINED", reason: "No channel yet" });
  }
  // What is decided stays so.
  expect((await decide("agent", { applicationId: id, outcome: "APPROVE" })).value.state).toBe("DECLINED");
  const { value } = await caller.get<{ application: Application }>("/wps/agent/application", { token });
  expect(value.application).toMatchObject({ state: "DECLINED", reason: "No channel yet" });
  const mail = (await mails()).find(({ recipient }) => recipient === "vipclub@mail.example");
  expect(mail?.body).toContain("No channel yet");
  expect((await apply({}, { token })).value).toMatchObject({ state: "NEW" });
});

test("a guest's goes to the agent of the link, and an approval sends a link to register as an agent below", async () => {
  const contact = " Mai@Mail.Example ";
  const sent = await apply({ contact, referralCode: "MAIHUE56" });
  expect(sent.value).toEqual({ state: "NEW" });
  expect((await apply({ contact: "mai@mail.example" })).value).toEqual({ state: "NEW" });
  const found = (await listOf("agent")).filter((one) => one.contact === "mai@mail.example");
  expect(found).toMatchObject([{ account: null, state: "NEW" }]);
  await decide("agent", { applicationId: found[0]?.applicationId, outcome: "APPROVE" });
  const mail = (await mails()).find(({ recipient }) => recipient === "mai@mail.example");
  const code = /referralCode=(\w+)/.exec(mail?.body ?? "")?.[1];
  const made = await caller.call("PUT", "/wps/member/register", {
    sealed: {
      ...{ username: "maiagent", password: "Cau9!Vong7Xanh", confirmPassword: "Cau9!Vong7Xanh", referralCode: code },
      ...{ email: "mai@mail.example", termsVersion: site.terms.version, mobileNum: "0901239999" },
    },
    key: randomUUID(),
  });
  expect(made.code).toBe("OK");
  expect(await memberNamed(db, "maiagent")).toMatchObject({ type: 1, uplineId: (await memberNamed(db, "agent")).id });
});

test("the operator decides where nobody stands above: a guest needs an agent, who is named", async () => {
  await apply({ contact: "+84 (90) 123-0099" });
  const page = await (await fetch(`${sandbox.origin}/sandbox/agent-application`)).text();
  const id = /name="applicationId" value="(\d+)"/.exec(page.slice(page.lastIndexOf("<article>")))?.[1];
  expect(page).toContain("+84901230099");
  expect((await operator({ applicationId: id, outcome: "APPROVE" })).code).toBe("VALIDATION_FAILED");
  expect((await operator({ applicationId: id, outcome: "APPROVE", below: "senior" })).value.state).toBe("APPROVED");
  expect((await mails())[0]).toMatchObject({ channel: "SMS", recipient: "+84901230099" });
});

test("bounds what is written, and counts persons, not addresses", async () => {
  const bad: [object, string][] = [
    [{ contact: "nobody" }, "contact"],
    [{ contact: "0901230045" }, "contact"],
    [{ channels: " \u0007 " }, "channels"],
    [{ channels: "x".repeat(151) }, "channels"],
    [{ message: "x".repeat(501) }, "message"],
    [{ volume: "MANY" }, "volume"],
  ];
  for (const [body, field] of bad) expect((await apply(body)).fields?.[0]?.field).toBe(field);
  const from = "203.0.113.9";
  const contact = "often@mail.example";
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await apply({ contact, referralCode: "MAIHUE56" }, { from })).success).toBe(true);
    await decide("agent", { applicationId: await newest("agent"), outcome: "DECLINE", reason: "Not now" });
  }
  expect(await apply({ contact }, { from: "198.51.100.7" })).toMatchObject({ status: 429, code: "RATE_LIMITED" });
  expect((await apply({ contact: "else@mail.example" }, { from })).success).toBe(true);
});
