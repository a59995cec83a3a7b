import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { clearSessionKeys } from "../../caller/sessionKeys.ts";
import { phoneProvider } from "../../testing/phoneProvider.ts";
import {
  bonus,
  byName,
  type RegistrationChanges,
  registrationAnswers,
  rule,
} from "../../testing/registrationAnswers.ts";
import { renderAs } from "../../testing/renderAs.tsx";
import { sessionRoutes } from "../session.routes.tsx";

beforeEach(() => sessionStorage.clear());

const user = userEvent.setup();

const invited = rule("AFFILIATE_CODE", { isRequired: false, patternId: 11, minLength: 4, maxLength: 16 });
/** The registration page, opened by a guest. */
async function openPage(changes?: RegistrationChanges, search = "") {
  const others = ["/", "/hot"].map((path) => ({ path, element: <p>{path}</p> }));
  const page = await renderAs("guest", [...sessionRoutes, ...others], `/register${search}`);
  await page.answer(registrationAnswers(changes));
  await screen.findByRole("button", { name: "Create account" });
  return page;
}
type Page = Awaited<ReturnType<typeof openPage>>;
const submit = () => user.click(screen.getByRole("button", { name: "Create account" }));
const find = (page: Page, name: string) =>
  page.environment.mock.findOperation(({ request }) => request.node.operation.name === name);
const asked = (page: Page, name: string) =>
  page.environment.mock.getAllOperations().some(({ request }) => request.node.operation.name === name);
const type = (label: string | RegExp, text: string) => user.type(screen.getByLabelText(label), text);
async function complete(password = "long enough") {
  await type("Password", password);
  await user.click(screen.getByRole("checkbox", { name: /18 or older/ }));
  await submit();
}

it("promises the bonus, starts with the terms ticked, and names missing values under their fields", async () => {
  const page = await openPage({
    fields: [...byName, rule("EMAIL", { pattern: "^.+@.+$", patternId: 5 }), rule("PAYMENT_PASSWORD")],
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Create account and get ₫1,000");
  expect(screen.getByText("You get it as a bonus. Bet ₫1,000 of your own money to turn it into cash.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to home" }).getAttribute("href")).toBe("/");
  const terms = screen.getByRole("checkbox", { name: /terms and rules/ });
  expect((terms as HTMLInputElement).checked).toBe(true);
  expect(screen.getByRole("link", { name: /terms and rules/ }).getAttribute("href")).toBe("/help#rules");
  await user.click(terms);
  await submit();
  for (const text of [
    "User name must not be empty",
    "Password must not be empty",
    "E-mail address must not be empty",
    "Payment password, 6 digits must not be empty",
    "You must be 18 or older to register",
    "Please agree to the terms first",
  ]) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("User name")));
  expect(screen.getByLabelText("E-mail address").getAttribute("aria-required")).toBe("true");
  expect([...screen.queryAllByPlaceholderText(/./), ...screen.queryAllByText(/\*|optional/)]).toEqual([]);
  expect(asked(page, "useRegisterMutation")).toBe(false);
});

