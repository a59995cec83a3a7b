import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import type { TestClient } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { t } = await startForFile();
let agent: TestClient;
beforeAll(async () => {
  agent = await t.loggedIn("agent");
});

const ROW = "id account kind level upline childCount isOnline status rebate canBet canTransfer canWithdraw";
const LIST = `query ($filter: DownlineFilter, $sort: DownlineSort) { viewer { agent {
  downline(filter: $filter, sort: $sort, first: 3) { totalCount path edges { node { ${ROW} balance { amount currency } } } } } } }`;
const DETAIL = `query ($account: String!) { viewer { agent { downlineAccount(account: $account) {
  ${ROW} registeredAt details { maxRebate maskedEmail maskedMobile otherCurrencies path } } } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { __typename id
  ... on DownlineAccount { account details { maskedEmail } } } }`;
const LOG = `query ($account: String) { viewer { agent { actions(account: $account, first: 5) {
  totalCount edges { node { id kind agent account reason changes { field before after } } } } } } }`;
const LINKS =
  "query { viewer { agent { rebate inviteLinks { id code label kind rebate url clickCount signUpCount } } } }";
const UPDATE = `mutation ($input: UpdateDownlineAccountInput!) { updateDownlineAccount(input: $input) {
  account { status canBet rebate details { maxRebate } } userErrors { code field } } }`;
const SEND = `mutation ($input: SendDownlineResetLinkInput!) { sendDownlineResetLink(input: $input) { userErrors { code } } }`;
const REGISTER = `mutation ($input: RegisterDownlineAccountInput!) { registerDownlineAccount(input: $input) {
  account firstPassword userErrors { code field } } }`;
const CREATE =
  "mutation ($input: CreateInviteLinkInput!) { createInviteLink(input: $input) { userErrors { code field } } }";
const DELETE = `mutation ($input: DeleteInviteLinkInput!) { deleteInviteLink(input: $input) {
  agent { inviteLinks { id } } userErrors { code } } }`;

const POSTERS = `query ($filter: PosterFilter, $first: Int, $after: String) { viewer { agent {
  posters(filter: $filter, first: $first, after: $after) { totalCount sizes pageInfo { hasNextPage endCursor }
    edges { node { id internalID title text language category width height image { url } } } } } } }`;

const idOf = (account: string) => globalId("DownlineAccount", account);
const keyed = (account: string, more: object = {}) => ({
  input: { accountId: idOf(account), idempotencyKey: randomUUID(), ...more },
});

it("lists one level, finds accounts at any depth, and shows one with masked contacts", async () => {
  const below = await agent.ask(LIST, { filter: { parent: "line01" } });
  expect(below.at("viewer.agent.downline")).toMatchObject({
    totalCount: 1,
    path: ["agent", "line01"],
    edges: [
      { node: { account: "line02", kind: "AGENT", level: 2, upline: "line01", childCount: 1, status: "ACTIVE" } },
    ],
  });
  const found = await agent.run(LIST, { filter: { keyword: "line10" } });
  expect(found.at("viewer.agent.downline.edges.0.node")).toMatchObject({
    account: "line10",
    kind: "PLAYER",
    level: 10,
  });
  for (const [keyword, count] of [
    ["\u202a+84 901-234.567\u202c", 1],
    ["๐๙๐๑๒๓๔๕๖๗", 1],
    ["84901234567", 1],
    ["ｌｉｎｅ\u034f１０", 1],
    ["0901 234", 0],
  ] as const) {
    const byPhone = await agent.run(LIST, { filter: { keyword } });
    expect([keyword, byPhone.at("viewer.agent.downline.edges.length")]).toEqual([keyword, count]);
  }
  const sorted = await agent.run(LIST, { sort: { by: "BALANCE", direction: "DESCENDING" } });
  const amounts = [0, 1, 2].map((i) => Number(sorted.text(`viewer.agent.downline.edges.${i}.node.balance.amount`)));
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  expect((await agent.run(LIST, { filter: { keyword: "%%" } })).codes).toEqual(["BAD_USER_INPUT"]);
  expect((await agent.run(LIST, { filter: { parent: "senior" } })).codes).toEqual(["NOT_FOUND"]);

  const one = await agent.run(DETAIL, { account: "demo" });
  expect(one.at("viewer.agent.downlineAccount")).toMatchObject({
    id: idOf("demo"),
    details: { maxRebate: "0.0045", maskedEmail: "d***@mail.example", otherCurrencies: [], path: ["agent", "demo"] },
  });
  // A row of the list reads its details by itself.
  expect((await agent.run(NODE, { id: idOf("demo") })).at("node.details.maskedEmail")).toBe("d***@mail.example");
});

