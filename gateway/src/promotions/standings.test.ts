import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { control } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";
import { standings } from "./promotions.wire.ts";

const { sandbox, t } = await startForFile();

const STANDING = `id internalID status isEligible reward { amount currency } accrued { amount } resetsAt
  application { internalID status remark pictureCount reason decidedAt }`;
const STANDINGS = `{ viewer { member { promotionStandings { ${STANDING} } } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { ... on PromotionStanding { ${STANDING} } } }`;
const WATCH = `subscription { promotionsChanged { promotionStandings { internalID status } } }`;
const change = (name: string) =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
    ${name}(input: $input) { standing { ${STANDING} } userErrors { code field } } }`;

interface Standing {
  internalID: string;
  status: string;
  application: { internalID: string } | null;
}

const promotionId = (number: string) => globalId("Promotion", number);
const idOf = (number: string) => ({ promotionId: promotionId(number), idempotencyKey: randomUUID() });

it("tells everybody how many promotions each category has, and what can be done with each", async () => {
  const answer = await t.client().run(`{ site { promotionCounts { category count }
    promotion(internalID: "14") { status entry steps termsHtml }
    all: promotions(first: 1) { totalCount } soon: promotion(internalID: "18") { status entry } }
    viewer { member { promotionStandings { id } } } }`);
  const counts = answer.at("site.promotionCounts") as { category: string; count: number }[];
  expect(counts).toHaveLength(7);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(answer.at("site.all.totalCount"));
  expect(answer.at("site.promotion")).toMatchObject({
    status: "JOIN",
    entry: "APPLY",
    termsHtml: expect.stringContaining("<li>"),
  });
  expect(answer.at("site.promotion.steps")).toHaveLength(3);
  expect(answer.at("site.soon")).toEqual({ status: "COMING_SOON", entry: "JOIN" });
  expect(answer.at("viewer.member")).toBeNull();
});

it("joins and claims for the caller only, and pays a claim once", async () => {
  const browser = await t.loggedIn("vipclub");
  const other = await t.loggedIn("demo");
  const joined = await browser.run(change("joinPromotion"), { input: idOf("9") });
  expect(joined.at("joinPromotion")).toMatchObject({
    standing: { internalID: "9", status: "JOINED", isEligible: true, accrued: null },
    userErrors: [],
  });
  const nothing = await browser.run(change("claimPromotion"), { input: idOf("9") });
  expect(nothing.at("claimPromotion")).toEqual({ standing: null, userErrors: [{ code: "NOT_ELIGIBLE", field: null }] });

  const input = idOf("12");
  const answers = await Promise.all([1, 2].map(() => browser.run(change("claimPromotion"), { input })));
  for (const answer of answers) {
    expect(answer.at("claimPromotion")).toMatchObject({
      standing: { status: "CLAIMED", reward: { amount: "128000", currency: "VND" } },
      userErrors: [],
    });
  }
  const again = await browser.run(change("claimPromotion"), { input: idOf("12") });
  expect(again.at("claimPromotion.userErrors.0.code")).toBe("ALREADY_CLAIMED");
  const node = { id: globalId("PromotionStanding", "12") };
  expect((await browser.run(NODE, node)).at("node")).toMatchObject({ status: "CLAIMED" });
  expect((await other.run(NODE, node)).at("node")).toMatchObject({ status: "CLAIM" });
  expect((await t.client().run(NODE, node)).at("node")).toBeNull();
  expect((await browser.run(change("joinPromotion"), { input: { ...input, promotionId: "x" } })).codes).toEqual([
    "BAD_ID",
  ]);
});

it("sends an application, and follows the operator's decision live", async () => {
  const browser = await t.loggedIn("vipclub");
  const apply = (more: object) => browser.run(change("applyForPromotion"), { input: { ...idOf("16"), ...more } });
  const refusals = await Promise.all([
    apply({ remark: "😀".repeat(141) }),
    apply({ imageIds: ["a", "b", "c", "d"] }),
    apply({ imageIds: [randomUUID()] }),
  ]);
  expect(refusals.map((answer) => answer.at("applyForPromotion.userErrors.0"))).toEqual([
    { code: "VALIDATION_FAILED", field: ["remark"] },
    { code: "IMAGE_COUNT", field: ["imageIds"] },
    { code: "VALIDATION_FAILED", field: ["imageIds"] },
  ]);
  const window = browser.watch(WATCH);
  const statusNow = async () => {
    const all = (await window.next()).value?.at("promotionsChanged.promotionStandings") as Standing[];
    return all.find(({ internalID }) => internalID === "16")?.status;
  };
  expect(await statusNow()).toBe("JOIN");
  const sent = await apply({ remark: "A big one" });
  expect(sent.at("applyForPromotion.standing")).toMatchObject({
    status: "APPLYING",
    application: { status: "APPLYING", remark: "A big one", pictureCount: 0 },
  });
  expect((await apply({})).at("applyForPromotion.userErrors.0.code")).toBe("ALREADY_APPLIED");
  const applicationId = sent.text("applyForPromotion.standing.application.internalID");
  await expect.poll(statusNow, { timeout: 10_000 }).toBe("APPLYING");
  await control(sandbox, "promotion/settle", { applicationId, step: "PROCESS" });
  await expect.poll(statusNow, { timeout: 10_000 }).toBe("PROCESS");
  await control(sandbox, "promotion/settle", { applicationId, step: "REJECT", reason: "PICTURE" });
  await expect.poll(statusNow, { timeout: 10_000 }).toBe("REJECTED");
  await window.return();
  const all = (await browser.run(STANDINGS)).at("viewer.member.promotionStandings") as Standing[];
  expect(all.find(({ internalID }) => internalID === "16")?.application).toMatchObject({
    reason: "The pictures don't show what we asked for.",
    decidedAt: expect.stringMatching(/Z$/),
  });
});

const OFFERS = `{ viewer { member { claimableDeposits { internalID turnoverRequired { amount } turnoverDone { amount }
  offers { title reward { amount } spare { amount currency } turnover { amount } excludes { title reward { amount } rewardAfter { amount } isForGood } } } } } }`;
const DEPOSIT = `mutation ($key: ID!) { createDeposit(input: { channelId: "qr", amount: "500000", idempotencyKey: $key }) {
  deposit { internalID } } }`;
const WITHDRAW = `mutation ($input: CreateWithdrawalInput!) { createWithdrawal(input: $input) {
  userErrors { code message remaining { amount currency } } } }`;

it("says what a deposit can become, what each claim excludes, and how much is to be played", async () => {
  const browser = await t.loggedIn("vipclub");
  for (const number of ["3", "8", "9"]) await browser.run(change("joinPromotion"), { input: idOf(number) });
  const opened = await browser.run(DEPOSIT, { key: randomUUID() });
  await control(sandbox, "deposit/settle", { depositId: opened.text("createDeposit.deposit.internalID") });
  const excluded = (title: string, amount: string) => ({
    title,
    reward: { amount },
    rewardAfter: null,
    isForGood: false,
  });
  expect((await browser.run(OFFERS)).at("viewer.member.claimableDeposits")).toMatchObject([
    {
      internalID: opened.text("createDeposit.deposit.internalID"),
      ...{ turnoverRequired: { amount: "500000" }, turnoverDone: { amount: "0" } },
      offers: [
        {
          ...{ title: "The red-envelope season", reward: { amount: "440000" }, turnover: { amount: "4400000" } },
          spare: { amount: "412000", currency: "VND" },
          excludes: [excluded("The monthly extra", "150000"), excluded("The morning coin", "25000")],
        },
        { title: "The monthly extra", reward: { amount: "150000" }, turnover: { amount: "1200000" } },
        { title: "The morning coin", reward: { amount: "25000" }, turnover: { amount: "125000" } },
      ],
    },
  ]);
  const accounts = await browser.run("{ viewer { member { payoutAccounts { id } } } }");
  const payoutAccountId = accounts.text("viewer.member.payoutAccounts.0.id");
  const asked = { payoutAccountId, amount: "50000", paymentPassword: "246810", idempotencyKey: randomUUID() };
  const refused = await browser.run(WITHDRAW, { input: asked });
  expect(refused.at("createWithdrawal.userErrors.0")).toEqual({
    ...{ code: "TURNOVER_NOT_MET", remaining: { amount: "500000", currency: "VND" } },
    message: expect.stringContaining("Valid stakes still needed: ₫500,000."),
  });

  await browser.run(change("claimPromotion"), { input: idOf("8") });
  expect((await browser.run(OFFERS)).at("viewer.member.claimableDeposits")).toEqual([]);
  const lost = "query ($id: ID!) { node(id: $id) { ... on PromotionStanding { status loss { reason usedBy } } } }";
  expect((await browser.run(lost, { id: globalId("PromotionStanding", "3") })).at("node")).toEqual({
    ...{ status: "JOINED", loss: { reason: "DEPOSIT_USED", usedBy: "The red-envelope season" } },
  });
});

it("reads the standings of a platform that does not say what claims exclude", () => {
  const row = { id: 3, status: "CLAIM", title: "Offer", standing: { eligible: true, reward: null, resetsAt: null } };
  const known = { excludes: [], loss: null, turnover: null, depositId: null, depositOffer: null };
  expect(standings.parse({ list: [row, { ...row, standing: { claim: 5, loss: "x" } }] })).toMatchObject([known, known]);
});
