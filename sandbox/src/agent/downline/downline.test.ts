import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { catalogueOf } from "../../games/catalogue.ts";
import { members, messages } from "../../member/member.tables.ts";
import { memberNamed } from "../../member/members.ts";
import { listOutbox } from "../../outbox/outbox.ts";
import { sessions } from "../../session/session.tables.ts";
import { TERMS_VERSION } from "../../site/termsVersion.ts";
import { startForFile } from "../../testing/startForFile.ts";

let agent: string;
const { platform, db, clock, caller, tokenOf } = await startForFile({ rateLimits: false });
beforeEach(async () => {
  await caller.post("/sandbox/reset");
  agent = await tokenOf("agent");
});

interface Row extends Record<"account" | "upline" | "status" | "rebate" | "balance" | "currency", string> {
  level: number;
  children: number;
  canBet: boolean;
  online: boolean;
}
interface Page {
  list: Row[];
  totalCount: number;
  path: string[];
}
type Made = Record<"account" | "password", string>;
interface Action {
  kind: string;
  agent: string;
  account: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
  reason: string | null;
}

const list = (query: string, token = agent) =>
  caller.get<Page>(`/wps/relay/ACS_downlineList?pageSize=100&${query}`, { token });
const detail = (account: string, token = agent) =>
  caller.get<Row & { maxRebate: string; emailMasked: string | null; path: string[]; otherCurrencies: string[] }>(
    `/wps/relay/ACS_downlineDetail?account=${account}`,
    { token },
  );
const change = (body: object, token = agent, key: string = randomUUID()) =>
  caller.post<Row>("/wps/relay/ACS_downlineUpdate", { token, body, key });
const log = (query: string, token: string) =>
  caller.get<{ list: Action[] }>(`/wps/relay/ACS_actionList?${query}`, { token });
const actions = async (query = "", token = agent) => (await log(query, token)).value.list;
const sendLink = (account: string, token = agent) =>
  caller.post("/wps/relay/ACS_downlineResetLink", { token, body: { account }, key: randomUUID() });
const logIn = (username: string, password = "Atrium!2026") =>
  caller.post<{ token: string; passwordExpired: boolean }>("/wps/session/login", { sealed: { username, password } });

test("lists one level a call, ten levels deep, with the way down to it", async () => {
  const token = await tokenOf("agent");
  const names = Array.from({ length: 10 }, (_, i) => `line${String(i + 1).padStart(2, "0")}`);
  for (const [i, name] of names.slice(0, 9).entries()) {
    const { value } = await list(`parent=${name}`, token);
    expect(value.list).toMatchObject([{ account: names[i + 1], level: i + 2, upline: name }]);
    expect(value.path).toEqual(["agent", ...names.slice(0, i + 1)]);
  }
  expect((await list("keyword=LINE1")).value.list.map(({ account }) => account)).toEqual(["line10"]);
  expect((await detail("line10")).value).toMatchObject({ level: 10, path: ["agent", ...names] });
});

test("sorts by name, and finds those who are online", async () => {
  const names = (await list("")).value.list.map(({ account }) => account);
  expect(names).toEqual(names.toSorted());
  await tokenOf("demo");
  const online = (await list("online=true")).value;
  expect(online.list.map(({ account }) => account)).toEqual(["demo"]);
  expect(online.list[0]?.online).toBe(true);
  expect((await list("online=false")).value.totalCount).toBe(names.length - 1);
});

test("by balance the accounts in the agent's currency come first, then each other currency", async () => {
  const choose = async (name: string, currency: string) =>
    caller.post("/wps/relay/GCS_selectCurrency", { token: await tokenOf(name), body: { currency } });
  await Promise.all([choose("line01", "USD"), choose("demo", "THB")]);
  expect((await detail("demo")).value.otherCurrencies).toEqual(["THB"]);
  expect((await detail("expired")).value.otherCurrencies).toEqual([]);
  const { value } = await caller.get<Page>("/wps/relay/ACS_userProfitLoss?keyword=demo", { token: agent });
  expect(value.list).toMatchObject([{ account: "demo", otherCurrencies: ["THB"] }]);
  for (const order of ["asc", "desc"] as const) {
    const query = `sort=balance&order=${order}&pageSize=19`;
    const pages = [1, 2].map((pageNo) =>
      caller.get<Page>(`/wps/relay/ACS_downlineList?${query}&pageNo=${pageNo}`, { token: agent }),
    );
    const rows = (await Promise.all(pages)).flatMap(({ value }) => value.list);
    expect(rows.slice(36).map(({ account }) => account)).toEqual(["demo", "line01"]);
    const own = rows.filter(({ currency }) => currency === "VND").map(({ balance }) => Number(balance));
    expect(own).toEqual(own.toSorted((a, b) => (order === "asc" ? a - b : b - a)));
  }
});

