import { act, configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { LoginGuest } from "../../testing/LoginGuest.tsx";
import { phoneProvider } from "../../testing/phoneProvider.ts";
import { renderRoutes } from "../../testing/renderRoutes.tsx";

const user = userEvent.setup();
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });
// Countdowns survive the form, so each test runs a day later.
let day = 0;
beforeEach(() => {
  day += 1;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + day * 86_400_000 });
  vi.spyOn(console, "info").mockImplementation(() => {});
  phoneProvider.agreeWith("the.id.token");
});

const countries = [
  { code: "TH", name: "Thailand", dialingCode: "+66" },
  { code: "VN", name: "Vietnam", dialingCode: "+84" },
];
const firebase = { apiKey: "key", authDomain: "brand.firebaseapp.com", projectId: "brand", emulatorUrl: null };

/** Opens the login popup through `/login`, with the form for mobile numbers if there is one. */
async function openLogin({
  remembered = null,
  phoneAuth = null,
  features = {},
  path = "/login",
}: {
  remembered?: object | null;
  phoneAuth?: object | null;
  features?: object;
  path?: string;
} = {}) {
  const page = await renderRoutes([{ path: "/login", Component: LoginGuest }], path);
  await user.click(screen.getByRole("button", { name: "open" }));
  await screen.findByRole("dialog");
  await page.answer({
    Site: () => ({
      id: "site",
      countries,
      phoneAuth,
      socialProviders: [{ kind: "GOOGLE", startUrl: "/auth/google/start" }],
    }),
    SiteFeatures: () => ({ freePlay: true, smsLogin: true, socialLogin: true, ...features }),
    Viewer: () => ({ rememberedLogin: remembered, systemStatus: { country: "VN" } }),
  });
  return page;
}
type Page = Awaited<ReturnType<typeof openLogin>>;

const number = () => screen.findByRole("textbox", { name: "User name or mobile number" });
const send = () => user.click(screen.getByRole("button", { name: "Send code" }));
const asked = (page: Page, name: string) =>
  page.environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);

async function openMobileLogin(options?: Parameters<typeof openLogin>[0]) {
  const page = await openLogin(options);
  await user.type(await number(), "0901 234 567");
  return page;
}

it("sends one code at a time, to a valid number, and keeps the countdown when the form is closed", async () => {
  const page = await openMobileLogin();
  const country = screen.getByRole<HTMLSelectElement>("combobox", { name: "Country and dialling code" });
  await waitFor(() => expect(country.value).toBe("+84"));
  await send();
  await waitFor(() => expect(asked(page, "useSmsSenderMutation")).toHaveLength(1));
  await waitFor(() =>
    expect(page.variables()).toEqual({
      input: { purpose: "LOG_IN", countryDialingCode: "+84", mobile: "0901 234 567", humanCheck: null },
    }),
  );
  await page.answer({ RequestSmsCodePayload: () => ({ secondsToWait: 60, message: "On its way!", userErrors: [] }) });
  expect(screen.getByText("On its way!").getAttribute("role")).toBe("status");
  expect(document.activeElement).toBe(screen.getByLabelText("Code from the text message"));
  const button = () => screen.getByRole("button", { name: "Resend in 60 s" });
  await user.click(button());
  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.click(screen.getByRole("button", { name: "open" }));
  await user.type(await number(), "0901234567");
  expect(button().hasAttribute("disabled")).toBe(true);
  expect(asked(page, "useSmsSenderMutation")).toHaveLength(0);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await screen.findByRole("button", { name: "Send code" })).toBeTruthy();
});

it("tells numbers from names in one field, which keeps the focus; a name of digits gets its password", async () => {
  const page = await openLogin();
  const dialling = () => screen.queryByRole("combobox", { name: "Country and dialling code" });
  await user.type(await number(), "09012x");
  expect(screen.getByLabelText("Password")).toBeTruthy();
  expect(dialling()).toBeNull();
  await user.keyboard("{Backspace}34567");
  expect(document.activeElement).toBe(await number());
  expect(screen.queryByLabelText("Password")).toBeNull();
  expect(dialling()).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Use a password instead" }));
  expect(dialling()).toBeNull();
  await user.type(screen.getByLabelText("Password"), "secret");
  await user.click(screen.getByRole("button", { name: "Log in" }));
  await waitFor(() => expect(asked(page, "useLogInMutation")).toHaveLength(1));
  expect(page.variables()).toMatchObject({ input: { username: "0901234567", password: "secret" } });
});

it("shows a refusal to send a code in a dialog, and a wrong number under its field", async () => {
  const page = await openMobileLogin();
  await send();
  await waitFor(() => page.variables());
  const refuse = (error: object) =>
    page.answer({
      RequestSmsCodePayload: () => ({ secondsToWait: null, userErrors: [{ field: null, retryAfter: null, ...error }] }),
    });
  await refuse({ code: "SMS_SEND_FAILED", message: "Our pigeon is ill." });
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Our pigeon is ill.");
  await user.click(screen.getByRole("button", { name: "OK" }));

  vi.setSystemTime(Date.now() + 1001);
  await send();
  await waitFor(() => page.variables());
  await refuse({ code: "VALIDATION_FAILED", field: ["mobile"], message: "Not a number there." });
  expect((await screen.findByText("Not a number there.")).getAttribute("role")).toBe("alert");
  await waitFor(async () => expect(document.activeElement).toBe(await number()));

  vi.setSystemTime(Date.now() + 1001);
  await send();
  await waitFor(() => page.variables());
  await refuse({ code: "SMS_TOO_SOON", message: "Wait.", retryAfter: 42 });
  await user.click(await screen.findByRole("button", { name: "OK" }));
  expect(screen.getByRole("button", { name: "Resend in 42 s" })).toBeTruthy();
});

