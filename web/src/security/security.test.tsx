import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AccountPane } from "../member/account/AccountPane.tsx";
import { GatewayError } from "../relay/network/GatewayError.ts";
import { renderPart } from "../testing/renderAs.tsx";

const user = userEvent.setup();
const security = (more: object = {}) => ({
  level: "LOW",
  raisedBy: ["PAYMENT_PASSWORD", "SECOND_FACTOR"],
  stepUpMethods: ["PASSWORD"],
  passwordChangedAt: "2026-10-01T00:00:00Z",
  hasPaymentPassword: false,
  paymentPasswordLockedUntil: null,
  hasSecondFactor: false,
  payoutAccountCount: 0,
  payeeName: null,
  ...more,
});
const answers = (more: object = {}) => ({
  Member: () => ({
    playBreak: null,
    id: "m1",
    username: "demo",
    registeredAt: "2026-01-01T00:00:00Z",
    avatarChoices: [],
    lastLogin: null,
    sessions: [],
  }),
  AccountSecurity: () => security(more),
});
const open = async (search = "") => renderPart(<AccountPane />, `/?member=securityCenter${search}`);
const needsStepUp = new GatewayError("REFUSED", { code: "STEP_UP_REQUIRED" });
const typeNew = async (digits: string, again = digits) => {
  await user.type(await screen.findByLabelText("New payment password"), digits);
  await user.type(screen.getByLabelText("Repeat the six digits"), again);
};
const save = () => user.click(screen.getByRole("button", { name: "Save payment password" }));

it("lists the settings with what is set, and what raises the level", async () => {
  const page = await open();
  await page.answer(answers());
  expect(await screen.findByText("Security level: low")).toBeTruthy();
  expect(screen.getByText("Set payment password")).toBeTruthy();
  const link = screen.getByRole("link", { name: /Payment password/ });
  expect(link.getAttribute("href")).toBe("/?member=securityCenter&setting=paymentPassword");
});

it("asks for the login password when a change needs it, and sends the change again", async () => {
  const page = await open("&setting=paymentPassword");
  await page.answer(answers());
  expect(document.title).toMatch(/^Payment password/);
  await typeNew("135790");
  await save();
  const sent = JSON.stringify(page.variables("PaymentPasswordFormMutation"));
  expect(JSON.parse(sent)).toEqual({ input: { newPaymentPassword: "135790", oldPaymentPassword: null } });
  await page.refuse(needsStepUp);
  const dialog = await screen.findByRole("dialog", { name: "Confirm it's you" });
  await page.answer(answers());
  await user.type(screen.getByLabelText("Password"), "a guess");
  await user.click(screen.getByRole("button", { name: "Confirm change" }));
  await page.answer({
    StepUpPayload: () => ({
      until: null,
      userErrors: [{ code: "PASSWORD_INCORRECT", field: ["secret"], message: "Wrong password." }],
    }),
  });
  expect(dialog.textContent).toContain("Wrong password.");
  await user.click(screen.getByRole("button", { name: "Confirm change" }));
  await page.answer({ StepUpPayload: () => ({ userErrors: [] }) });
  expect(JSON.stringify(page.variables("PaymentPasswordFormMutation"))).toBe(sent);
  await page.answer({
    ...answers({ hasPaymentPassword: true }),
    SetPaymentPasswordPayload: () => ({ userErrors: [] }),
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // The list's own query.
  await page.answer(answers({ hasPaymentPassword: true }));
  expect(await screen.findByText("Your payment password has been saved.")).toBeTruthy();
  expect(page.router.state.location.search).toBe("?member=securityCenter");
});

it("sends nothing when the member gives up, and says so when the network fails", async () => {
  const page = await open("&setting=paymentPassword");
  await page.answer(answers({ hasPaymentPassword: true, paymentPasswordLockedUntil: "2026-12-01T10:00:00Z" }));
  expect(await screen.findByText(/after five wrong attempts/)).toBeTruthy();
  await user.type(screen.getByLabelText("Current payment password"), "135790");
  await typeNew("246813");
  await save();
  await page.refuse(needsStepUp);
  await user.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
  await save();
  await page.refuse(new GatewayError("UNREACHABLE"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Connection problem/);
});

it("says what is wrong with a payment password before it is sent", async () => {
  const page = await open("&setting=paymentPassword");
  await page.answer(answers());
  for (const [digits, again, message] of [
    ["12345", "12345", "Enter six digits"],
    ["123456", "123456", "This is too easy to guess"],
    ["777777", "777777", "This is too easy to guess"],
    ["135790", "135791", /inconsistent/],
  ] as const) {
    await user.clear(await screen.findByLabelText("New payment password"));
    await user.clear(screen.getByLabelText("Repeat the six digits"));
    await typeNew(digits, again);
    await save();
    expect(await screen.findByText(message)).toBeTruthy();
  }
  expect(() => page.variables("PaymentPasswordFormMutation")).toThrow();
  // The same digits in another script, with what people put between them.
  for (const label of ["New payment password", "Repeat the six digits"]) await user.clear(screen.getByLabelText(label));
  await typeNew("๑๓๕ ๗๙๐", "１３５７９０");
  await save();
  expect(page.variables("PaymentPasswordFormMutation")).toMatchObject({ input: { newPaymentPassword: "๑๓๕ ๗๙๐" } });
});