test("an account shows its nickname, and masked contacts only", async () => {
  const { value } = await detail("demo");
  expect(value).toMatchObject({ emailMasked: "d***@mail.example", mobileMasked: "+84 *** 567", status: "ACTIVE" });
  const said = JSON.stringify([value, (await list("")).value]);
  expect(said).toContain("Linh");
  for (const secret of ["demo@mail", "4901234567"]) expect(said).not.toContain(secret);
});

test("a lock ends the sessions and refuses logins until it is taken back", async () => {
  const token = await tokenOf("demo");
  expect((await change({ account: "demo", status: "LOCKED" })).fields).toEqual([{ field: "reason", rule: "required" }]);
  const key = randomUUID();
  const lock = { account: "demo", status: "LOCKED", reason: "Asked for it" };
  expect((await change(lock, agent, key)).value).toMatchObject({ status: "LOCKED" });
  expect((await change(lock, agent, key)).value).toMatchObject({ status: "LOCKED" });
  expect((await caller.get("/wps/member/info", { token })).code).toBe("SESSION_REVOKED");
  expect((await logIn("demo")).code).toBe("ACCOUNT_SUSPENDED");
  // A token that a login made at the same moment is not good either.
  const late = await tokenOf("demo");
  expect((await caller.get("/wps/member/info", { token: late })).code).toBe("SESSION_REVOKED");

  expect(await actions("account=demo")).toMatchObject([
    {
      kind: "ACCOUNT_CHANGED",
      agent: "agent",
      account: "demo",
      changes: [{ field: "status", before: "ACTIVE", after: "LOCKED" }],
      reason: "Asked for it",
    },
  ]);
  await change({ account: "demo", status: "ACTIVE", reason: "Is back" });
  const { value } = await logIn("demo");
  const inbox = await db.select().from(messages).where(eq(messages.memberId, 3)).orderBy(messages.id);
  expect(inbox.slice(-3).map(({ content }) => content.split("\n").at(-1))).toContain("Reason: Asked for it");
  expect((await caller.get("/wps/member/info", { token: value.token })).code).toBe("OK");
});

test("forbids bets, transfers and withdrawals, each by itself", async () => {
  const token = await tokenOf("demo");
  const reason = "Under review";
  const off = { account: "demo", canBet: false, canTransfer: false, canWithdraw: false, reason };
  expect((await change(off)).value).toMatchObject({ canBet: false, canTransfer: false, canWithdraw: false });
  const catalogue = await catalogueOf(platform);
  const nodeId = catalogue.all().find(({ status }) => status === "ACTIVE")?.nodeId;
  const launch = () => caller.post("/wps/v2/game/launchGame", { token, body: { nodeId } });
  expect((await launch()).code).toBe("BET_NOT_ALLOWED");
  expect((await caller.get("/wps/relay/GCS_transferConfig", { token })).code).toBe("TRANSFER_NOT_ALLOWED");
  await change({ account: "demo", canBet: true, canTransfer: true, reason });
  expect((await launch()).code).not.toBe("BET_NOT_ALLOWED");
  expect((await caller.get("/wps/relay/GCS_transferConfig", { token })).code).toBe("OK");
});

test("a rebate can only rise, up to that of the agent directly above, and the member reads it in the own language", async () => {
  await db.update(members).set({ language: "VI" }).where(eq(members.username, "line02"));
  const { rebate, maxRebate } = (await detail("line02")).value;
  const above = (await detail("line01")).value.rebate;
  expect([rebate, maxRebate]).toEqual(["0.0035", above]);
  const set = (next: string) => change({ account: "line02", rebate: next });
  const bounds = [{ field: "rebate", rule: "range", min: 0.0035, max: 0.004 }];
  for (const wrong of ["0.0034", "0.0041"]) expect((await set(wrong)).fields).toEqual(bounds);
  expect((await set("nonsense")).code).toBe("VALIDATION_FAILED");
  expect((await set("0.0038")).value.rebate).toBe("0.0038");
  expect((await db.select().from(messages)).map(({ content }) => content)).toContainEqual(
    expect.stringContaining("0,38%"),
  );
});

