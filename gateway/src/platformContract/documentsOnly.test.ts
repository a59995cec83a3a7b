import { randomUUID } from "node:crypto";
import type { Sandbox } from "@atrium/sandbox";
import {
  type GraphQLInputType,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inRepository } from "../config/repository.ts";
import { loadPersistedDocuments } from "../documents/persisted.ts";
import { gatewaySchema } from "../schema.ts";
import { learnParts } from "../site/siteParts.ts";
import { openDocumentsOnlyPlatform } from "../testing/documentsOnlyPlatform.ts";
import { control, openGateway, seededPassword, type TestClient } from "../testing/gateway.ts";
import { startTestPlatform } from "../testing/testPlatform.ts";
import { documentedCalls } from "./documents.ts";

// A platform that has what the customer's documents name, and nothing else.
let platform: Awaited<ReturnType<typeof openDocumentsOnlyPlatform>>;
let sandbox: Sandbox;
let t: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  sandbox = await startTestPlatform({ events: false });
  await control(sandbox, "registration", { register: { captcha: { enabled: false } } });
  platform = await openDocumentsOnlyPlatform(sandbox.origin);
  const documented = { origin: platform.origin, cdnOrigins: sandbox.cdnOrigins };
  t = await openGateway(documented, { SERVICE_HOSTS: new URL(sandbox.origin).host });
});
afterAll(async () => {
  await t?.[Symbol.asyncDispose]();
  await platform?.close();
  await sandbox?.close();
});

const schema = gatewaySchema();
const isQuery = (node: { kind: string }): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION && "operation" in node && node.operation === "query";

/** The queries of the web client, by name. */
const queries = [...loadPersistedDocuments(inRepository("web/persisted.json")).all()].flatMap(([, { text }]) => {
  const operation = parse(text).definitions.find(isQuery);
  return operation === undefined ? [] : [{ name: operation.name?.value ?? "", text, operation }];
});

/** Values for the variables that a query needs; undefined when one of them names an object. */
function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {};
  for (const { variable, type, defaultValue } of variableDefinitions) {
    const needed: GraphQLType | undefined = typeFromAST(schema, type);
    if (!isInputType(needed) || !isNonNullType(needed) || defaultValue !== undefined) continue;
    const value = sampleOf(needed);
    if (value === undefined) return undefined;
    values[variable.name.value] = value;
  }
  return values;
}

function sampleOf(needed: GraphQLInputType): unknown {
  const type = getNamedType(needed);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  return { Int: 10, Boolean: true, String: "dragon" }[type.name];
}

/** The paths at which a query failed while the gateway asked for a call that the platform lacks. Such absences are kept. */
const explained = new Set<string>();

const pathOf = (error: unknown) => {
  const { path } = Object(error);
  return Array.isArray(path) ? path.filter((step) => typeof step === "string").join(".") : "";
};

/** What the client's queries that name no object answer to this caller: the errors, and those without a missing call. */
async function answersTo(client: TestClient) {
  const answers: { name: string; codes: string[]; unexplained: string[] }[] = [];
  for (const { name, text, operation } of queries) {
    const variables = variablesOf(operation);
    if (variables === undefined) continue;
    t.sent.length = 0;
    const { codes, errors } = await client.run(text, variables);
    const paths = Array.isArray(errors) ? errors.map(pathOf) : [];
    const lacks = t.calls().some((call) => call !== undefined && !(call in documentedCalls));
    if (lacks) for (const path of paths) explained.add(path);
    answers.push({ name, codes, unexplained: paths.filter((path) => !explained.has(path)) });
  }
  return answers;
}

describe.each<[who: string, account?: string]>([["a guest"], ["a player", "demo"], ["an agent", "agent"]])(
  "for %s",
  (...[, account]) => {
    test("each screen has its documented parts, and the others say that the platform does not offer them", async () => {
      const client = t.client();
      if (account !== undefined) await client.logIn(account);
      const answers = await answersTo(client);
      expect(answers.length).toBeGreaterThan(100);
      expect(answers.filter(({ codes }) => codes.some((code) => code !== "FEATURE_DISABLED"))).toEqual([]);
      expect(answers.filter(({ unexplained }) => unexplained.length > 0)).toEqual([]);
    });
  },
);

test("menus leave out the parts that the platform lacks, which the gateway has asked for", async () => {
  const [brand] = t.gateway.core.services.brands.all;
  const before = await t.client().run("{ site { features { missingParts } } }");
  expect(before.at("site.features.missingParts")).toEqual([]);
  expect(brand && (await learnParts(brand))).toBe(true);
  const parts = schema.getType("SitePart");
  const all = isEnumType(parts) ? parts.getValues().map(({ name }) => name) : [];
  const menu = await t.client().run("{ site { features { missingParts } } }");
  expect(menu.at("site.features.missingParts")).toEqual(all);
});