it("changes an account with a reason, once a key, and keeps a log of it", async () => {
  const off = keyed("line03", { isLocked: true, canBet: false });
  expect((await agent.run(UPDATE, off)).at("updateDownlineAccount")).toEqual({
    account: null,
    userErrors: [{ code: "VALIDATION_FAILED", field: ["reason"] }],
  });
  const locked = keyed("line03", { isLocked: true, canBet: false, reason: "Under review" });
  const answers = await Promise.all([agent.run(UPDATE, locked), agent.run(UPDATE, locked)]);
  for (const answer of answers) {
    expect(answer.at("updateDownlineAccount")).toMatchObject({ account: { status: "LOCKED", canBet: false } });
  }
  const log = await agent.run(LOG, { account: "line03" });
  expect(log.at("viewer.agent.actions")).toMatchObject({
    totalCount: 1,
    edges: [
      {
        node: {
          kind: "ACCOUNT_CHANGED",
          agent: "agent",
          account: "line03",
          reason: "Under review",
          changes: [
            { field: "STATUS", before: "ACTIVE", after: "LOCKED" },
            { field: "CAN_BET", before: "true", after: "false" },
          ],
        },
      },
    ],
  });
  const id = log.text("viewer.agent.actions.edges.0.node.id");
  expect((await agent.run(NODE, { id })).at("node")).toEqual({ __typename: "AgentAction", id });
  const rebate = await agent.run(UPDATE, keyed("line03", { rebate: "0.9" }));
  expect(rebate.at("updateDownlineAccount.userErrors")).toEqual([{ code: "VALIDATION_FAILED", field: ["rebate"] }]);
  expect((await agent.run(SEND, keyed("line03"))).at("sendDownlineResetLink.userErrors")).toEqual([]);
});

it("opens an account with a first password, which must be changed before anything else", async () => {
  const input = { account: "recruit9", kind: "PLAYER", rebate: "0.0030" };
  const keyed = { input: { ...input, idempotencyKey: randomUUID() } };
  const made = await agent.run(REGISTER, keyed);
  expect(made.at("registerDownlineAccount")).toMatchObject({ account: "recruit9", userErrors: [] });
  expect((await agent.run(REGISTER, keyed)).at("registerDownlineAccount")).toEqual(made.at("registerDownlineAccount"));
  expect((await agent.run(REGISTER, { input: { ...input, idempotencyKey: "1" } })).codes).toEqual(["BAD_USER_INPUT"]);
  const again = await agent.run(REGISTER, { input });
  expect(again.at("registerDownlineAccount")).toMatchObject({
    firstPassword: null,
    userErrors: [{ code: "USERNAME_TAKEN", field: ["account"] }],
  });
  const recruit = t.client();
  await recruit.logIn("recruit9", made.text("registerDownlineAccount.firstPassword"));
  const wallet = "query { viewer { member { rewards(first: 1) { totalCount } } } }";
  expect((await recruit.run(wallet)).codes).toEqual(["PASSWORD_CHANGE_REQUIRED"]);
});