test("the link for a new password goes to the member, and never to the agent", async () => {
  expect((await sendLink("demo")).value).toBe(true);
  const [mail] = await listOutbox(db);
  expect(mail).toMatchObject({ channel: "MAIL", recipient: "demo@mail.example" });
  expect(mail?.body).toContain("/reset-password#token=");
  await db.update(members).set({ email: null }).where(eq(members.username, "demo"));
  await sendLink("demo");
  expect((await listOutbox(db))[0]).toMatchObject({ channel: "SMS", recipient: "+84901234567" });
  await db.update(members).set({ mobile: null }).where(eq(members.username, "demo"));
  expect((await sendLink("demo")).code).toBe("CONTACT_MISSING");
  expect((await actions("account=demo")).map(({ kind }) => kind)).toEqual(["RESET_LINK_SENT", "RESET_LINK_SENT"]);
});

const openAccount = (sealed: object, headers = { "Idempotency-Key": randomUUID() }) =>
  caller.call<Made>("PUT", "/wps/relay/ACS_registerDownline", { token: agent, sealed, headers });

test("a new account gets a password once, which must be changed before anything else", async () => {
  const made = await openAccount({ account: "Recruit1", type: "agent", rebate: "0.0030" });
  expect(made.value.account).toBe("recruit1");
  expect((await openAccount({ account: "recruit1", type: "player", rebate: "0" })).code).toBe("USERNAME_TAKEN");
  expect((await openAccount({ account: "recruit2", type: "player", rebate: "0.0046" })).fields).toEqual([
    { field: "rebate", rule: "range", min: 0, max: 0.0045 },
  ]);
  for (const account of ["1abc", "abc", "x".repeat(17), "white space"])
    expect((await openAccount({ account, type: "player", rebate: "0" })).code).toBe("VALIDATION_FAILED");

  expect((await detail("recruit1")).value).toMatchObject({ level: 1, rebate: "0.0030", balance: "0", type: 1 });
  expect(JSON.stringify(await actions("account=recruit1"))).not.toContain(made.value.password);
  // Whatever the operator's flag says.
  await caller.post("/sandbox/flags", { body: { FORCE_PASSWORD_CHANGE: false } });
  const { value } = await logIn("recruit1", made.value.password);
  expect(value.passwordExpired).toBe(true);
  const teamOf = async () => (await caller.get("/wps/relay/ACS_downlineList", { token: value.token })).code;
  expect(await teamOf()).toBe("PASSWORD_CHANGE_REQUIRED");
  const next = "teal harbour 9";
  const sealed = { oldPassword: made.value.password, newPassword: next, confirmNewPassword: next };
  expect((await caller.post("/wps/member/password", { token: value.token, sealed })).code).toBe("OK");
  expect(await teamOf()).toBe("OK");
});

type Link = Record<"linkId" | "code" | "link", string> & Record<"clicks" | "signUps" | "firstDeposits", number>;
const post = <Value = unknown>(call: string, body: object, token = agent) =>
  caller.post<Value>(`/wps/relay/ACS_${call}`, { token, body });
const links = (token = agent) =>
  caller.read<{ list: Link[]; maxRebate: string }>("/wps/relay/ACS_inviteLinkList", { token });
const click = (code: string, address: string) =>
  caller.post("/wps/agent/inviteClick", { body: { code }, headers: { "X-Forwarded-For": address } });
const register = (username: string, referralCode: string) => {
  const password = "a good long one";
  const sealed = { username, password, confirmPassword: password, termsVersion: TERMS_VERSION, referralCode };
  return caller.call<{ token: string }>("PUT", "/wps/member/register", { sealed });
};

