import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { beforeEach, expect, it } from "vitest";
import { GatewayError } from "../relay/network/GatewayError.ts";
import { renderAs } from "../testing/renderAs.tsx";
import { renderRoutes } from "../testing/renderRoutes.tsx";
import { SecurityCentre } from "./SecurityCentre.tsx";

const user = userEvent.setup();
const security = (more: object = {}) => ({
  stepUpMethods: ["PASSWORD", "EMAIL"],
  hasPaymentPassword: true,
  paymentPasswordLockedUntil: null,
  payoutAccountCount: 1,
  payeeName: null,
  ...more,
});
const account = (id: string, usableFrom: string) => ({
  id,
  bankName: "ACB",
  branch: null,
  holder: "Linh Tran",
  lastFour: "8123",
  usableFrom,
});
const member = (payoutAccounts: object[]) => ({
  id: "m1",
  username: "demo",
  maskedEmail: "d***@mail.example",
  maskedMobile: null,
  payoutAccounts,
  payoutBanks: [
    { code: "ACB", name: "ACB" },
    { code: "BIDV", name: "BIDV" },
  ],
});
const answers = (payoutAccounts: object[] = [], more: object = {}) => ({
  Member: () => member(payoutAccounts),
  AccountSecurity: () => security(more),
});
const element = (
  <Suspense>
    <SecurityCentre>The list</SecurityCentre>
  </Suspense>
);
const routes = [{ path: "*", element }];
const open = (setting: string) => renderAs("member", routes, `/?setting=${setting}`);
const needsStepUp = new GatewayError("REFUSED", { code: "STEP_UP_REQUIRED" });
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));
const done = { userErrors: [] };

beforeEach(() => sessionStorage.clear());

it("adds a bank account of the member, after checks, and lists it with its wait", async () => {
  const page = await open("payoutAccounts");
  await page.answer(answers());
  expect(await screen.findByText("No bank account yet")).toBeTruthy();
  await press("Add bank account");
  const number = screen.getByLabelText("Bank account number");
  await user.selectOptions(screen.getByLabelText("Bank"), "BIDV");
  await user.type(screen.getByLabelText("Account holder"), "Linh Tran");
  await user.type(number, "4111 1111 1111 1111");
  await press("Save bank account");
  expect(await screen.findByText(/looks like a card number/)).toBeTruthy();
  await user.clear(number);
  await user.type(number, "0071 0009 88123");
  await press("Save bank account");
  await waitFor(() =>
    expect(page.variables("PayoutAccountFormMutation").input).toEqual({
      bankCode: "BIDV",
      holder: "Linh Tran",
      accountNumber: "0071 0009 88123",
      branch: null,
    }),
  );
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  await page.answer({ ...answers([account("a1", soon)]), AddPayoutAccountPayload: () => done });
  expect(await screen.findByText("ACB •••• 8123")).toBeTruthy();
  expect(screen.getByText(/New: available from/)).toBeTruthy();
  expect(screen.getByText("Your bank account has been added.")).toBeTruthy();
});

