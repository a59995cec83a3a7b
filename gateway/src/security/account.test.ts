import { beforeEach, expect, it } from "vitest";
import { control, eventWhere, seededPassword } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();
beforeEach(async () => {
  await control(sandbox, "reset", {});
  t.sent.length = 0;
});

type Browser = ReturnType<typeof t.client>;

const STEP_UP = "mutation ($input: StepUpInput!) { stepUp(input: $input) { until userErrors { code } } }";
const stepUp = (browser: Browser) => browser.run(STEP_UP, { input: { method: "PASSWORD", secret: seededPassword } });

const PROFILE = `profile { birthday payeeName line qq marketing { email { isAllowed changedAt } push { isAllowed } } }`;
const UPDATE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { member { nickname ${PROFILE} } userErrors { code field } } }`;

it("changes the profile: harmless fields at once, the others after a step-up", async () => {
  const browser = await t.loggedIn("demo");
  const update = async (input: object) => browser.run(UPDATE, { input });
  const first = await update({ nickname: "Linh Tran", marketing: { email: true, sms: null }, birthday: null });
  expect(first.at("updateProfile")).toMatchObject({
    member: {
      nickname: "Linh Tran",
      profile: { marketing: { email: { isAllowed: true }, push: { isAllowed: false } } },
    },
    userErrors: [],
  });
  expect((await update({ line: "linh.line" })).codes).toEqual(["STEP_UP_REQUIRED"]);
  await stepUp(browser);
  const second = await update({ line: "linh.line", qq: "123456", birthday: "1990-02-03" });
  expect(second.at("updateProfile.member.profile")).toMatchObject({
    line: "linh.line",
    qq: "123456",
    birthday: "1990-02-03",
  });
  expect((await update({ line: null, qq: "" })).at("updateProfile.member.profile")).toMatchObject({
    line: null,
    qq: null,
  });
  const refusals: [object, string][] = [
    [{ nickname: "x" }, "nickname"],
    [{ nickname: "a\0b" }, "nickname"],
    [{ qq: "0" }, "qq"],
    [{ birthday: "1991-01-01" }, "birthday"],
  ];
  for (const [input, field] of refusals) {
    const refused = await update(input);
    expect(refused.at("updateProfile.userErrors")).toEqual([{ code: "VALIDATION_FAILED", field: [field] }]);
  }
  const said = JSON.stringify(t.sent);
  for (const secret of ["linh.line", "stepUpToken"]) expect(said).not.toContain(secret);
});

const TERMS = "{ viewer { member { dueTermsVersion } } }";
const ACCEPT = `mutation ($version: String!) {
  acceptTerms(input: { version: $version }) { member { dueTermsVersion } userErrors { code field } } }`;
const LAUNCH = `mutation ($input: LaunchGameInput!) { launchGame(input: $input) { launch { url } userErrors { code } } }`;

it("holds play back until new terms are accepted", async () => {
  const browser = await t.loggedIn("demo");
  const games = await browser.run("{ site { games(first: 1) { edges { node { id } } } } }");
  const gameId = games.text("site.games.edges.0.node.id");
  const launch = async () => (await browser.run(LAUNCH, { input: { gameId } })).at("launchGame.userErrors");
  await control(sandbox, "terms", { version: "2027-01-01" });
  expect((await browser.run(TERMS)).at("viewer.member.dueTermsVersion")).toBe("2027-01-01");
  expect(await launch()).toEqual([{ code: "TERMS_NOT_ACCEPTED" }]);
  for (const version of ["2026-09-01", " ", "\0"]) {
    const refused = await browser.run(ACCEPT, { version });
    expect(refused.at("acceptTerms")).toMatchObject({ member: null, userErrors: [{ code: "TERMS_NOT_ACCEPTED" }] });
  }
  expect((await browser.run(ACCEPT, { version: "2027-01-01" })).data).toEqual({
    acceptTerms: { member: { dueTermsVersion: null }, userErrors: [] },
  });
  expect(await launch()).toEqual([]);
});

const CHECK = "identityCheck { status reason acceptedKinds isRequired }";
const SUBMIT = `mutation ($input: SubmitIdentityDocumentInput!) {
  submitIdentityDocument(input: $input) { member { ${CHECK} } userErrors { code field } } }`;

it("sends the identity check to the member's windows when the operator decides", async () => {
  const browser = await t.loggedIn("vipclub");
  const window = browser.watch(`subscription { identityCheckChanged { ${CHECK} } }`);
  const received = eventWhere(window, (event) => event.at("identityCheckChanged.identityCheck.status") !== "NONE");
  await t.listens(1);
  await control(sandbox, "identity-check/decide", {
    username: "vipclub",
    outcome: "MORE_NEEDED",
    requested: ["SOURCE_OF_FUNDS"],
  });
  expect((await received).at("identityCheckChanged.identityCheck")).toEqual({
    status: "MORE_NEEDED",
    reason: null,
    acceptedKinds: ["SOURCE_OF_FUNDS"],
    isRequired: true,
  });
  await window.return();
  const refusals: [object, string, string | null][] = [
    [{ kind: "UNKNOWN", imageIds: ["a"] }, "VALIDATION_FAILED", "kind"],
    [{ kind: "PASSPORT", imageIds: [] }, "VALIDATION_FAILED", "imageIds"],
    [{ kind: "PASSPORT", imageIds: ["../x"] }, "VALIDATION_FAILED", "imageIds"],
    [{ kind: "PASSPORT", imageIds: [crypto.randomUUID()] }, "IDENTITY_CHECK_CLOSED", null],
    [{ kind: "SOURCE_OF_FUNDS", imageIds: [crypto.randomUUID()] }, "VALIDATION_FAILED", "imageIds"],
  ];
  for (const [input, code, field] of refusals) {
    const refused = await browser.run(SUBMIT, { input });
    expect(refused.at("submitIdentityDocument.userErrors.0")).toEqual({ code, field: field === null ? null : [field] });
  }
});

const CLOSE = `mutation ($input: CloseAccountInput!) {
  closeAccount(input: $input) { closesAt openBusiness remainders { amount currency } userErrors { code field } } }`;
const KEEP = "mutation { keepAccount { member { closesAt } userErrors { code } } }";

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { userErrors { code } } }`;