test("a link counts clicks, sign-ups and first deposits, places the account, and tells its agent alone who came and deposited", async () => {
  const made = await post<Link>("inviteLinkCreate", { type: "agent", rebate: "0.0040", label: "Fair" });
  expect(made.value).toMatchObject({ clicks: 0, signUps: 0, firstDeposits: 0, label: "Fair", expiresAt: null });
  const { code } = made.value;
  expect(code).toMatch(/^[A-Z2-9]{8}$/);
  expect(made.value.link).toBe(`http://localhost:4000/register?referralCode=${code}`);
  for (let i = 0; i < 3; i += 1) expect((await click(code.toLowerCase(), "127.0.0.1")).value).toBe(true);
  expect((await click("NOBODY99", "127.0.0.1")).value).toBe(true);
  const { value } = await register("bylink", code);
  expect((await detail("bylink")).value).toMatchObject({ level: 1, rebate: "0.0040", type: 1 });
  const own = async () => (await links()).list.find((link) => link.code === code);
  const cameBy = async (more = "", token = agent) => {
    const { value: page } = await list(`link=${made.value.linkId}${more}`, token);
    return page.list.map(({ account }) => account);
  };
  expect(await own()).toMatchObject({ clicks: 1, signUps: 1, firstDeposits: 0 });
  expect([await cameBy("&deposited=false"), await cameBy("&deposited=true")]).toEqual([["bylink"], []]);
  const created = await caller.post<{ depositId: string }>("/wps/relay/GCS_depositCreate", {
    token: value.token,
    body: { channelId: "bank", amount: "100000" },
    key: randomUUID(),
  });
  const { depositId } = created.value;
  await caller.post("/sandbox/deposit/settle", { body: { depositId, outcome: "SUCCESS" } });
  expect(await own()).toMatchObject({ clicks: 1, signUps: 1, firstDeposits: 1 });
  expect([await cameBy("&deposited=false"), await cameBy("&deposited=true")]).toEqual([[], ["bylink"]]);
  expect([await cameBy(), await cameBy("", await tokenOf("senior"))]).toEqual([["bylink"], []]);
});

test("a link that is deleted or over leads nowhere; fifty are the most", async () => {
  const before = (await links()).list.length;
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const make = (more: object = {}) => post<Link>("inviteLinkCreate", { type: "player", rebate: "0", ...more });
  const ending = (await make({ expiresAt: soon })).value;
  const deleted = (await make()).value;
  expect((await make({ expiresAt: "2020-01-01T00:00:00Z" })).fields).toEqual([{ field: "expiresAt", rule: "past" }]);
  expect((await make({ rebate: "0.5" })).fields).toMatchObject([{ field: "rebate", max: 0.0045 }]);
  expect((await make({ label: "x".repeat(31) })).code).toBe("VALIDATION_FAILED");
  expect((await post("inviteLinkDelete", { linkId: deleted.linkId })).code).toBe("OK");
  expect((await post("inviteLinkDelete", { linkId: deleted.linkId })).code).toBe("NOT_FOUND");
  const uplineOf = async (username: string) => (await memberNamed(db, username)).uplineId;
  await register("toolate", deleted.code);
  expect(await uplineOf("toolate")).toBeNull();
  await register("intime", ending.code);
  expect(await uplineOf("intime")).toBe(2);
  for (let held = before + 1; held < 50; held += 1) expect((await make()).code).toBe("OK");
  expect((await make()).code).toBe("INVITE_LINK_LIMIT");
  clock.shiftTo(2 * 3_600_000);
  await register("overdue", ending.code);
  expect(await uplineOf("overdue")).toBeNull();
  clock.shiftTo(0);
});

test("nobody reaches accounts, links and actions of another line, nor those above", async () => {
  const [senior, affiliate, sibling] = await Promise.all(
    ["senior", "affiliate", "line01"].map((name) => tokenOf(name)),
  );
  const own = (await links()).list[0];
  const reason = "Not mine";
  for (const token of [affiliate, sibling] as string[]) {
    for (const account of ["demo", "agent", "senior", "nobody"]) {
      expect((await detail(account, token)).code).toBe("DOWNLINE_NOT_FOUND");
      expect((await list(`parent=${account}`, token)).code).toBe("DOWNLINE_NOT_FOUND");
      expect((await change({ account, status: "LOCKED", reason }, token)).code).toBe("DOWNLINE_NOT_FOUND");
      expect((await log(`account=${account}`, token)).code).toBe("DOWNLINE_NOT_FOUND");
      expect((await sendLink(account, token)).code).toBe("DOWNLINE_NOT_FOUND");
    }
    expect((await list("keyword=demo", token)).value.totalCount).toBe(0);
    expect((await links(token)).list).toEqual([]);
    expect((await post("inviteLinkDelete", { linkId: own?.linkId }, token)).code).toBe("NOT_FOUND");
    expect(await actions("", token)).toEqual([]);
  }
  // The agent's own account and those above are not below the agent either.
  for (const account of ["agent", "senior"]) expect((await detail(account)).code).toBe("DOWNLINE_NOT_FOUND");
  // The upline sees the line and what its agents did, but not their links.
  expect((await detail("demo", senior)).value.level).toBe(2);
  expect((await actions("", senior)).map((action) => action.agent)).toContain("agent");
  expect((await links(senior)).list).toEqual([]);
  expect(await db.select().from(sessions).where(eq(sessions.endReason, "REVOKED"))).toEqual([]);
});
