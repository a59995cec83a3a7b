import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { GatewayError } from "../../relay/network/GatewayError.ts";
import { renderSetting } from "../../testing/renderSecurity.tsx";

const webAuthn = vi.hoisted(() => ({ startRegistration: vi.fn(), browserSupportsWebAuthn: () => true }));
vi.mock("@simplewebauthn/browser", () => webAuthn);

const user = userEvent.setup();
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });
const answers = (more: object = {}) => ({
  Member: () => ({ id: "m1", username: "demo" }),
  AccountSecurity: () => ({ stepUpMethods: ["PASSWORD"], hasSecondFactor: false, ...more }),
});
const press = async (name: string | RegExp) => user.click(await screen.findByRole("button", { name }));

it("sets the second factor up: QR code and key, the app's code, recovery codes once", async () => {
  const page = await renderSetting("secondFactor");
  await page.answer({ ...answers(), SecondFactor: () => ({ enabledAt: null, recoveryCodesLeft: 0 }) });
  await press("Set up two-step login");
  await page.answer({
    BeginSecondFactorPayload: () => ({
      secret: "ABCDEFGHIJKLMNOP",
      otpauthUrl: "otpauth://totp/Atrium:demo?secret=ABCDEFGHIJKLMNOP",
      userErrors: [],
    }),
  });
  expect(await screen.findByText("ABCD EFGH IJKL MNOP")).toBeTruthy();
  expect(screen.getByRole("img", { name: "QR code for your authenticator app" })).toBeTruthy();
  await user.type(screen.getByLabelText("Code from the app"), "123 456");
  await press("Turn on");
  expect(JSON.stringify(page.variables("ConfirmAppMutation"))).toBe('{"input":{"code":"123 456"}}');
  await page.answer({
    ...answers({ hasSecondFactor: true }),
    ConfirmSecondFactorPayload: () => ({ recoveryCodes: ["aaaa-bbbb-cccc", "dddd-eeee-ffff"], userErrors: [] }),
  });
  expect(await screen.findByText("dddd-eeee-ffff")).toBeTruthy();
  await press("I've saved them");
  await page.answer(answers({ hasSecondFactor: true }));
  expect(await screen.findByText("Two-step login is on.")).toBeTruthy();
  expect(screen.queryByText("dddd-eeee-ffff")).toBeNull();
});

it("asks for the app's code before it switches the second factor off", async () => {
  const page = await renderSetting("secondFactor");
  const on = { stepUpMethods: ["TOTP"], hasSecondFactor: true };
  await page.answer({
    ...answers(on),
    SecondFactor: () => ({ enabledAt: "2026-11-01T10:00:00Z", recoveryCodesLeft: 2 }),
  });
  expect(await screen.findByText("2 recovery codes left")).toBeTruthy();
  await press("Turn off");
  await user.click((await screen.findAllByRole("button", { name: "Turn off" })).at(-1) ?? document.body);
  await waitFor(() => page.variables("SecondFactorOnEndMutation"));
  await page.refuse(new GatewayError("REFUSED", { code: "STEP_UP_REQUIRED" }));
  await screen.findByRole("dialog", { name: "Confirm it's you" });
  await page.answer(answers(on));
  await user.type(await screen.findByLabelText("Code"), "123456");
  await press("Confirm change");
  expect(JSON.parse(JSON.stringify(page.variables("StepUpFormMutation")))).toEqual({
    input: { method: "TOTP", secret: "123456" },
  });
  await page.answer({ StepUpPayload: () => ({ userErrors: [] }) });
  await waitFor(() => page.variables("SecondFactorOnEndMutation"));
  await page.answer({ ...answers(), EndSecondFactorPayload: () => ({ userErrors: [] }) });
  await page.answer(answers());
  expect(await screen.findByText("Two-step login is off.")).toBeTruthy();
});

