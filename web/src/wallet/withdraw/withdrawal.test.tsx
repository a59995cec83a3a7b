import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPart } from "../../testing/renderAs.tsx";
import { momentText } from "../../time/momentText.ts";
import { WithdrawPane } from "./WithdrawPane.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const withdrawal = (changes: object = {}) => ({
  __typename: "Withdrawal",
  id: "w1",
  internalID: "W1",
  bankName: "Techcombank",
  lastFour: "0001",
  amount: money("200000"),
  fee: money("1000"),
  arriving: money("199000"),
  paid: money("0"),
  state: "REVIEW",
  createdAt: "2026-11-22T10:00:00Z",
  endedAt: null,
  confirmBefore: null,
  viewerCanCancel: true,
  viewerCanConfirm: false,
  parts: [],
  timeline: [{ state: "REVIEW", at: "2026-11-22T10:00:00Z" }],
  ...changes,
});
const part = (changes: object = {}) => ({
  internalID: "1",
  amount: money("199000"),
  state: "AWAITING_CONFIRM",
  paidAt: "2026-11-22T10:01:00Z",
  confirmBefore: new Date(Date.now() + 600_000).toISOString(),
  endedAt: null,
  isDepositFinal: false,
  proofCount: 0,
  viewerCanConfirm: true,
  ...changes,
});

async function open(changes: object = {}) {
  const page = await renderPart(<WithdrawPane />, "/?withdrawal=w1");
  await page.answer({ Node: () => withdrawal(changes), Withdrawal: () => withdrawal(changes) });
  return page;
}

it("shows the timeline with what follows, and cancels", async () => {
  const page = await open();
  const steps = within(screen.getByRole("list", { name: "Timeline" })).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent?.replace(/\d.*/, ""))).toEqual([
    "In review",
    "Approved",
    "Being paid",
    "Paid, please confirm",
    "Received",
  ]);
  expect(steps[0]?.getAttribute("aria-current")).toBe("step");
  await user.click(screen.getByRole("button", { name: "Cancel withdrawal" }));
  await waitFor(() => expect(page.variables("CancelWithdrawalMutation")).toEqual({ input: { withdrawalId: "w1" } }));
  const late = { message: "It is being paid." };
  await page.answer({ CancelWithdrawalPayload: () => ({ withdrawal: null, wallet: null, userErrors: [late] }) });
  expect((await screen.findByRole("alert")).textContent).toBe("It is being paid.");
  await user.click(screen.getByRole("button", { name: "Cancel withdrawal" }));
  await page.answer({
    CancelWithdrawalPayload: () => ({ userErrors: [] }),
    Withdrawal: () => withdrawal({ state: "CANCELLED", viewerCanCancel: false, endedAt: "2026-11-22T10:02:00Z" }),
  });
  expect((await screen.findByRole("status")).textContent).toBe("Cancelled");
});

const paid = {
  paid: money("199000"),
  state: "AWAITING_CONFIRM",
  viewerCanCancel: false,
  viewerCanConfirm: true,
  parts: [part()],
};

it("asks whether a payment arrived, with the time that is left and what follows", async () => {
  const page = await open(paid);
  expect(screen.getByRole("timer").textContent).toMatch(/^Time left: (9:\d\d|10:00)/);
  expect(screen.getByText(/If you don't answer in time, it counts as received/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "It has arrived" }));
  await waitFor(() =>
    expect(page.variables("useConfirmWithdrawalMutation").input).toMatchObject({ receipt: "RECEIVED", part: "1" }),
  );
  const received = part({ state: "RECEIVED", confirmBefore: null, isDepositFinal: true, viewerCanConfirm: false });
  await page.answer({
    ConfirmWithdrawalPayload: () => ({ userErrors: [] }),
    Withdrawal: () => withdrawal({ ...paid, state: "RECEIVED", viewerCanConfirm: false, parts: [received] }),
  });
  expect(await screen.findByText("The deposit that paid for it can no longer be refunded.")).toBeTruthy();
  expect(screen.queryByRole("timer")).toBeNull();
});

it("wants a picture when money did not arrive", async () => {
  const page = await open(paid);
  await user.click(screen.getByRole("button", { name: "It hasn't arrived" }));
  await user.click(screen.getByRole("button", { name: "Report it missing" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Add at least one picture");
  expect(() => page.variables("useConfirmWithdrawalMutation")).toThrow();
});

it("says what is still to be paid", async () => {
  const one = part({ amount: money("100000") });
  await open({ ...paid, paid: money("100000"), parts: [one] });
  expect(screen.getByText("Part 1")).toBeTruthy();
  expect(screen.getByText("Has the money arrived?")).toBeTruthy();
  expect(screen.getByText("₫99,000 still to be paid.")).toBeTruthy();
});

it("asks for each part, and for all of them together", async () => {
  const second = { internalID: "2", amount: money("99000"), paidAt: "2026-11-22T10:05:00Z" };
  const parts = [part({ amount: money("100000") }), part(second)];
  const page = await open({ ...paid, parts });
  expect(screen.getByText("Part 1 of 2").textContent).toBe("Part 1 of 2₫100,000");
  expect(screen.getAllByText("Paid").map(({ textContent }) => textContent)).toEqual(
    parts.map(
      ({ paidAt }) => `Paid ${momentText(paidAt, "plain", { locale: "en-001", timeZone: undefined, now: Date.now() })}`,
    ),
  );
  expect(screen.getAllByRole("button", { name: "It has arrived" })).toHaveLength(2);
  expect(screen.getAllByText(/If you don't answer in time/)).toHaveLength(1);
  expect(screen.queryByText("Has the money arrived?")).toBeNull();
  await user.click(screen.getByRole("button", { name: "It all arrived" }));
  await waitFor(() =>
    expect(page.variables("useConfirmWithdrawalMutation").input).toMatchObject({ receipt: "FULLY_PAID", imageIds: [] }),
  );
});