it("closes an account with a remainder later, ends the session, and keeps the account when asked in time", async () => {
  const browser = t.client();
  const termsVersion = (await browser.run("{ site { helpCentre { version } } }")).text("site.helpCentre.version");
  const account = { username: "leaver", password: "correct horse battery" };
  await browser.run(REGISTER, { input: { method: "USERNAME", ...account, termsVersion } });
  const input = { reason: "PRIVACY", password: account.password };
  const close = () => browser.run(CLOSE, { input });
  expect((await close()).codes).toEqual(["STEP_UP_REQUIRED"]);
  await browser.run(STEP_UP, { input: { method: "PASSWORD", secret: account.password } });
  expect((await close()).at("closeAccount")).toEqual({
    closesAt: null,
    openBusiness: ["REMAINDER"],
    remainders: [{ amount: "1000", currency: "VND" }],
    userErrors: [{ code: "ACCOUNT_NOT_EMPTY", field: null }],
  });
  const wrong = await browser.run(CLOSE, { input: { ...input, password: "a guess" } });
  expect(wrong.at("closeAccount.userErrors")).toEqual([{ code: "PASSWORD_INCORRECT", field: ["password"] }]);
  const closed = await browser.run(CLOSE, { input: { ...input, giveUpRemainder: true } });
  expect(closed.at("closeAccount")).toEqual({
    closesAt: expect.any(String),
    openBusiness: [],
    remainders: [],
    userErrors: [],
  });
  expect((await browser.run("{ viewer { member { id } } }")).data).toEqual({ viewer: { member: null } });

  const again = await t.loggedIn("leaver", account.password);
  const CLOSES = "{ viewer { member { closesAt } } }";
  expect((await again.run(CLOSES)).at("viewer.member.closesAt")).toBe(closed.at("closeAccount.closesAt"));
  for (let round = 0; round < 2; round += 1) {
    expect((await again.run(KEEP)).data).toEqual({ keepAccount: { member: { closesAt: null }, userErrors: [] } });
  }
});

it("is closed to agents", async () => {
  const input = { reason: "OTHER", password: seededPassword };
  const agent = await t.loggedIn("agent");
  await stepUp(agent);
  expect((await agent.run(CLOSE, { input })).codes).toEqual(["FORBIDDEN"]);
});
