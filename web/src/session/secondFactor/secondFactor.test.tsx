import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { LoginGuest } from "../../testing/LoginGuest.tsx";
import { renderRoutes } from "../../testing/renderRoutes.tsx";
import { OpenLogin } from "../login/OpenLogin.tsx";

const user = userEvent.setup();
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

const Guest = () => (
  <LoginGuest>
    <OpenLogin />
  </LoginGuest>
);

const STEP = { name: "Two-step login" };
const send = () => user.click(screen.getByRole("button", { name: "Log in" }));

async function openSecondStep(search = "") {
  const page = await renderRoutes([{ path: "/login", Component: Guest }], `/login?social=secondFactor${search}`);
  await screen.findByRole("dialog", STEP);
  return page;
}
type Page = Awaited<ReturnType<typeof openSecondStep>>;

const refuse = (page: Page, code: string, message: string) =>
  page.answer({
    LogInPayload: () => ({
      userErrors: [{ code, field: code === "MFA_INVALID" ? ["code"] : null, message, retryAfter: null }],
    }),
  });

it("asks for the code of the app after the password, and shows that it is wrong under its field", async () => {
  const page = await renderRoutes([{ path: "/login", Component: Guest }], "/login");
  await screen.findByRole("dialog", { name: "Log in" });
  await page.answer({
    Site: () => ({ id: "site" }),
    SiteFeatures: () => ({ smsLogin: false, freePlay: false, socialLogin: false, directRegistration: false }),
    Viewer: () => ({ rememberedLogin: null }),
  });
  await user.type(screen.getByLabelText("User name"), "demo");
  await user.type(screen.getByLabelText("Password"), "secret");
  await send();
  await waitFor(() => page.variables("useLogInMutation"));
  await page.answer({
    LogInPayload: () => ({
      captchaRequired: false,
      passwordChangeReason: null,
      secondFactor: { expiresAt: "2026-12-01T10:00:00Z" },
      userErrors: [],
    }),
  });
  await screen.findByRole("dialog", STEP);
  const field = screen.getByLabelText("Code from the app");
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([field.getAttribute("autocomplete"), field.getAttribute("inputmode")]).toEqual(["one-time-code", "numeric"]);
  await send();
  expect(await screen.findByText("Code from the app must not be empty")).toBeTruthy();
  await user.type(field, " 123456 ");
  await send();
  await waitFor(() => page.variables("SecondFactorDialogMutation"));
  expect(JSON.stringify(page.variables())).toBe('{"input":{"code":"123456"}}');
  await refuse(page, "MFA_INVALID", "This code is wrong.");
  expect((await screen.findByText("This code is wrong.")).getAttribute("role")).toBe("alert");
});

it("takes a recovery code instead, and leads back to the page where a social login began", async () => {
  const page = await openSecondStep("&returnTo=%2Flogin%3Fthen");
  await user.click(screen.getByRole("button", { name: "Use a recovery code instead" }));
  await user.type(await screen.findByLabelText("Recovery code"), "abcd-efgh-jkmn");
  await send();
  await waitFor(() => page.variables("SecondFactorDialogMutation"));
  expect(JSON.stringify(page.variables())).toBe('{"input":{"code":"abcd-efgh-jkmn"}}');
  await page.answer({ LogInPayload: () => ({ isFirstLogin: false, passwordChangeReason: null, userErrors: [] }) });
  expect(screen.queryByRole("dialog")).toBeNull();
  for (const query of ["ShellScreenQuery", "renewFavoritesQuery"]) {
    await waitFor(() => page.variables(query));
    await page.answer();
  }
  await waitFor(() => expect(page.router.state.location.search).toBe("?then"));
});

it("leads back to the login when the time for the code is over", async () => {
  const page = await openSecondStep();
  await user.type(screen.getByLabelText("Code from the app"), "123456");
  await send();
  await waitFor(() => page.variables("SecondFactorDialogMutation"));
  await refuse(page, "MFA_EXPIRED", "This took too long.");
  expect((await screen.findByRole("alert")).textContent).toBe("This took too long.");
  await user.click(screen.getByRole("button", { name: "Start again" }));
  expect(await screen.findByRole("dialog", { name: "Log in" })).toBeTruthy();
});