it("removes a bank account after a question and a step-up", async () => {
  const page = await open("payoutAccounts");
  await page.answer(answers([account("a1", "2026-01-01T00:00:00Z")]));
  await user.click(await screen.findByRole("button", { name: "Remove ACB •••• 8123" }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Remove account" }));
  await waitFor(() => expect(page.variables("PayoutAccountRowMutation")).toEqual({ input: { payoutAccountId: "a1" } }));
  await page.refuse(needsStepUp);
  await screen.findByRole("dialog", { name: "Confirm it's you" });
  await page.answer(answers([account("a1", "2026-01-01T00:00:00Z")]));
  await user.type(screen.getByLabelText("Password"), "Atrium!2026");
  await press("Confirm change");
  await page.answer({ StepUpPayload: () => done });
  await page.answer({ ...answers([]), RemovePayoutAccountPayload: () => done });
  expect(await screen.findByText("No bank account yet")).toBeTruthy();
});

it("renames a passkey", async () => {
  const page = await open("passkeys");
  const passkey = { id: "p1", name: "Old phone", createdAt: "2026-01-01T00:00:00Z", lastUsedAt: null };
  await page.answer({ AccountSecurity: () => ({ passkeys: [passkey] }) });
  await press("Rename Old phone");
  const name = screen.getAllByLabelText("Name of this passkey")[0];
  if (!name) throw new Error("no field");
  await user.clear(name);
  await user.type(name, " New phone ");
  await press("Rename");
  await waitFor(() =>
    expect(page.variables("RenamePasskeyMutation")).toEqual({ input: { passkeyId: "p1", name: "New phone" } }),
  );
  await page.answer({ RenamePasskeyPayload: () => ({ ...done, passkey: { ...passkey, name: "New phone" } }) });
  expect(await screen.findByText("New phone", { selector: "span:not(.visually-hidden)" })).toBeTruthy();
});

it("steps up with a code by e-mail instead of the password", async () => {
  // The screen has no query of its own.
  const page = await renderRoutes(routes, "/?setting=email");
  await user.type(await screen.findByLabelText("E-mail address"), "new@mail.example");
  await press("Send code");
  await waitFor(() => expect(page.variables("EmailScreenCodeMutation")).toBeTruthy());
  await page.refuse(needsStepUp);
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm it's you" }));
  await page.answer(answers());
  await user.click(dialog.getByRole("button", { name: "Use e-mail instead" }));
  await user.click(dialog.getByRole("button", { name: "Send code" }));
  await waitFor(() => expect(page.variables("MemberCodeFieldMutation").input).toMatchObject({ channel: "EMAIL" }));
  await page.answer({ RequestMemberCodePayload: () => ({ secondsToWait: 60, ...done }) });
  await user.type(dialog.getByLabelText("Code from the e-mail"), " 123456 ");
  await user.click(dialog.getByRole("button", { name: "Confirm change" }));
  await waitFor(() =>
    expect(page.variables("StepUpFormMutation").input).toEqual({ method: "EMAIL", secret: "123456" }),
  );
  await page.answer({ StepUpPayload: () => done });
  // The code for the new address is asked for again by itself.
  await waitFor(() => expect(page.variables("EmailScreenCodeMutation").input).toEqual({ email: "new@mail.example" }));
  await page.answer({ RequestEmailCodePayload: () => ({ secondsToWait: 60, ...done }) });
  await user.type(screen.getByLabelText("Code from the e-mail"), "654321");
  await press("Save e-mail address");
  await page.answer({
    SetEmailPayload: () => ({
      userErrors: [{ code: "EMAIL_TAKEN", field: ["email"], message: "This address is taken.", retryAfter: null }],
    }),
  });
  expect(await screen.findByText("This address is taken.")).toBeTruthy();
  await press("Save e-mail address");
  await page.answer({ ...answers(), SetEmailPayload: () => done });
  expect(await screen.findByText("Your e-mail address has been saved.")).toBeTruthy();
});

it("replaces a forgotten payment password with a code", async () => {
  const page = await open("paymentPassword");
  await page.answer(answers());
  await user.click(await screen.findByRole("button", { name: "Forgot your payment password?" }));
  expect(screen.getByText("d***@mail.example")).toBeTruthy();
  await user.type(screen.getByLabelText("Code from the e-mail"), "123456");
  await user.type(screen.getByLabelText("New payment password"), "246813");
  await user.type(screen.getByLabelText("Repeat the six digits"), "246813");
  await press("Save payment password");
  await waitFor(() =>
    expect(page.variables("ResetPaymentPasswordFormMutation").input).toEqual({
      channel: "EMAIL",
      code: "123456",
      newPaymentPassword: "246813",
    }),
  );
  await page.answer({ ...answers(), ResetPaymentPasswordPayload: () => done });
  expect(await screen.findByText("Your payment password has been saved.")).toBeTruthy();
});