it("serves agents only, and each the own line", async () => {
  const link = (await agent.run(LINKS)).text("viewer.agent.inviteLinks.0.id");
  const action = (await agent.run(LOG)).text("viewer.agent.actions.edges.0.node.id");
  const changes: [string, Record<string, unknown>, string][] = [
    [UPDATE, keyed("demo", { isLocked: true, reason: "Not mine" }), "updateDownlineAccount"],
    [SEND, keyed("demo"), "sendDownlineResetLink"],
    [DELETE, { input: { linkId: link } }, "deleteInviteLink"],
  ];
  const creations: [string, Record<string, unknown>][] = [
    [REGISTER, { input: { account: "stranger9", kind: "PLAYER", rebate: "0" } }],
    [CREATE, { input: { kind: "PLAYER", rebate: "0" } }],
  ];
  const trial = t.client();
  await trial.run("mutation { startFreePlay(input: {}) { userErrors { code } } }");
  for (const [client, code] of [
    [t.client(), "UNAUTHENTICATED"],
    [await t.loggedIn("demo"), "FORBIDDEN"],
    [trial, "TRIAL_ACCOUNT"],
  ] as const) {
    for (const query of [LIST, LOG, LINKS]) expect((await client.run(query)).at("viewer.agent")).toBeNull();
    for (const id of [idOf("line01"), link, action]) expect((await client.run(NODE, { id })).at("node")).toBeNull();
    for (const [change, sent] of [...changes, ...creations]) {
      expect((await client.run(change, sent)).codes).toEqual([code]);
    }
  }
  for (const other of ["affiliate", "line01"]) {
    const client = await t.loggedIn(other);
    expect((await client.run(DETAIL, { account: "demo" })).at("viewer.agent.downlineAccount")).toBeNull();
    expect((await client.run(LIST, { filter: { parent: "demo" } })).codes).toEqual(["NOT_FOUND"]);
    expect((await client.run(LOG, { account: "demo" })).codes).toEqual(["NOT_FOUND"]);
    for (const id of [idOf("demo"), link, action]) expect((await client.run(NODE, { id })).at("node")).toBeNull();
    for (const [change, sent, field] of changes) {
      const answer = await client.run(change, sent);
      const refused = answer.codes[0] ?? answer.at(`${field}.userErrors.0.code`);
      expect(["NOT_FOUND", "DOWNLINE_NOT_FOUND"]).toContain(refused);
    }
  }
  // The upline reads the line and its log, but not the links.
  const senior = await t.loggedIn("senior");
  expect((await senior.run(DETAIL, { account: "demo" })).at("viewer.agent.downlineAccount.level")).toBe(2);
  expect((await senior.run(NODE, { id: action })).at("node.id")).toBe(action);
  expect((await senior.run(NODE, { id: link })).at("node")).toBeNull();
  expect((await agent.run(DETAIL, { account: "demo" })).at("viewer.agent.downlineAccount.status")).toBe("ACTIVE");
});

it("lists the posters of a language, page by page, to agents only", async () => {
  const variables = { filter: { language: "EN", size: "300x250" }, first: 4 };
  const first = await agent.run(POSTERS, variables);
  expect(first.at("viewer.agent.posters")).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: true } });
  expect(first.at("viewer.agent.posters.sizes")).toContain("728x90");
  expect(first.at("viewer.agent.posters.edges.0.node")).toMatchObject({
    internalID: "welcome-box-EN",
    title: expect.stringMatching(/./),
    text: expect.stringMatching(/./),
    language: "EN",
    category: null,
    width: 300,
    height: 250,
    image: { url: expect.stringMatching(/^http.*welcome-box-EN\.svg/) },
  });
  const after = first.text("viewer.agent.posters.pageInfo.endCursor");
  const rest = await agent.run(POSTERS, { ...variables, after });
  expect(Object(rest.at("viewer.agent.posters.edges"))).toHaveLength(2);
  expect(
    (await agent.run(POSTERS, { filter: { category: "FISH", language: "XX" } })).at("viewer.agent.posters.totalCount"),
  ).toBe(0);

  const id = first.text("viewer.agent.posters.edges.0.node.id");
  const node = "query ($id: ID!) { node(id: $id) { id } }";
  expect((await agent.run(node, { id })).at("node.id")).toBe(id);
  expect((await (await t.loggedIn("demo")).run(node, { id })).at("node")).toBeNull();
});

