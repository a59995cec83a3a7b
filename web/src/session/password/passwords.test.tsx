import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commitLocalUpdate } from "react-relay";
import { expect, test } from "vitest";
import { type PasswordReason, useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { environment } from "../../relay/network/environment.ts";
import { namedDialogs } from "../../shell/namedDialogs.ts";
import { renderAs } from "../../testing/renderAs.tsx";
import { renderRoutes } from "../../testing/renderRoutes.tsx";
import { SessionDialogs } from "../dialogs/SessionDialogs.tsx";
import { ResetPassword } from "./ResetPassword.tsx";

const user = userEvent.setup();
const GOOD = "teal harbour 9";

/** The operator's rule for passwords. */
const delivered = { minLength: 8, maxLength: 64, pattern: null, patternId: 2 };
const ruled = (rule: object) => ({ RegistrationForm: () => ({ fields: [{ name: "PASSWORD", ...rule }] }) });

/** A page with a button that opens the dialog; the dialog is opened at once. */
async function openChange(reason: PasswordReason | null = null, rule: object = delivered) {
  const Page = () => {
    const { openChangePassword } = useSessionDialogs();
    return (
      <button type="button" onClick={() => openChangePassword({ reason })}>
        Open
      </button>
    );
  };
  const page = await renderDialog(<Page />);
  await page.answer({ Member: () => ({ username: "weak" }), ...ruled(rule) });
  return page;
}
const VIETNAM = { code: "VN", name: "Vietnam", dialingCode: "+84" };
async function openForgot(phonePasswordRecovery: boolean, countries: object[] | null = [VIETNAM]) {
  const Page = () => (
    <button type="button" onClick={useSessionDialogs().openForgotPassword}>
      Open
    </button>
  );
  const page = await renderDialog(<Page />);
  await page.answer({
    Site: () => ({ id: "site", countries }),
    SiteFeatures: () => ({ phonePasswordRecovery }),
    SystemStatus: () => ({ country: "VN" }),
    ...ruled(delivered),
  });
  return page;
}
async function renderDialog(element: React.ReactElement) {
  const rendering = renderAs("member", [{ path: "/", element }], "/");
  await user.click(await screen.findByRole("button", { name: "Open" }));
  return rendering;
}
const fill = async (label: string, text: string) => {
  await user.clear(screen.getByLabelText(label, { selector: "input" }));
  await user.type(screen.getByLabelText(label, { selector: "input" }), text);
};
const save = async () => user.click(await screen.findByRole("button", { name: "Save new password" }));
const refused = (payload: string, error: object) => ({
  [payload]: () => ({ userErrors: [{ field: null, retryAfter: null, message: "No.", ...error }] }),
});
const accepted = (payload: string) => ({ [payload]: () => ({ secondFactor: null, userErrors: [] }) });

test("shows the account, and asks for the old password even right after a login", async () => {
  const page = await openChange("WEAK");
  expect(screen.getByLabelText("Account")).toHaveProperty("value", "weak");
  expect(screen.getByLabelText("Old password")).toBe(document.activeElement);
  expect(sessionStorage.getItem("cpw")).toBe("WEAK");
  // A member who has to change the password can only do so or log out.
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Log out instead" })).toBeTruthy();

  await fill("Old password", "a123457");
  await fill("New password", GOOD);
  await fill("Repeat password", GOOD);
  await save();
  await waitFor(() => page.variables());
  await waitFor(() => expect(page.variables()).toEqual({ input: { oldPassword: "a123457", newPassword: GOOD } }));
  await page.answer(refused("ChangePasswordPayload", { code: "PASSWORD_INCORRECT", field: ["oldPassword"] }));
  expect(screen.getByText("No.")).toBeTruthy();
  await fill("Old password", "a123456");
  await save();
  await waitFor(() => page.variables());
  await page.answer(accepted("ChangePasswordPayload"));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Password changed");
  expect(sessionStorage.getItem("cpw")).toBeNull();
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("stays open after a login while the store still holds a guest", async () => {
  const Page = () => {
    const { openChangePassword } = useSessionDialogs();
    return (
      <button type="button" onClick={() => openChangePassword({ reason: "WEAK", isAfterLogin: true })}>
        Open
      </button>
    );
  };
  const page = await renderRoutes(
    [
      {
        path: "/",
        element: (
          <SessionDialogs named={namedDialogs}>
            <Page />
          </SessionDialogs>
        ),
      },
    ],
    "/",
  );
  await user.click(screen.getByRole("button", { name: "Open" }));
  await waitFor(() => page.variables());
  await page.answer({ Viewer: () => ({ member: null }), ...ruled(delivered) });
  expect(await screen.findByRole("dialog", { name: "Change password" })).toBeTruthy();
  await act(async () =>
    commitLocalUpdate(environment(), (store) => {
      const member = store.create("m1", "Member").setValue("m1", "id").setValue("weak", "username");
      store.getRoot().getLinkedRecord("viewer")?.setLinkedRecord(member, "member");
    }),
  );
  expect(await screen.findByLabelText("Account")).toHaveProperty("value", "weak");
});

test("checks the rules that a browser can check, and shows the platform's refusals", async () => {
  const page = await openChange();
  await save();
  expect(screen.getByText("Old password must not be empty")).toBeTruthy();
  await fill("Old password", "Atrium!2026");
  await fill("New password", "short");
  await fill("Repeat password", "other");
  await save();
  expect(screen.getByText("Use 8 to 64 characters")).toBeTruthy();
  expect(screen.getByText("The two passwords are inconsistent")).toBeTruthy();
  const rule = (text: string) => screen.getByText(text).closest("li")?.textContent;
  expect(rule("8 to 64 characters")).toContain("not yet met");
  await fill("New password", "🐋".repeat(8));
  expect(rule("8 to 64 characters")).toContain(", met");
  await fill("Repeat password", "🐋".repeat(8));
  await save();
  await waitFor(() => page.variables());
  await page.answer(refused("ChangePasswordPayload", { code: "PASSWORD_REUSED", field: ["newPassword"] }));
  const field = screen.getByLabelText("New password");
  const note = document.getElementById(field.getAttribute("aria-describedby")?.split(" ")[0] ?? "");
  expect(note?.textContent).toBe("No.");
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

test("takes the operator's rule, and shows it in the operator's words", async () => {
  const page = await openChange(null, { minLength: 6, maxLength: 20, pattern: "^[A-Za-z0-9]{6,20}$", patternId: 3 });
  const rule = () => screen.getByRole("list", { name: "Password rules" }).textContent;
  expect(rule()).toContain("6–20 letters and digits, not yet met");
  await fill("Old password", "Atrium!2026");
  await fill("New password", GOOD);
  await fill("Repeat password", GOOD);
  await save();
  expect(screen.getAllByText("6–20 letters and digits")).toHaveLength(2);
  await fill("New password", "teal9b");
  expect(rule()).toContain("6–20 letters and digits, met");
  await fill("Repeat password", "teal9b");
  await save();
  await waitFor(() => page.variables());
  await waitFor(() =>
    expect(page.variables()).toEqual({ input: { oldPassword: "Atrium!2026", newPassword: "teal9b" } }),
  );
});

test("offers no recovery by phone unless the operator allows it; the answer by e-mail never says which accounts exist", async () => {
  const page = await openForgot(false);
  expect(screen.queryByRole("tab")).toBeNull();
  await fill("E-mail address", "nonsense");
  await user.click(screen.getByRole("button", { name: "Send link" }));
  expect(screen.getByText("User name must not be empty")).toBeTruthy();
  expect(screen.getByText("Enter a valid e-mail address")).toBeTruthy();
  await fill("User name", " Demo_2.user ");
  await fill("E-mail address", "demo@mail.example");
  await user.click(screen.getByRole("button", { name: "Send link" }));
  await waitFor(() => page.variables());
  await page.answer(refused("RequestPasswordLinkPayload", { code: "RATE_LIMITED", retryAfter: 61 }));
  expect(screen.getByRole("timer").textContent).toBe("Try again in 1:01");
  expect(screen.getByRole("button", { name: "Send link" })).toHaveProperty("disabled", true);
});

test("says that the link was sent, and closes", async () => {
  const page = await openForgot(false);
  await fill("User name", "demo");
  await fill("E-mail address", "demo@mail.example");
  await user.click(screen.getByRole("button", { name: "Send link" }));
  await waitFor(() => page.variables());
  await waitFor(() =>
    expect(page.variables()).toMatchObject({ input: { username: "demo", email: "demo@mail.example" } }),
  );
  await page.answer(accepted("RequestPasswordLinkPayload"));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("sent you a link");
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("recovery by phone requires a number, a code and a password, and logs in", async () => {
  const page = await openForgot(true);
  await user.click(screen.getByRole("tab", { name: "Mobile number" }));
  await save();
  for (const field of ["Mobile number", "Code from the text message", "New password"]) {
    expect(screen.getByText(`${field} must not be empty`)).toBeTruthy();
  }
  await fill("Mobile number", "901234567");
  await fill("Code from the text message", "123456");
  await fill("New password", GOOD);
  await save();
  await waitFor(() => page.variables());
  await waitFor(() =>
    expect(page.variables()).toEqual({
      input: { countryDialingCode: "+84", mobile: "901234567", code: "123456", newPassword: GOOD },
    }),
  );
  await page.answer(accepted("LogInPayload"));
  // The shell asks for the new caller.
  await waitFor(() =>
    page.environment.mock.findOperation(({ request }) => request.node.operation.name === "ShellScreenQuery"),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("recovery by phone asks for a login where the platform can't tell whose password it set", async () => {
  const page = await openForgot(true);
  await user.click(screen.getByRole("tab", { name: "Mobile number" }));
  await fill("Mobile number", "901234567");
  await fill("Code from the text message", "123456");
  await fill("New password", GOOD);
  await save();
  await waitFor(() => page.variables());
  await page.answer({ LogInPayload: () => ({ viewer: null, secondFactor: null, userErrors: [] }) });
  expect((await screen.findByRole("alertdialog")).textContent).toContain("You can log in with it now");
});

test("recovery by phone says that the dialling code is missing, or refused", async () => {
  await openForgot(true, null);
  await user.click(screen.getByRole("tab", { name: "Mobile number" }));
  await fill("Mobile number", "901234567");
  await save();
  expect(await screen.findByText("Choose your country's dialling code")).toBeTruthy();
});

/** The page that a link leads to. */
const openLink = (hash: string) =>
  renderAs("guest", [{ path: "/reset-password", element: <ResetPassword /> }], `/reset-password${hash}`);

test("removes a link's token from the address at once, and sets a new password", async () => {
  const page = await openLink("#token=abcdefghijklmnop");
  await page.answer(ruled(delivered));
  await fill("New password", GOOD);
  await fill("Repeat password", GOOD);
  await save();
  await waitFor(() => page.variables());
  expect(page.router.state.location).toMatchObject({ pathname: "/reset-password", hash: "" });
  await waitFor(() => expect(page.variables()).toEqual({ input: { token: "abcdefghijklmnop", newPassword: GOOD } }));
  await page.answer(refused("ResetPasswordWithLinkPayload", { code: "RESET_LINK_INVALID" }));
  expect(screen.getByRole("button", { name: "Request a new link" })).toBeTruthy();
});

test("a link without its token offers to request another", async () => {
  // Nothing is asked for without a token.
  void openLink("").catch(() => undefined);
  expect(await screen.findByText(/^This link is incomplete/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Request a new link" })).toBeTruthy();
});