const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) {
  viewer { member { username currency } } captchaRequired userErrors { code } } }`;

test("a login is refused in our words, and asks for the captcha when the platform does", async () => {
  const client = t.client();
  const wrong = { username: "weak", password: "no such password" };
  for (const captchaRequired of [false, false, true]) {
    const answer = await client.run(LOG_IN, { input: wrong });
    expect(answer.at("logIn")).toEqual({ viewer: null, captchaRequired, userErrors: [{ code: "LOGIN_FAILED" }] });
  }
  const captcha = await client.run("mutation { requestCaptcha { captcha { id image } } }");
  expect(captcha.text("requestCaptcha.captcha.image")).toMatch(/^data:image\/png/);
});

test("no human check is named by a platform without one", async () => {
  const answer = await t.client().run("mutation { requestHumanCheck { humanCheck { provider } } }");
  expect(answer.at("requestHumanCheck")).toEqual({ humanCheck: { provider: "NONE" } });
});

test("a visitor registers, and has the name and the currency that the platform did not say", async () => {
  const client = t.client();
  const termsVersion = (await client.run("{ site { helpCentre { version } } }")).text("site.helpCentre.version");
  const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) {
    username viewer { member { username currency } } userErrors { code field } } }`;
  const input = { method: "USERNAME", username: "plainone", password: "correct horse battery", termsVersion };
  expect((await client.run(REGISTER, { input })).at("register")).toEqual({
    username: "plainone",
    viewer: { member: { username: "plainone", currency: "VND" } },
    userErrors: [],
  });
});

test("a player launches a game, marks it, moves money, changes the language, sends feedback and logs out", async () => {
  const client = await t.loggedIn("demo");
  const change = async (name: string, type: string, input: object, selection: string) =>
    (
      await client.run(`mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code } } }`, {
        input,
      })
    ).at(name);
  const found = await client.run(`{
    site { games(first: 1, filter: { category: RNG }) { edges { node { id name } } } }
    viewer { member { wallet { accounts { id } } } } }`);
  const gameId = found.text("site.games.edges.0.node.id");
  const [from, to] = ["0", "1"].map((index) => found.text(`viewer.member.wallet.accounts.${index}.id`));

  expect(await change("launchGame", "LaunchGameInput", { gameId }, "launch { url game { id } }")).toEqual({
    launch: { url: expect.stringMatching(/^http/), game: { id: gameId } },
    userErrors: [],
  });
  expect(await change("addFavoriteGame", "AddFavoriteGameInput", { gameId }, "member { favoriteGameIds }")).toEqual({
    member: { favoriteGameIds: expect.arrayContaining([gameId]) },
    userErrors: [],
  });
  const transfer = { from, to, amount: "1000", idempotencyKey: randomUUID() };
  expect(await change("transferFunds", "TransferFundsInput", transfer, "wallet { total { currency } }")).toEqual({
    wallet: { total: { currency: "VND" } },
    userErrors: [],
  });
  expect(await change("setLanguage", "SetLanguageInput", { code: "VI" }, "member { id }")).toMatchObject({
    userErrors: [],
  });
  const feedback = { kind: "ADVICE", content: "More games of the sea, please." };
  expect(await change("sendFeedback", "SendFeedbackInput", feedback, "feedbackId")).toEqual({
    feedbackId: null,
    userErrors: [],
  });
  await client.run("mutation { logOut(input: {}) { viewer { member { id } } } }");
  expect((await client.run("{ viewer { member { id } } }")).at("viewer.member")).toBeNull();
});

test("a visitor tries a game without an account, and a number gets its code", async () => {
  const client = t.client();
  const trial = await client.run(
    "mutation { startFreePlay(input: {}) { viewer { member { kind } } userErrors { code } } }",
  );
  expect(trial.at("startFreePlay")).toEqual({ viewer: { member: { kind: "TRIAL" } }, userErrors: [] });
  const sms = await t
    .client()
    .run(
      "mutation ($input: RequestSmsCodeInput!) { requestSmsCode(input: $input) { secondsToWait userErrors { code } } }",
      { input: { purpose: "LOG_IN", countryDialingCode: "+84", mobile: "901234567" } },
    );
  expect(sms.at("requestSmsCode")).toEqual({ secondsToWait: 60, userErrors: [] });
});

/** The digits of the latest message that the platform sent. */
async function sentCode(): Promise<string> {
  const answer = await fetch(`${sandbox.origin}/sandbox/outbox`);
  return /\d{6}/.exec(Object(await answer.json()).value[0].body)?.[0] ?? "";
}

test("a player changes the password, and sets a forgotten one anew with a code, without other calls", async () => {
  const client = t.client();
  const run = async (name: string, type: string, selection: string, input: object) =>
    (
      await client.run(`mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code } } }`, {
        input,
      })
    ).at(name);
  await client.logIn("demo");
  const changed = { oldPassword: seededPassword, newPassword: "correct horse battery" };
  expect(await run("changePassword", "ChangePasswordInput", "member { username }", changed)).toEqual({
    member: { username: "demo" },
    userErrors: [],
  });
  const number = { countryDialingCode: "+84", mobile: "901234567" };
  expect(
    await run("requestSmsCode", "RequestSmsCodeInput", "secondsToWait", { ...number, purpose: "RESET_PASSWORD" }),
  ).toMatchObject({ userErrors: [] });
  const reset = (input: object) =>
    run("resetPasswordWithSms", "ResetPasswordWithSmsInput", "viewer { member { username } }", input);
  const wrong = { ...number, code: "000000", newPassword: "another horse battery" };
  expect(await reset(wrong)).toEqual({ viewer: null, userErrors: [{ code: expect.any(String) }] });
  // The platform names no account, and logs in by names only: the password is set, and the player logs in with it.
  expect(await reset({ ...wrong, code: await sentCode() })).toEqual({ viewer: null, userErrors: [] });
  const input = { username: "demo", password: wrong.newPassword };
  expect((await t.client().run(LOG_IN, { input })).at("logIn.viewer.member.username")).toBe("demo");
});
