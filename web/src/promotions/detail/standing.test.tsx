import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, it } from "vitest";
import { promotion } from "../../testing/promotion.ts";
import { renderAs } from "../../testing/renderAs.tsx";
import { promotionsRoutes } from "../promotions.routes.tsx";

const user = userEvent.setup();
const action = { kind: "ROUTE", target: "/live", name: null };
const offer = (more: object) => promotion(7, { entry: "JOIN", rulesHtml: "<p>Rules.</p>", action, ...more });
const standing = (more: object = {}) => ({
  __typename: "PromotionStanding",
  id: "s7",
  internalID: "7",
  status: "JOIN",
  isEligible: true,
  reward: null,
  accrued: null,
  resetsAt: null,
  application: null,
  title: "Offer 7",
  turnover: null,
  excludes: [],
  loss: null,
  ...more,
});
const money = (amount: string) => ({ amount, currency: "VND" });
const application = (more: object) => ({
  status: "APPLYING",
  remark: "Hello",
  pictureCount: 2,
  reason: null,
  createdAt: "2026-11-20T10:00:00Z",
  ...more,
});

/** Opens a promotion as a member with a standing. */
async function openAs(own: object, facts: object = {}) {
  const page = await renderAs("member", promotionsRoutes, "/promoDetail?id=7");
  await page.answer({ Promotion: () => offer(facts) });
  const member = { Member: () => ({ id: "m1", promotionStandings: [standing(own)] }) };
  const { mock } = page.environment;
  const pending = (name: string) =>
    waitFor(() => mock.findOperation(({ request }) => request.node.operation.name === name));
  for (const name of ["PromotionActionQuery", "OwnStatusQuery"]) {
    const operation = await pending(name);
    act(() => mock.resolve(operation, MockPayloadGenerator.generate(operation, member)));
  }
  await waitFor(() => expect(screen.queryByRole("button", { busy: true })).toBeNull());
  const send = async (next: object) => {
    const operation = await pending("WatchPromotionsSubscription");
    const change = { Member: () => ({ id: "m1", promotionStandings: [standing(next)] }) };
    act(() => mock.nextValue(operation, MockPayloadGenerator.generate(operation, change)));
  };
  return { page, send };
}

it.each([
  ["JOIN", {}, {}, "Open to join", "Join"],
  ["JOIN", {}, { entry: "APPLY" }, "Open to join", "Apply now"],
  ["CLAIM", { reward: money("5000") }, {}, "Ready to claim", "Claim ₫5,000"],
  [
    "REJECTED",
    { application: application({ status: "REJECTED", reason: "Unclear." }) },
    { entry: "APPLY" },
    "Rejected",
    "Apply again",
  ],
] as const)("a promotion with the status %s %o has its word and its button", async (status, own, facts, word, name) => {
  await openAs({ status, ...own }, facts);
  expect(await screen.findByRole("button", { name })).toBeTruthy();
  const [badge] = await screen.findAllByText(word);
  expect(badge?.getAttribute("data-status")).toBe(status);
});

