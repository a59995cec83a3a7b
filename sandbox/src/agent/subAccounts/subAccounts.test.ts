import { randomUUID } from "node:crypto";
import { subAccountRights } from "@atrium/schema/values";
import { expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { requireAgent, requireRealAccount, requireSession } from "../../http/guard.ts";
import { routes } from "../../routes.ts";
import { subAccountCalls } from "../../testing/calls/subAccountCalls.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { platform, caller, tokenOf } = await startForFile({ rateLimits: false });
const token = await tokenOf("agent");

const stepUpToken = await caller.stepUpToken(token);
const { send, create, update, logIn, made, answerOf } = subAccountCalls(caller, token, stepUpToken);
const list = async () => {
  const { value } = await caller.get<{ list: Record<string, unknown>[]; most: number }>(
    "/wps/relay/ACS_subAccountList",
    { token },
  );
  return value;
};
type Action = Readonly<Record<"kind" | "agent" | "by" | "account", string | null>>;
const log = async (as = token) =>
  (await caller.read<{ list: Action[] }>("/wps/relay/ACS_actionList?pageSize=100", { token: as })).list;

test("an agent makes a sub-account, which changes its first password first", async () => {
  const key = randomUUID();
  const answer = await create("MaiDesk", ["NOTES", "READ_REPORTS", "NOTES"], key);
  expect(answer.value.account).toBe("maidesk");
  const password = answer.value.password ?? "";
  // A repeat gets the same password; the name is taken in any spelling.
  expect((await create("MaiDesk", ["NOTES", "READ_REPORTS", "NOTES"], key)).value).toEqual(answer.value);
  expect((await create("MAIDESK", [])).code).toBe("USERNAME_TAKEN");
  expect((await create("admin1", [])).code).toBe("USERNAME_TAKEN");
  expect((await create("demo", [])).code).toBe("USERNAME_TAKEN");
  expect((await create("ends!", [])).code).toBe("VALIDATION_FAILED");
  expect((await create("other1", ["EVERYTHING"])).code).toBe("VALIDATION_FAILED");

  const { value } = await logIn("MAIDESK", password);
  expect(value.passwordExpired).toBe(true);
  expect(await answerOf("ACS_noteList?account=line02", value.token)).toBe("PASSWORD_CHANGE_REQUIRED");
  expect(await list()).toMatchObject({
    list: [
      { account: "maidesk", rights: ["READ_REPORTS", "NOTES"], status: "ACTIVE", hasFirstPassword: true, sessions: 1 },
    ],
    most: 20,
  });
  const info = await caller.get("/wps/member/info", { token: value.token });
  expect(info.value).toMatchObject({
    type: 42,
    subAccount: { agent: "agent", agentType: 1, rights: ["READ_REPORTS", "NOTES"] },
  });
});

test("a new one, other rights and a new password need a step-up", async () => {
  expect((await send("Create", { account: "nostep", rights: [] })).code).toBe("STEP_UP_REQUIRED");
  for (const changes of [{ rights: [] }, { newPassword: true }]) {
    expect((await send("Update", { account: "maidesk", ...changes })).code).toBe("STEP_UP_REQUIRED");
  }
  expect((await send("Update", { account: "maidesk", endSessions: true })).code).toBe("OK");
  const senior = await tokenOf("senior");
  const other = { account: "maidesk", status: "LOCKED" };
  expect((await send("Update", other, senior)).code).toBe("NOT_FOUND");
});

test("an agent has at most twenty, and a deleted one makes room but keeps its name", async () => {
  const agent = await tokenOf("affiliate");
  const proof = await caller.stepUpToken(agent);
  const make = (account: string) => send("Create", { account, rights: [], stepUpToken: proof }, agent);
  const codes = await Promise.all(Array.from({ length: 22 }, async (_, i) => (await make(`siam${i}`)).code));
  expect(codes.filter((code) => code === "OK")).toHaveLength(20);
  expect(codes.filter((code) => code === "VALIDATION_FAILED")).toHaveLength(2);
  const gone = `siam${codes.indexOf("OK")}`;
  expect((await send("Update", { account: gone, status: "CLOSED" }, agent)).code).toBe("OK");
  expect((await make(gone)).code).toBe("USERNAME_TAKEN");
  expect((await make("siamnew")).code).toBe("OK");
});

const GUARDS: readonly unknown[] = [requireAgent, requireRealAccount, requireSession];
const guarded = [
  ...new Set(
    createApp(platform, routes)
      .routes.filter(({ handler, path }) => GUARDS.includes(handler) && /^\/(wps|lgw|lotto)\//.test(path))
      .map(({ method, path }) => `${method} ${path}`),
  ),
];
/** What needs no right: the sub-account's own login, picture, messages and filters. */
const own = [
  ..."GET /wps/member/info,GET /wps/member/info/icon,POST /wps/member/language,POST /wps/member/password".split(","),
  ..."GET /wps/member/security,POST /wps/member/stepUp,PUT /wps/member/paymentPassword".split(","),
  ..."POST /wps/member/paymentPassword/reset,GET /wps/member/mfa,POST /wps/member/mfa,DELETE /wps/member/mfa".split(
    ",",
  ),
  ..."POST /wps/member/mfa/recoveryCodes,GET /wps/member/passkeys,POST /wps/member/passkeys".split(","),
  ..."POST /wps/member/passkeys/options,PUT /wps/member/passkeys/:id,DELETE /wps/member/passkeys/:id".split(","),
  ..."GET CSP_unreadCount,GET MCSFE_getPlayerAvatar,GET MCSFE_avatarList,POST MCSFE_setPlayerAvatar".split(","),
  ..."GET ACS_savedFilterList,POST ACS_savedFilterSave,POST ACS_savedFilterRename".split(","),
  ..."POST ACS_savedFilterDelete,GET ACS_announcementList".split(","),
];
const contractCalls = ["dividend", "dailySalary", "hourlySalary", "realtimeSalary"].flatMap((kind) => [
  `GET ACS_${kind}List`,
  `GET ACS_${kind}Payouts`,
  ...["Offer", "Accept", "Reject", "Terminate"].map((step) => `POST ACS_${kind}${step}`),
]);
const calls: Readonly<Record<(typeof subAccountRights)[number], readonly string[]>> = {
  READ_REPORTS: "overview digest teamBets userProfitLoss revenueReport transactionDetails contractPayouts"
    .split(" ")
    .map((name) => `GET ACS_${name}`),
  READ_ACCOUNTS: "downlineList downlineDetail downlineLogins actionList".split(" ").map((name) => `GET ACS_${name}`),
  RESTRICT_ACCOUNTS: ["POST ACS_downlineUpdate"],
  RESET_LINKS: ["POST ACS_downlineResetLink"],
  NOTES: ["GET ACS_noteList", "POST ACS_noteSave", "POST ACS_noteDelete"],
  OPEN_ACCOUNTS: [
    ...["GET ACS_registerTerms", "PUT ACS_registerDownline", "GET ACS_inviteLinkList", "GET ACS_posterList"],
    ...["POST ACS_inviteLinkCreate", "POST ACS_inviteLinkDelete"],
  ],
  CONTRACTS: ["GET ACS_contractRequests", "POST ACS_downlineUpdate", ...contractCalls],
  TRANSFER_MONEY: ["GET GCS_transferConfig", "POST GCS_transferDownline", "GET /wps/v2/wallets/balance"],
};
const whole = (names: readonly string[]) => names.map((name) => name.replace(/ (?!\/)/, " /wps/relay/"));
const isOwn = (call: string) => whole(own).includes(call) || /\/wps\/session\/|MCSFE_message(?!.*Leader)/.test(call);

test("a sub-account makes the calls of its rights and of its own login, and no other", async () => {
  const as = await made("rights", []);
  // The test's own calls would end the session.
  const asked = guarded.filter((call) => !/session\/(others|:id)/.test(call));
  expect(asked.length).toBeGreaterThan(150);
  const admitted = async () => {
    const codes = await Promise.all(
      asked.map(async (call) => {
        const [method = "", path = ""] = call.split(" ");
        const filled = path.replace(/:orderId|:id\{[^/]+\}|:id/, "00000000-0000-4000-8000-000000000000");
        const body = method === "GET" ? {} : { body: {} };
        return (await caller.call(method, filled, { token: as, ...body })).code;
      }),
    );
    return asked.filter((_, place) => codes[place] !== "RIGHT_MISSING").filter((call) => !isOwn(call));
  };
  expect(await admitted()).toEqual([]);
  for (const right of subAccountRights) {
    // The open session has the new rights at once, and no longer the ones before.
    expect((await update("rights", { rights: [right] })).code).toBe("OK");
    expect([right, new Set(await admitted())]).toEqual([right, new Set(whole(calls[right]))]);
  }
  expect(whole(own).filter((call) => !guarded.includes(call))).toEqual([]);
});

test("a rebate, which costs the agent money, needs the right to contracts, and a restriction its own", async () => {
  const as = await made("limits", ["READ_ACCOUNTS", "RESTRICT_ACCOUNTS"]);
  const change = (body: object, token = as) =>
    caller.post("/wps/relay/ACS_downlineUpdate", { token, body, key: randomUUID() });
  const terms = await made("terms", ["CONTRACTS"]);
  const detail = "/wps/relay/ACS_downlineDetail?account=line02";
  const { value } = await caller.get<{ maxRebate: string }>(detail, { token: as });
  expect((await change({ account: "line02", rebate: value.maxRebate }, terms)).code).toBe("OK");
  for (const more of [{ canBet: false }, { status: "ACTIVE" }, { rebate: "0.0126", canTransfer: true }]) {
    expect((await change({ account: "line02", reason: "Under review", ...more }, terms)).code).toBe("RIGHT_MISSING");
  }
  expect((await change({ account: "line02", rebate: "0.0125" })).code).toBe("RIGHT_MISSING");
  expect((await change({ account: "line02", canBet: false, reason: "Under review" })).code).toBe("OK");
  expect((await change({ account: "affiliatesub", canBet: false, reason: "Other line" })).code).toBe(
    "DOWNLINE_NOT_FOUND",
  );
});

test("what a sub-account changes is recorded under both names, for the agent alone", async () => {
  const as = await made("writer", ["NOTES", "OPEN_ACCOUNTS", "TRANSFER_MONEY", "CONTRACTS", "RESET_LINKS"]);
  const post = (path: string, body: object) =>
    caller.post(`/wps/relay/${path}`, { token: as, body, key: randomUUID() });
  expect((await post("ACS_noteSave", { account: "line02", text: "By the desk" })).code).toBe("OK");
  expect((await post("ACS_inviteLinkCreate", { type: "player", rebate: "0" })).code).toBe("OK");
  expect((await post("ACS_downlineResetLink", { account: "demo" })).code).toBe("OK");
  const sealed = { account: "bydesk1", type: "player", rebate: "0" };
  const opened = { token: as, sealed, key: randomUUID() };
  expect((await caller.call("PUT", "/wps/relay/ACS_registerDownline", opened)).code).toBe("OK");

  // Money needs the sub-account's own payment password.
  const transfer = (paymentPassword: string) =>
    caller.post("/wps/relay/GCS_transferDownline", {
      token: as,
      sealed: { account: "demo", amount: "20000", paymentPassword },
      key: randomUUID(),
    });
  expect((await transfer("246810")).code).toBe("PAYMENT_PASSWORD_NOT_SET");
  const proof = await caller.stepUpToken(as, "Lotus!4821");
  const set = { token: as, sealed: { paymentPassword: "935174", stepUpToken: proof } };
  expect((await caller.call("PUT", "/wps/member/paymentPassword", set)).code).toBe("OK");
  const balance = async (of: string) =>
    (await caller.read<{ available: string }>("/wps/v2/wallets/balance", { token: of })).available;
  const before = Number(await balance(token));
  expect((await transfer("935174")).code).toBe("OK");
  expect(Number(await balance(as))).toBe(before - 20_000);
  expect(await balance(as)).toBe(await balance(token));

  const done = (await log()).filter(({ by }) => by === "writer");
  expect(done.map(({ kind, agent, account }) => [kind, agent, account])).toEqual([
    ["MONEY_SENT", "agent", "demo"],
    ["ACCOUNT_CREATED", "agent", "bydesk1"],
    ["RESET_LINK_SENT", "agent", "demo"],
    ["LINK_CREATED", "agent", null],
    ["NOTE_WRITTEN", "agent", "line02"],
  ]);
  // The agent above sees changes of accounts. It sees no names of sub-accounts, and no notes of the agent.
  const above = (await log(await tokenOf("senior"))).filter(({ agent }) => agent === "agent");
  expect(above.filter(({ by }) => by !== null)).toEqual([]);
  expect(above.filter(({ kind }) => /NOTE|SUB_ACCOUNT/.test(kind ?? ""))).toEqual([]);
  expect(above.map(({ kind }) => kind)).toContain("MONEY_SENT");
});

test("a lock, a new password, a deletion and the agent's own lock end it at once", async () => {
  const as = await made("ending", ["READ_REPORTS"]);
  expect(await answerOf("ACS_overview", as)).toBe("OK");
  await update("ending", { status: "LOCKED" });
  expect(await answerOf("ACS_overview", as)).toBe("SESSION_REVOKED");
  expect((await logIn("ending", "Lotus!4821")).code).toBe("ACCOUNT_SUSPENDED");
  await update("ending", { status: "ACTIVE" });

  const again = (await logIn("ending", "Lotus!4821")).value.token;
  const fresh = (await update("ending", { newPassword: true })).value.password ?? "";
  expect(await answerOf("ACS_overview", again)).toBe("SESSION_REVOKED");
  expect((await logIn("ending", "Lotus!4821")).code).toBe("LOGIN_FAILED");
  const renewed = (await logIn("ending", fresh)).value.token;
  expect(await answerOf("ACS_overview", renewed)).toBe("PASSWORD_CHANGE_REQUIRED");

  const senior = await tokenOf("senior");
  const lock = (status: string) =>
    caller.post("/wps/relay/ACS_downlineUpdate", {
      token: senior,
      body: { account: "agent", status, reason: "Under review" },
      key: randomUUID(),
    });
  await lock("LOCKED");
  expect(await answerOf("ACS_overview", renewed)).toBe("SESSION_REVOKED");
  expect((await logIn("ending", fresh)).code).toBe("ACCOUNT_SUSPENDED");
  await lock("ACTIVE");
  const last = (await logIn("ending", fresh)).value.token;
  const free = await tokenOf("agent");
  expect((await send("Update", { account: "ending", status: "CLOSED" }, free)).code).toBe("OK");
  expect(await answerOf("ACS_overview", last)).toBe("SESSION_REVOKED");
  expect((await logIn("ending", fresh)).code).toBe("ACCOUNT_CLOSED");
});

test("a sub-account stands in no line: no report of its agent or of those above has it", async () => {
  for (const name of ["agent", "senior"]) {
    const as = await tokenOf(name);
    expect(await answerOf("ACS_downlineDetail?account=rights", as)).toBe("DOWNLINE_NOT_FOUND");
    const found = await caller.get<{ list: unknown[] }>("/wps/relay/ACS_downlineList?keyword=rights", { token: as });
    expect(found.value.list).toEqual([]);
  }
});