it("checks the operator's patterns and bounds, and shows one number when both bounds are equal", async () => {
  await openPage({
    fields: [
      ...byName,
      rule("ID_NUMBER", { pattern: "^[A-Z0-9]+$", patternId: 9, minLength: 6, maxLength: 20, isRequired: false }),
      rule("PAYMENT_PASSWORD", { pattern: "^[0-9]{6}$", patternId: 10, minLength: 6, maxLength: 6 }),
      rule("LINE", { patternId: 99, minLength: 3, maxLength: 50 }),
      rule("QQ_NUMBER", { pattern: "^[1-9][0-9]{4,11}$", patternId: 7, minLength: 5, maxLength: 12 }),
    ],
  });
  const typed = { "User name": "1", "Payment password, 6 digits": "123", LINE: "xy", "QQ number": "1#345" };
  for (const [label, text] of Object.entries(typed)) await type(label, text);
  await type(/^Identity document number/, "ab");
  await submit();
  expect(await screen.findByText("4–16 lower-case letters and digits, starting with a letter")).toBeTruthy();
  expect(screen.getByText("6–20 letters and digits")).toBeTruthy();
  expect(screen.getByText("6 digits")).toBeTruthy();
  expect(screen.getByText("3–50 characters")).toBeTruthy();
  expect(screen.getByText(/^“#” can't be used here\. .*5–12/)).toBeTruthy();
});

it("ignores a pattern that the browser can't read, and keeps the other rules of its field", async () => {
  await openPage({
    fields: [...byName, rule("LINE", { pattern: "([a-z", patternId: 99, minLength: 3, maxLength: 50 })],
  });
  await type("LINE", "xy");
  await submit();
  expect(await screen.findByText("3–50 characters")).toBeTruthy();
  await type("LINE", "z");
  await waitFor(() => expect(screen.queryByText("3–50 characters")).toBeNull());
});

it("registers with the typed values, the invitation code and the terms, and says what was paid", async () => {
  const page = await openPage({ features: { memberCentre: true } }, "?referralCode=LINH88");
  expect(find(page, "useCountInviteClickMutation")?.request.variables).toEqual({ input: { code: "LINH88" } });
  await type("User name", " newbie ");
  await waitFor(() => find(page, "useNameCheckMutation"));
  await waitFor(() => expect(page.variables()).toEqual({ input: { username: "newbie" } }));
  await page.answer({ CheckUsernamePayload: () => ({ isAvailable: true }) });
  expect((await screen.findAllByText("This user name is available")).length).toBe(2);
  await complete(" long enough ");
  await waitFor(() => find(page, "useRegisterMutation"));
  await waitFor(() =>
    expect(page.variables()).toMatchObject({
      input: {
        method: "USERNAME",
        username: "newbie",
        password: " long enough ",
        email: null,
        referralCode: "LINH88",
        termsVersion: "v1",
        registerUrl: expect.stringContaining("http"),
      },
    }),
  );
  const bonusTurnover = { ...bonus, amount: "2000" };
  await page.answer({ RegisterPayload: () => ({ username: "newbie", bonus, bonusTurnover, userErrors: [] }) });
  // The dialog comes after the screens were read for the new member, who is at home then.
  await waitFor(() => find(page, "ShellScreenQuery"));
  expect(screen.queryByRole("dialog")).toBeNull();
  await page.answer();
  await waitFor(() => find(page, "renewFavoritesQuery"));
  await page.answer();
  await screen.findByRole("dialog", { name: "Registered successfully" });
  expect(page.router.state.location.pathname).toBe("/");
  expect(screen.getByText(/^You have a bonus/).textContent).toMatch(/₫1,000\. It .* ₫2,000 of your own money\.$/);
  expect(screen.getByRole("button", { name: "Deposit" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Find a game" }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe("/hot"));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("newbie");
});

it("shows the server's messages under their fields, marks a taken name while it is typed, and keeps it over a reload", async () => {
  const page = await openPage();
  await type("User name", "demo");
  await waitFor(() => find(page, "useNameCheckMutation"));
  await page.answer({ CheckUsernamePayload: () => ({ isAvailable: false }) });
  expect((await screen.findAllByText(/^This user name is taken/)).length).toBe(2);
  await complete();
  await waitFor(() => find(page, "useRegisterMutation"));
  const taken = { code: "USERNAME_TAKEN", field: ["username"], message: "Somebody has this name.", retryAfter: null };
  await page.answer({ RegisterPayload: () => ({ userErrors: [taken] }) });
  expect(await screen.findByText(taken.message)).toBeTruthy();
  expect(screen.getByLabelText("User name").getAttribute("aria-invalid")).toBe("true");
  // After a reload, which begins as for every guest, the name is there again, and the password is nowhere.
  cleanup();
  clearSessionKeys();
  await openPage();
  expect(screen.getByLabelText("User name")).toHaveProperty("value", "demo");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("long enough");
});

it.each([
  ["stays", "", { affiliateCode: null, referralCode: "LINH88" }],
  ["is replaced", "MAI88", { affiliateCode: "MAI88", referralCode: "LINH88" }],
  ["is removed", null, { affiliateCode: null, referralCode: null }],
])("starts with the code of the address, which %s", async (_, typed, sent) => {
  const page = await openPage({ fields: [...byName, invited] }, "?referralCode=LINH88");
  const field = screen.getByLabelText(/^Invitation code/);
  expect(field).toHaveProperty("value", "LINH88");
  if (typed !== "") await user.clear(field);
  if (typed) await user.type(field, typed);
  await type("User name", "newbie");
  await complete();
  if (typed !== null) {
    await waitFor(() => find(page, "useInvitationMutation"));
    expect(page.variables("useInvitationMutation")).toEqual({ input: { code: typed || "LINH88", domain: null } });
    await page.answer({ CheckAffiliateCodePayload: () => ({ isValid: true }) }, "useInvitationMutation");
  }
  await waitFor(() => find(page, "useRegisterMutation"));
  expect(page.variables("useRegisterMutation")).toMatchObject({ input: sent });
});

it("checks a typed invitation first, and stops with a warning when it is invalid", async () => {
  const page = await openPage({ fields: [...byName, invited] });
  await type("User name", "newbie");
  await waitFor(() => find(page, "useNameCheckMutation"));
  await page.answer({ CheckUsernamePayload: () => ({ isAvailable: true }) });
  await type(/^Invitation code/, "NOBODY");
  await complete();
  await waitFor(() => find(page, "useInvitationMutation"));
  await waitFor(() => expect(page.variables()).toEqual({ input: { code: "NOBODY", domain: null } }));
  await page.answer({ CheckAffiliateCodePayload: () => ({ isValid: false }) });
  const warning = await screen.findByRole("alertdialog");
  expect(warning.textContent).toContain("This invitation code isn't valid");
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(asked(page, "useRegisterMutation")).toBe(false);
});

it.each([
  [true, false],
  [false, true],
])("checks the site's own code at once, and asks for no other if it is valid (%s)", async (isValid, isShown) => {
  const page = await openPage({ fields: [...byName, invited], affiliate: { code: "MAI88", domain: "mai.example" } });
  await waitFor(() => find(page, "useInvitationMutation"));
  await waitFor(() => expect(page.variables()).toEqual({ input: { code: "MAI88", domain: "mai.example" } }));
  expect(screen.queryByLabelText(/^Invitation code/)).toBeNull();
  await page.answer({ CheckAffiliateCodePayload: () => ({ isValid }) });
  await waitFor(() => expect(screen.queryByLabelText(/^Invitation code/) !== null).toBe(isShown));
});

it("sends the same key until a value changes, so that a lost answer opens no second account", async () => {
  const page = await openPage();
  const send = async () => {
    await submit();
    await waitFor(() => find(page, "useRegisterMutation"));
    return String(page.variables().input.idempotencyKey);
  };
  await type("Password", "long enough");
  await user.click(screen.getByRole("checkbox", { name: /18 or older/ }));
  await type("User name", "newbie");
  const first = await send();
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  await page.refuse(new Error("lost"));
  expect(await send()).toBe(first);
  await page.refuse(new Error("lost"));
  await type("Password", " and longer");
  expect(await send()).not.toBe(first);
});

it("requires number, code and the password twice for a registration by number, and a new captcha for each form", async () => {
  const page = await openPage({ fields: [...byName, rule("CAPTCHA")] });
  await waitFor(() => find(page, "useCaptchaMutation"));
  await page.answer({ Captcha: () => ({ id: "cap", image: "data:image/png;base64,AAAA" }) });
  await user.click(screen.getByRole("tab", { name: "By mobile number" }));
  await submit();
  for (const field of ["Mobile number", "Code from the text message", "Password", "Repeat password"])
    expect(await screen.findByText(`${field} must not be empty`)).toBeTruthy();
  await type("Password", "long enough");
  await type("Repeat password", "long enougj");
  await submit();
  expect(await screen.findByText("The two passwords are inconsistent")).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "By user name" }));
  await waitFor(() => find(page, "useCaptchaMutation"));
});

it("promises the bonus in the popup's title while the registration is selected", async () => {
  const Page = () => {
    const { openRegister } = useSessionDialogs();
    return <button type="button" aria-label="Open" onClick={() => openRegister()} />;
  };
  const opened = renderAs("guest", [{ path: "/", element: <Page /> }], "/");
  await user.click(await screen.findByRole("button", { name: "Open" }));
  const page = await opened;
  expect(await screen.findByRole("dialog", { name: "Create account" })).toBeTruthy();
  await page.answer(registrationAnswers());
  expect(await screen.findByRole("dialog", { name: "Create account and get ₫1,000" })).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Log in" }));
  expect(screen.getByRole("dialog", { name: "Log in" })).toBeTruthy();
});

it("asks for a date of birth, checks the age that the law requires, and has no tab for mobile numbers when they are off", async () => {
  await openPage({ fields: [...byName, rule("BIRTHDAY")], age: 21, features: { mobileRegistration: false } });
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.queryByRole("checkbox", { name: /years/ })).toBeNull();
  const young = new Date(Date.now() - 20 * 365.25 * 86_400_000).toISOString().slice(0, 10);
  await type("Date of birth", young);
  await submit();
  expect(await screen.findByText("You must be 21 or older to register")).toBeTruthy();
});

it("stops without a message when the phone-auth provider refuses, and sends its token when it agrees", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => {});
  phoneProvider.agreeWith("an.id.token");
  phoneProvider.verify.mockRejectedValueOnce({ code: "auth/invalid-verification-code" });
  const page = await openPage({ phoneAuth: { apiKey: "k", authDomain: "d", projectId: "p", emulatorUrl: null } });
  await user.click(screen.getByRole("tab", { name: "By mobile number" }));
  await user.type(screen.getByRole("textbox", { name: "Mobile number" }), "901234567");
  await user.click(screen.getByRole("button", { name: "Send code" }));
  await waitFor(() => expect(phoneProvider.send).toHaveBeenCalledWith("+84901234567"));
  await type("Code from the text message", "000000");
  await type("Password", "long enough");
  await type("Repeat password", "long enough");
  await user.click(screen.getByRole("checkbox", { name: /18 or older/ }));
  await submit();
  await waitFor(() => expect(screen.getByRole("button", { name: "Create account" })).toHaveProperty("disabled", false));
  expect(asked(page, "useRegisterMutation")).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringContaining("PHONE_CODE_INVALID"));

  await user.clear(screen.getByLabelText("Code from the text message"));
  await type("Code from the text message", "123456");
  await submit();
  await waitFor(() => find(page, "useRegisterMutation"));
  const sent = { method: "MOBILE", phoneAuthIdToken: "an.id.token", countryDialingCode: "+84", mobile: "901234567" };
  await waitFor(() => expect(page.variables()).toMatchObject({ input: sent }));
  expect(page.variables()).not.toHaveProperty("input.verificationCode");
});
