import { randomUUID } from "node:crypto";
import { subAccountRights } from "@atrium/schema/values";
import { beforeAll, expect, it } from "vitest";
import { seededPassword, type TestClient } from "../../testing/gateway.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { sandbox, t } = await startForFile();
let agent: TestClient;
beforeAll(async () => {
  agent = await t.loggedIn("agent");
});

const STEP_UP = `mutation ($input: StepUpInput!) { stepUp(input: $input) { until userErrors { code } } }`;
const CREATE = `mutation ($input: CreateSubAccountInput!) { createSubAccount(input: $input) { firstPassword
  agent { subAccounts { maximum items { account rights status lastLoginAt sessionCount } } } userErrors { code field } } }`;
const CHANGE = `mutation ($input: ChangeSubAccountInput!) { changeSubAccount(input: $input) { firstPassword
  agent { subAccounts { items { account rights status sessionCount } } } userErrors { code field } } }`;
const PASSWORD = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { userErrors { code field } } }`;
const SELF = "{ viewer { member { kind subAccount { agent rights } } agent { account kind } } }";

const change = (more: object) =>
  agent.run(CHANGE, { input: { account: "desk4", idempotencyKey: randomUUID(), ...more } });
const WALLET = "{ viewer { member { wallet { available { amount } } } } }";
const RIGHTS = "subscription { rightsChanged { subAccount { rights } } }";

/** A field of the agent centre, by the right that it needs. */
const READS: Readonly<Record<(typeof subAccountRights)[number], string>> = {
  READ_REPORTS: "teamBets(first: 1) { totalCount }",
  READ_ACCOUNTS: "downline(first: 1) { totalCount }",
  RESTRICT_ACCOUNTS: "",
  RESET_LINKS: "",
  NOTES: "",
  OPEN_ACCOUNTS: "inviteLinks { id }",
  CONTRACTS: "contractRequests(first: 1) { totalCount }",
  TRANSFER_MONEY: "",
};

it("makes a sub-account after a step-up, and shows its password once", async () => {
  const input = { account: "Desk4", rights: ["READ_REPORTS"], idempotencyKey: randomUUID() };
  expect((await agent.run(CREATE, { input })).codes).toEqual(["STEP_UP_REQUIRED"]);
  await agent.run(STEP_UP, { input: { method: "PASSWORD", secret: seededPassword } });
  const made = await agent.run(CREATE, { input });
  expect(made.at("createSubAccount")).toEqual({
    firstPassword: expect.any(String),
    agent: {
      subAccounts: {
        maximum: 20,
        items: [{ account: "desk4", rights: ["READ_REPORTS"], status: "ACTIVE", lastLoginAt: null, sessionCount: 0 }],
      },
    },
    userErrors: [],
  });
  const again = await agent.run(CREATE, { input: { ...input, idempotencyKey: randomUUID() } });
  expect(again.at("createSubAccount")).toMatchObject({ userErrors: [{ code: "USERNAME_TAKEN" }], firstPassword: null });

  const oldPassword = made.text("createSubAccount.firstPassword");
  const desk = await t.loggedIn("desk4", oldPassword);
  const newPassword = "Lotus!4821";
  const changed = await desk.run(PASSWORD, { input: { oldPassword, newPassword } });
  expect(changed.at("changePassword.userErrors")).toEqual([]);
});

it("lets a sub-account work for its agent within its rights, and hears of changes at once", async () => {
  const desk = await t.loggedIn("desk4", "Lotus!4821");
  expect((await desk.run(SELF)).at("viewer")).toEqual({
    member: { kind: "AFFILIATE_SUB_ACCOUNT", subAccount: { agent: "agent", rights: ["READ_REPORTS"] } },
    agent: { account: "agent", kind: "AGENT" },
  });
  const window = desk.watch(RIGHTS);
  expect((await window.next()).value?.at("rightsChanged.subAccount.rights")).toEqual(["READ_REPORTS"]);
  const reads = Object.entries(READS).filter(([, field]) => field !== "");
  for (const right of subAccountRights) {
    expect((await change({ rights: [right] })).at("changeSubAccount.userErrors")).toEqual([]);
    for (const [needed, field] of reads) {
      const answer = await desk.run(`{ viewer { agent { ${field} } } }`);
      expect([right, needed, answer.codes]).toEqual([right, needed, right === needed ? [] : ["RIGHT_MISSING"]]);
    }
  }
  for (;;) {
    const heard = await window.next();
    const rights = heard.value?.at("rightsChanged.subAccount.rights");
    if (JSON.stringify(rights) === '["TRANSFER_MONEY"]') break;
    expect(heard.done).toBe(false);
  }
  const before = Number((await desk.run(WALLET)).text("viewer.member.wallet.available.amount"));
  const moved = desk.watch("subscription { balanceChanged { available { amount } } }").next();
  await t.listens(2);
  const paid = JSON.stringify({ username: "agent", amount: "1000" });
  await fetch(`${sandbox.origin}/sandbox/balance`, { method: "POST", body: paid });
  expect((await moved).value?.at("balanceChanged.available.amount")).toBe(`${before + 1_000}`);
  await change({ rights: [] });
  for (const field of [
    "wallet { available { amount } }",
    "favoriteGames: openMissionCount messages(first: 1) { totalCount }",
  ]) {
    const { codes } = await desk.run(`{ viewer { member { ${field} } } }`);
    expect([field, codes]).toEqual([field, field.startsWith("wallet") ? ["RIGHT_MISSING"] : []]);
  }
  const own = { account: "desk5", rights: [], idempotencyKey: randomUUID() };
  await desk.run(STEP_UP, { input: { method: "PASSWORD", secret: "Lotus!4821" } });
  expect((await desk.run(CREATE, { input: own })).codes).toEqual(["RIGHT_MISSING"]);
});

it("locks, ends and renews, and says so in the log of the agent", async () => {
  const desk = await t.loggedIn("desk4", "Lotus!4821");
  const locked = await change({ status: "LOCKED" });
  expect(locked.at("changeSubAccount.agent.subAccounts.items.0")).toMatchObject({ status: "LOCKED", sessionCount: 0 });
  expect((await desk.run(SELF)).codes).toEqual(["SESSION_REVOKED", "SESSION_REVOKED"]);
  await change({ status: "ACTIVE" });
  const renewed = await change({ newPassword: true });
  expect(renewed.text("changeSubAccount.firstPassword")).toMatch(/^\w{14}$/);
  await change({ status: "CLOSED" });
  const log = await agent.run(`{ viewer { agent { subAccounts { items { account } }
    actions(first: 3) { edges { node { kind account by changes { field } } } } } } }`);
  expect(log.at("viewer.agent.subAccounts.items")).toEqual([]);
  expect(log.at("viewer.agent.actions.edges")).toMatchObject([
    { node: { kind: "SUB_ACCOUNT_DELETED", account: "desk4", by: null } },
    { node: { kind: "SUB_ACCOUNT_CHANGED", changes: [{ field: "PASSWORD" }] } },
    { node: { kind: "SUB_ACCOUNT_CHANGED", changes: [{ field: "STATUS" }] } },
  ]);
});