it.each([
  ["JOINED", { accrued: money("900"), resetsAt: "2026-11-23T17:00:00Z" }, "Joined", /^You've joined\. So far: ₫900\./],
  ["CLAIMED", { reward: money("5000") }, "Claimed", /^You've got a bonus of ₫5,000\.$/],
  ["ISSUED", { reward: money("7000") }, "Issued", /^You've got a bonus of ₫7,000\.$/],
  [
    "APPLYING",
    { application: application({}) },
    "Applying",
    /^We've received your application of 20 Nov\.Hello2 pictures$/,
  ],
  ["PROCESS", { application: application({ status: "PROCESS" }) }, "In process", /^We're checking/],
  ["SIGNED", {}, "Signed in", /^You've signed in today\.$/],
  ["CLOSE", { isEligible: false }, "Closed", /^This promotion isn't available for your account\.$/],
  ["CLOSE", {}, "Closed", /^This promotion isn't available$/],
  [
    "CLOSE",
    { isEligible: false, loss: { reason: "DEPOSIT_USED", usedBy: "Free spins" } },
    "Closed",
    /^Your deposit was used for another promotion: Free spins\.\s?$/,
  ],
  [
    "JOINED",
    { loss: { reason: "DEPOSIT_WITHDRAWN", usedBy: null } },
    "Joined",
    /^You've joined\.The money from your deposit was withdrawn .* Your next deposit counts again\.$/,
  ],
  ["COMING_SOON", {}, "Coming soon", /^$/],
] as const)("a promotion with the status %s %o says how far it is", async (status, own, word, text) => {
  await openAs({ status, ...own });
  const [badge] = await screen.findAllByText(word);
  expect(badge?.getAttribute("data-status")).toBe(status);
  expect((await screen.findByRole("status")).textContent).toMatch(text);
  expect(screen.queryByRole("button")).toBeNull();
});

it("claims once, shows a refusal, and follows the platform live", async () => {
  const { page, send } = await openAs({ status: "CLAIM", reward: money("5000") });
  await user.click(await screen.findByRole("button", { name: "Claim ₫5,000" }));
  const { promotionId, idempotencyKey } = page.variables().input;
  expect([promotionId, idempotencyKey]).toEqual(["p7", expect.stringMatching(/^[\da-f-]{36}$/)]);
  await page.answer({
    ClaimPromotionPayload: () => ({ standing: null, userErrors: [{ message: "You have claimed this already." }] }),
  });
  expect((await screen.findByRole("alert")).textContent).toBe("You have claimed this already.");
  const key = () => page.variables("useClaimPromotionMutation").input.idempotencyKey;
  const again = async (resetsAt: string) => {
    await send({ status: "CLAIM", reward: money("5000"), resetsAt });
    await user.click(await screen.findByRole("button", { name: "Claim ₫5,000" }));
    const sent = key();
    await page.refuse(new Error("away"));
    return sent;
  };
  const lost = await again("2026-11-23T17:00:00Z");
  expect(await again("2026-11-23T17:00:00Z")).toBe(lost);
  expect(await again("2026-11-24T17:00:00Z")).not.toBe(lost);
  await send({ status: "CLAIMED", reward: money("5000") });
  expect(await screen.findByText(/You've got a bonus of ₫5,000/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Claim/ })).toBeNull();
});

it("asks before a claim that excludes others, naming each and what becomes of it", async () => {
  const other = (title: string, more: object) => ({ internalID: title, title, reward: money("500000"), ...more });
  const { page } = await openAs({
    status: "CLAIM",
    reward: money("20000"),
    excludes: [
      other("First deposit", { rewardAfter: null, isForGood: true }),
      other("Red season", { rewardAfter: money("176000"), isForGood: false }),
      other("Monthly", { rewardAfter: null, isForGood: false }),
    ],
  });
  await user.click(await screen.findByRole("button", { name: "Claim ₫20,000" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Use your deposit for this promotion?" });
  for (const text of [
    "First deposit: ₫500,000. You'll lose it for good.",
    "Red season: ₫500,000 now, ₫176,000 afterwards.",
    "Monthly: ₫500,000. You'll need another deposit to get it back.",
  ]) {
    expect(dialog.textContent).toContain(text);
  }
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(page.environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)).not.toContain(
    "useClaimPromotionMutation",
  );
  await user.click(screen.getByRole("button", { name: "Claim ₫20,000" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Claim ₫20,000" }));
  await waitFor(() => expect(page.variables("useClaimPromotionMutation").input).toMatchObject({ promotionId: "p7" }));
});

it("counts the remark in code points, and sends the application", async () => {
  const { page } = await openAs({}, { entry: "APPLY" });
  await user.click(await screen.findByRole("button", { name: "Apply now" }));
  const form = await screen.findByRole("form", { name: "Application" });
  expect(page.router.state.location.search).toBe("?id=7&apply=1");
  const remark = within(form).getByRole("textbox");
  await user.click(remark);
  await user.paste("😀".repeat(141));
  expect(within(form).getByText("141 / 140")).toBeTruthy();
  await user.click(within(form).getByRole("button", { name: "Send application" }));
  expect(await within(form).findByText("Up to 140 characters")).toBeTruthy();
  await user.clear(remark);
  await user.type(remark, "Please");
  await user.click(within(form).getByRole("button", { name: "Send application" }));
  await waitFor(() =>
    expect(page.variables().input).toMatchObject({ promotionId: "p7", remark: "Please", imageIds: [] }),
  );
  const sent = standing({ status: "APPLYING", application: application({ remark: "Please", pictureCount: 0 }) });
  await page.answer({ ApplyForPromotionPayload: () => ({ standing: sent, userErrors: [] }) });
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  await waitFor(() => expect(page.router.state.location.search).toBe("?id=7"));
  expect(await screen.findByText(/We've received your application/)).toBeTruthy();
});

it("takes no application until it knows where the member stands: what is typed before would be lost", async () => {
  const page = await renderAs("member", promotionsRoutes, "/promoDetail?id=7");
  await page.answer({ Promotion: () => offer({ entry: "APPLY" }) });
  const waiting = await screen.findByRole("button", { name: "Apply now" });
  await user.click(waiting);
  expect(page.router.state.location.search).toBe("?id=7");
  expect(waiting.getAttribute("aria-busy")).toBe("true");
  const member = { Member: () => ({ id: "m1", promotionStandings: [standing()] }) };
  await page.answer(member, "PromotionActionQuery");
  await user.click(await screen.findByRole("button", { name: "Apply now", busy: false }));
  expect(await screen.findByRole("form", { name: "Application" })).toBeTruthy();
});

it("keeps the focus at the promotion when its button makes room for a form or a note", async () => {
  const { page } = await openAs({}, { entry: "APPLY", action: null });
  await user.click(await screen.findByRole("button", { name: "Apply now" }));
  const form = await screen.findByRole("form", { name: "Application" });
  const remark = within(form).getByRole("textbox");
  await waitFor(() => expect(document.activeElement).toBe(remark));
  await user.click(within(form).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Apply now" })));

  await user.click(screen.getByRole("button", { name: "Apply now" }));
  await user.click(await screen.findByRole("button", { name: "Send application" }));
  await waitFor(() => page.variables("ApplyFormMutation"));
  const sent = standing({ status: "APPLYING", application: application({ pictureCount: 0 }) });
  await page.answer({ ApplyForPromotionPayload: () => ({ standing: sent, userErrors: [] }) }, "ApplyFormMutation");
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/We've received your application/));
});

it("forgets the open form when the dialog of its promotion is closed", async () => {
  const page = await renderAs("member", promotionsRoutes, "/promotions?id=7&apply=1");
  await page.answer({ PromotionConnection: () => ({ edges: [], totalCount: 0 }) }, "PromotionsScreenQuery");
  await user.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(page.router.state.location.search).toBe(""));
});

it("a guest sees the status for everybody, and is asked to log in at the action", async () => {
  const page = await renderAs("guest", promotionsRoutes, "/promoDetail?id=7");
  await page.answer({ Promotion: () => offer({ entry: "APPLY" }) });
  await user.click(await screen.findByRole("button", { name: "Apply now" }));
  expect(screen.queryByRole("form")).toBeNull();
  expect(page.router.state.location.search).toBe("?id=7");
});

it.each(["COMING_SOON", "CLOSE"] as const)(
  "a guest finds no action at a promotion with the status %s",
  async (status) => {
    const page = await renderAs("guest", promotionsRoutes, "/promoDetail?id=7");
    const action = { kind: "ROUTE", target: "/member/depositv2?promotion=3", name: null };
    await page.answer({ Promotion: () => offer({ status, entry: "NONE", action }) });
    expect(await screen.findByRole("heading", { name: "Offer 7" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Deposit" })).toBeNull();
  },
);