it("adds a passkey of this device with a name, and says when the device refuses", async () => {
  const page = await renderSetting("passkeys");
  await page.answer({ ...answers({ passkeys: [] }) });
  expect(await screen.findByText("You don't have a passkey yet.")).toBeTruthy();
  const begin = async () => {
    await press("Add a passkey");
    await waitFor(() => page.variables("AddPasskeyBeginMutation"));
    await page.answer({ BeginPasskeyPayload: () => ({ options: '{"challenge":"abc"}', userErrors: [] }) });
  };
  webAuthn.startRegistration.mockRejectedValueOnce(new DOMException("cancelled", "NotAllowedError"));
  await begin();
  expect((await screen.findByRole("alert")).textContent).toContain("couldn't use the passkey");

  webAuthn.startRegistration.mockResolvedValueOnce({ id: "key" });
  await user.clear(screen.getByLabelText("Name of this passkey"));
  await user.type(screen.getByLabelText("Name of this passkey"), " My phone ");
  await begin();
  expect(webAuthn.startRegistration).toHaveBeenLastCalledWith({ optionsJSON: { challenge: "abc" } });
  await waitFor(() => page.variables("AddPasskeyMutation"));
  await waitFor(() => expect(page.variables()).toEqual({ input: { name: "My phone", credential: '{"id":"key"}' } }));
  const passkey = { id: "p1", name: "My phone", createdAt: "2026-11-22T10:00:00Z", lastUsedAt: null };
  await page.answer({ ...answers({ passkeys: [passkey] }), AddPasskeyPayload: () => ({ userErrors: [] }) });
  await press("Remove My phone");
  await screen.findByRole("alertdialog", { name: "Remove My phone?" });
  await press("Remove");
  await waitFor(() => page.variables("PasskeyRowMutation"));
  await waitFor(() => expect(page.variables()).toEqual({ input: { passkeyId: "p1" } }));
});

it("shows the logins when the list of devices fails, and asks for it again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const page = await renderSetting("sessions");
  await page.answer(answers());
  await screen.findByText("Logins in the last 90 days");
  await waitFor(() => page.variables("SessionListQuery"));
  await page.refuse(new GatewayError("UNREACHABLE"), "SessionListQuery");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByText("Logins in the last 90 days")).toBeTruthy();
  await press("Try again");
  await waitFor(() => page.variables("SessionListQuery"));
});

it("lists devices with masked addresses and the logins, and ends all other sessions", async () => {
  const page = await renderSetting("sessions");
  const session = { device: "Chrome/142 Windows", maskedAddress: "113.160.*.*", country: "VN" };
  const times = { startedAt: "2026-11-22T10:00:00Z", lastSeenAt: "2026-11-22T11:00:00Z" };
  const login = { ...session, at: "2026-11-22T10:00:00Z", secondFactor: null };
  const content = {
    Member: () => ({
      id: "m1",
      sessions: [
        { id: "s1", ...session, ...times, isCurrent: true },
        { id: "s2", ...session, ...times, isCurrent: false },
      ],
    }),
    LoginRecordConnection: () => ({
      totalCount: 2,
      edges: [
        { cursor: "a", node: { id: "l1", ...login, method: "PASSKEY", outcome: "SUCCEEDED" } },
        { cursor: "b", node: { id: "l2", ...login, method: "PASSWORD", outcome: "WRONG_CREDENTIALS" } },
      ],
      pageInfo: { hasNextPage: false, endCursor: "b" },
    }),
  };
  await page.answer(content);
  await screen.findByText("Logins in the last 90 days");
  // The list of sessions is a query of its own.
  while (page.environment.mock.getAllOperations().length > 0) await page.answer(content);
  expect(await screen.findByText("This device")).toBeTruthy();
  expect(screen.getAllByText("113.160.*.* · Vietnam")).toHaveLength(2);
  expect(await screen.findByText("Passkey")).toBeTruthy();
  expect(screen.getByText("Wrong password or code")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Log out Chrome, Windows" })).toBeTruthy();
  await press("Log out all other devices");
  await waitFor(() => page.variables("useRevokeSessionOthersMutation"));
  await page.answer({
    RevokeOtherSessionsPayload: () => ({
      member: { id: "m1", sessions: [{ id: "s1" }] },
      userErrors: [],
    }),
  });
  await waitFor(() => expect(screen.queryByText("Log out all other devices")).toBeNull());
});