it("starts with the remembered number, logs in with its code, and greets a new member", async () => {
  const page = await openLogin({ remembered: { username: null, mobile: "0901234567", countryDialingCode: "+66" } });
  expect(await number()).toHaveProperty("value", "0901234567");
  expect(screen.getByRole("checkbox", { name: "Remember me for a day" })).toHaveProperty("checked", true);
  await user.type(screen.getByLabelText("Code from the text message"), " 123456 ");
  await user.click(screen.getByRole("button", { name: "Log in" }));
  await waitFor(() => page.variables());
  await waitFor(() =>
    expect(page.variables()).toEqual({
      input: { countryDialingCode: "+66", mobile: "0901234567", code: "123456", remember: true },
    }),
  );
  await page.answer({ LogInPayload: () => ({ isFirstLogin: true, secondFactor: null, userErrors: [] }) });
  expect(await screen.findByRole("dialog", { name: "Welcome!" })).toBeTruthy();
  expect(screen.getByText("Stay in control")).toBeTruthy();
});

it("offers social networks behind the other ways, which are open with the result of their login", async () => {
  await openLogin({ path: "/login?social=failed", features: { smsLogin: false } });
  const link = screen.getByRole("link", { name: "Continue with Google" });
  expect(screen.getByText("Other ways to log in").closest("details")).toHaveProperty("open", true);
  expect(link.getAttribute("href")).toBe("/auth/google/start?returnTo=%2F");
  expect((await screen.findByRole("alert")).textContent).toContain("didn't work");
  expect(screen.queryByRole("textbox", { name: /mobile/ })).toBeNull();
});

it("opens the phone-auth provider again after it could not be opened", async () => {
  phoneProvider.open.mockImplementationOnce(() => {
    throw new Error("blocked");
  });
  await openMobileLogin({ phoneAuth: firebase });
  await send();
  await screen.findByRole("alertdialog");
  expect(phoneProvider.send).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "OK" }));
  // The button ignores a second press right after the first.
  vi.setSystemTime(Date.now() + 10_000);
  await send();
  await waitFor(() => expect(phoneProvider.send).toHaveBeenCalledWith("+84901234567"));
});

it("logs in through the phone-auth provider where the operator uses it", async () => {
  const page = await openMobileLogin({ phoneAuth: firebase });
  await send();
  expect(await screen.findByRole("button", { name: "Resend in 60 s" })).toBeTruthy();
  expect(phoneProvider.send).toHaveBeenCalledWith("+84901234567");
  await user.type(screen.getByLabelText("Code from the text message"), "123456");
  await user.click(screen.getByRole("button", { name: "Log in" }));
  await waitFor(() => expect(asked(page, "useLogInWithPhoneAuthMutation")).toHaveLength(1));
  await waitFor(() =>
    expect(page.variables()).toEqual({
      input: { idToken: "the.id.token", countryDialingCode: "+84", mobile: "0901 234 567", remember: false },
    }),
  );
  await page.answer({
    LogInPayload: () => ({
      userErrors: [{ code: "PHONE_OPERATION_NOT_ALLOWED", field: null, message: "", retryAfter: null }],
    }),
  });
  expect((await screen.findByRole("alertdialog")).textContent).toContain("can't be verified by phone");
  await user.click(screen.getByRole("button", { name: "OK" }));

  phoneProvider.verify.mockRejectedValueOnce({ code: "auth/code-expired" });
  await user.click(screen.getByRole("button", { name: "Log in" }));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Please request a new one");
  expect(asked(page, "useLogInWithPhoneAuthMutation")).toHaveLength(0);
});

it.each([
  ["auth/invalid-phone-number", "isn't valid", "Send code"],
  ["auth/missing-phone-number", "enter your mobile number", "Send code"],
  ["auth/too-many-requests", "in 5 minutes", "Resend in 300 s"],
  ["auth/captcha-check-failed", "not a robot", "Send code"],
  ["auth/quota-exceeded", "customer service", "Send code"],
  ["auth/operation-not-allowed", "can't be verified", "Send code"],
  ["auth/popup-closed-by-user", "window was closed", "Send code"],
  ["auth/internal-error", "couldn't verify", "Send code"],
])("explains the provider's error %s", async (code, text, button) => {
  await openMobileLogin({ phoneAuth: firebase });
  phoneProvider.send.mockRejectedValueOnce(Object.assign(new Error(), { code }));
  await send();
  expect((await screen.findByRole("alertdialog")).textContent).toContain(text);
  if (code === "auth/quota-exceeded") expect(screen.getByRole("button", { name: "Customer service" })).toBeTruthy();
  await act(async () => screen.getByRole("button", { name: /^(OK|Close)$/ }).click());
  expect(screen.getByRole("button", { name: button })).toBeTruthy();
});