const FILTERS = "{ viewer { agent { savedFilters { id report name query } } } }";
const change = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { agent { savedFilters { name } } userErrors { code field } } }`;

it("saves, renames and deletes filters of the caller, and of nobody else", async () => {
  const query = "period=LAST_7&account=line01";
  const save = (name: string) =>
    agent.run(change("saveFilter", "SaveFilterInput"), { input: { report: "INCOME", name, query } });
  expect((await save("Mine")).at("saveFilter.userErrors")).toEqual([]);
  const { data } = await agent.run(FILTERS);
  const saved = Object(data).viewer.agent.savedFilters.find(({ name }: { name: string }) => name === "Mine");
  expect(saved).toMatchObject({ report: "INCOME", query });
  expect((await save(" ")).at("saveFilter.userErrors")).toEqual([{ code: "VALIDATION_FAILED", field: ["name"] }]);

  const renaming = { input: { savedFilterId: saved.id, name: "Ours" } };
  const rename = change("renameSavedFilter", "RenameSavedFilterInput");
  const removing = { input: { savedFilterId: saved.id } };
  const remove = change("deleteSavedFilter", "DeleteSavedFilterInput");
  const below = await t.loggedIn("line01");
  expect((await below.run(FILTERS)).at("viewer.agent.savedFilters")).toEqual([]);
  expect((await below.run(rename, renaming)).codes).toEqual(["NOT_FOUND"]);
  expect((await below.run(remove, removing)).codes).toEqual(["NOT_FOUND"]);
  const names = async () => JSON.stringify((await agent.run(FILTERS)).at("viewer.agent.savedFilters"));
  expect((await agent.run(rename, renaming)).at("renameSavedFilter.userErrors")).toEqual([]);
  expect(await names()).toMatch(/"Ours"/);
  expect((await agent.run(remove, removing)).at("deleteSavedFilter.userErrors")).toEqual([]);
  expect(await names()).not.toMatch(/"Ours"/);
});

const NOTES = `{ viewer { agent { downlineAccount(account: "line04") { noteCount notes { id text editedAt } } } } }`;
const noteChange = (name: "save" | "delete", type: string) => `mutation ($input: ${type}!) {
  ${name}AccountNote(input: $input) { account { noteCount notes { text } } userErrors { code field } } }`;

it("writes and deletes notes of the caller, which nobody else gets", async () => {
  const save = (text: string, more: object = {}) =>
    agent.run(noteChange("save", "SaveAccountNoteInput"), keyed("line04", { text, ...more }));
  expect((await save(" Call back ")).at("saveAccountNote")).toEqual({
    account: { noteCount: 1, notes: [{ text: "Call back" }] },
    userErrors: [],
  });
  expect((await save(" ")).at("saveAccountNote.userErrors")).toEqual([{ code: "VALIDATION_FAILED", field: ["text"] }]);
  const noteId = (await agent.run(NOTES)).text("viewer.agent.downlineAccount.notes.0.id");
  expect((await save("Called", { noteId })).at("saveAccountNote.account.notes")).toEqual([{ text: "Called" }]);
  const remove = noteChange("delete", "DeleteAccountNoteInput");
  const senior = await t.loggedIn("senior");
  expect((await senior.run(NOTES)).at("viewer.agent.downlineAccount")).toEqual({ noteCount: 0, notes: [] });
  expect((await senior.run(remove, keyed("line04", { noteId }))).codes).toEqual(["NOT_FOUND"]);
  const left = await agent.run(remove, keyed("line04", { noteId }));
  expect(left.at("deleteAccountNote.account")).toEqual({ noteCount: 0, notes: [] });
});

it("says the logins of an account below, and of nobody else", async () => {
  const asked = `query ($account: String!) { viewer { agent { accountLogins(account: $account) {
    internalID at method outcome country } } } }`;
  await t.loggedIn("demo");
  const of = async (account: string, client = agent) =>
    (await client.run(asked, { account })).at("viewer.agent.accountLogins");
  expect(await of("demo")).toContainEqual(expect.objectContaining({ method: "PASSWORD", outcome: "SUCCEEDED" }));
  for (const stranger of ["agent", "nobody", "not a name"]) expect(await of(stranger)).toBeNull();
});
