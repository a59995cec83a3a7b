import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { beforeEach, expect, it } from "vitest";
import { renderAs } from "../../testing/renderAs.tsx";
import { SecurityCentre } from "../SecurityCentre.tsx";

const user = userEvent.setup();
const element = (
  <Suspense>
    <SecurityCentre>The list</SecurityCentre>
  </Suspense>
);
const open = (setting: string) => renderAs("member", [{ path: "*", element }], `/?setting=${setting}`);
const money = (amount: string) => ({ amount, currency: "VND" });
const limit = (kind: string, period: string, more: object = {}) => ({
  kind,
  period,
  amount: null,
  minutes: null,
  used: kind === "SESSION" ? null : money("20000"),
  usedMinutes: kind === "SESSION" ? 35 : null,
  resetsAt: "2026-12-01T00:00:00Z",
  pending: null,
  ...more,
});
const waits = (confirmFrom: string) => ({
  amount: money("900000"),
  minutes: null,
  confirmFrom,
  confirmUntil: "2099-01-01T00:00:00Z",
});
const limits = (deposit: object = {}) => [
  limit("DEPOSIT", "DAY", deposit),
  limit("LOSS", "DAY"),
  limit("WAGER", "DAY"),
  limit("SESSION", "DAY"),
];
const answer = (deposit?: object, limitsUnreviewedSince: string | null = null) => ({
  Member: () => ({ id: "m1", limitsUnreviewedSince, playLimits: { limits: limits(deposit) } }),
});
const done = { userErrors: [] };
const part = async (name: string) => within(await screen.findByRole("region", { name }));
const input = (page: Awaited<ReturnType<typeof open>>) => page.variables("useSetPlayLimitMutation").input;

beforeEach(() => sessionStorage.clear());

it("shows each limit with what is used, and sets one", async () => {
  const page = await open("playLimits");
  await page.answer(answer());
  const deposits = await part("Deposits");
  expect(deposits.getByText("No limit")).toBeTruthy();
  expect(deposits.getByText(/₫20,000 used/)).toBeTruthy();
  expect((await part("Time logged in")).getByText(/35 minutes used/)).toBeTruthy();
  await user.click(deposits.getByRole("button", { name: "Change Deposits, Per day" }));
  await user.click(deposits.getByRole("button", { name: "Save limit" }));
  expect(await deposits.findByText("Enter an amount above zero")).toBeTruthy();
  await user.type(deposits.getByLabelText("Amount"), "50k");
  expect(await deposits.findByText("Write the amount like ₫1,000")).toBeTruthy();
  await user.clear(deposits.getByLabelText("Amount"));
  await user.type(deposits.getByLabelText("Amount"), "500,000");
  await user.click(deposits.getByRole("button", { name: "Save limit" }));
  await waitFor(() => expect(input(page)).toEqual({ kind: "DEPOSIT", period: "DAY", amount: "500000" }));
  const refusal = { code: "VALIDATION_FAILED", field: ["amount"], message: "Too many decimals.", retryAfter: null };
  await page.answer({ SetPlayLimitPayload: () => ({ member: null, userErrors: [refusal] }) });
  expect((await deposits.findByRole("alert")).textContent).toBe("Too many decimals.");
  await user.click(deposits.getByRole("button", { name: "Save limit" }));
  await page.answer({ ...answer({ amount: money("500000") }), SetPlayLimitPayload: () => done });
  expect(await deposits.findByText("₫500,000")).toBeTruthy();
  expect(deposits.queryByLabelText("Amount")).toBeNull();
});

it("sets a limit in minutes, and asks for none", async () => {
  const page = await open("playLimits");
  await page.answer(answer({ amount: money("500000") }));
  const time = await part("Time logged in");
  await user.click(time.getByRole("button", { name: /Change/ }));
  await user.type(time.getByLabelText("Minutes"), "0");
  await user.click(time.getByRole("button", { name: "Save limit" }));
  expect(await time.findByText("Enter 1 to 44,640 minutes")).toBeTruthy();
  await user.type(time.getByLabelText("Minutes"), "{backspace}90");
  await user.click(time.getByRole("button", { name: "Save limit" }));
  await waitFor(() => expect(input(page)).toEqual({ kind: "SESSION", period: "DAY", minutes: 90 }));
  await page.answer({ ...answer({ amount: money("500000") }), SetPlayLimitPayload: () => done });

  const deposits = await part("Deposits");
  await user.click(deposits.getByRole("button", { name: /Change/ }));
  await user.click(deposits.getByRole("button", { name: "Remove limit" }));
  await waitFor(() => expect(input(page)).toEqual({ kind: "DEPOSIT", period: "DAY", amount: null }));
});

it("drops a change that waits, and confirms it when its day is over", async () => {
  const page = await open("playLimits");
  const present = { amount: money("500000") };
  await page.answer(answer({ ...present, pending: waits("2098-01-01T00:00:00Z") }));
  const deposits = await part("Deposits");
  expect(deposits.getByText(/₫900,000 is pending/)).toBeTruthy();
  expect(deposits.queryByRole("button", { name: "Confirm this limit" })).toBeNull();
  await user.click(deposits.getByRole("button", { name: "Keep my current limit" }));
  await waitFor(() => expect(input(page)).toEqual({ kind: "DEPOSIT", period: "DAY", amount: "500000" }));
  const due = { ...present, pending: waits("2020-01-01T00:00:00Z") };
  await page.answer({ ...answer(due), SetPlayLimitPayload: () => done });
  await user.click(await deposits.findByRole("button", { name: "Confirm this limit" }));
  await waitFor(() =>
    expect(page.variables("PendingPlayLimitMutation")).toEqual({ input: { kind: "DEPOSIT", period: "DAY" } }),
  );
  await page.answer({ ...answer({ amount: money("900000") }), ConfirmPlayLimitPayload: () => done });
  expect(await deposits.findByText("₫900,000")).toBeTruthy();
});

it("asks above old limits whether they still fit, and a change of one answers", async () => {
  const page = await open("playLimits");
  const text = /6 months since you set or reviewed your limits/;
  await page.answer(answer({ amount: money("500000") }, "2026-01-01T00:00:00Z"));
  expect(await screen.findByText(text)).toBeTruthy();
  const deposits = await part("Deposits");
  await user.click(deposits.getByRole("button", { name: /Change/ }));
  await user.click(deposits.getByRole("button", { name: "Save limit" }));
  await waitFor(() => expect(input(page)).toEqual({ kind: "DEPOSIT", period: "DAY", amount: "500000" }));
  await page.answer({ ...answer({ amount: money("500000") }), SetPlayLimitPayload: () => done });
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

it("keeps limits after a review, and says when they are asked about again", async () => {
  const page = await open("playLimits");
  await page.answer(answer({ amount: money("500000") }, "2026-01-01T00:00:00Z"));
  await user.click(await screen.findByRole("button", { name: "Keep my limits" }));
  await page.answer({ ...answer({ amount: money("500000") }), KeepPlayLimitsPayload: () => done });
  expect(await screen.findByText("Your limits stay as they are. We'll ask again in 6 months.")).toBeTruthy();
});

const breaks = { timeOuts: ["DAY", "WEEK"], selfExclusions: ["YEAR", "PERMANENT"] };
const onBreak = (playBreak: object | null) => ({ Member: () => ({ id: "m1", playBreak, playLimits: breaks }) });

it("begins a break after the member has confirmed it, and asks for the password for an exclusion only", async () => {
  const page = await open("playBreak");
  await page.answer(onBreak(null));
  await user.click(await screen.findByRole("button", { name: "Start break" }));
  expect(await screen.findByText("Please confirm that you want this break")).toBeTruthy();
  expect(screen.queryByLabelText("Password")).toBeNull();
  await user.click(screen.getByRole("checkbox"));
  await user.selectOptions(screen.getByLabelText("How long"), "YEAR");
  await user.type(screen.getByLabelText("Password"), "Atrium!2026");
  await user.click(screen.getByRole("button", { name: "Start break" }));
  await waitFor(() => expect(page.variables("PlayBreakScreenMutation").input.length).toBe("YEAR"));
});

it("says until when a break lasts", async () => {
  const page = await open("playBreak");
  await page.answer(onBreak({ kind: "SELF_EXCLUSION", until: null }));
  expect(await screen.findByText("Permanently excluded from playing")).toBeTruthy();
});
