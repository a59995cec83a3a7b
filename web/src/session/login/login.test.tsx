import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { gamesRoutes } from "../../games/games.routes.tsx";
import { lobbyOf } from "../../testing/lobbyOf.ts";
import { renderAs } from "../../testing/renderAs.tsx";

const user = userEvent.setup();
const game = {
  __typename: "Game",
  id: "g1",
  name: "Golden Koi",
  status: "ACTIVE",
  category: "RNG",
  hasDemo: true,
  lottery: null,
};
const refusal = (captchaRequired: boolean, error: object) => ({
  LogInPayload: () => ({
    captchaRequired,
    passwordChangeReason: null,
    userErrors: [{ field: null, retryAfter: null, ...error }],
  }),
});
const wrong = { code: "LOGIN_FAILED", message: "Wrong user name or password." };

/** A guest who has pressed a heart in a lobby, with the login popup open. */
async function openLogin() {
  const page = await renderAs("guest", gamesRoutes, "/rng");
  // The lobby asks for it when the browser has time.
  page.answerAtOnce("useKindsQuery");
  await page.answer({ ...lobbyOf(game), Viewer: () => ({ member: null }) });
  await user.click(await screen.findByRole("button", { name: "Favourite: Golden Koi" }));
  await screen.findByRole("dialog");
  await page.answer({
    Site: () => ({ id: "site" }),
    Viewer: () => ({ rememberedLogin: null }),
    SiteFeatures: () => ({ freePlay: true, smsLogin: false, socialLogin: false }),
  });
  expect(screen.getByText("Not logged in, please login")).toBeTruthy();
  return page;
}
const submit = () => user.click(screen.getByRole("button", { name: "Log in" }));
const last = (page: Awaited<ReturnType<typeof openLogin>>, name: string) =>
  page.environment.mock.findOperation(({ request }) => request.node.operation.name === name);

/** The popup after a wrong password, which asks for a captcha. */
async function openCaptcha() {
  const page = await openLogin();
  await user.type(screen.getByLabelText("User name"), "demo");
  await user.type(screen.getByLabelText("Password"), "secret");
  await submit();
  await waitFor(() => page.variables());
  await page.answer(refusal(true, wrong));
  await page.find("useCaptchaMutation");
  return page;
}

it("focuses the first field, names missing values without a request, and asks for no login where one registers", async () => {
  const page = await openLogin();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("User name")));
  await submit();
  expect(await screen.findByText("Password must not be empty")).toBeTruthy();
  expect(page.environment.mock.getAllOperations()).toHaveLength(0);
  await user.click(screen.getByRole("tab", { name: "Register" }));
  expect(screen.queryByText("Not logged in, please login")).toBeNull();
});

it("trims the username but not the password, and shows and sends a captcha when the server asks for one", async () => {
  const page = await openLogin();
  await user.type(screen.getByLabelText("User name"), " demo ");
  await user.type(screen.getByLabelText("Password"), " secret ");
  await submit();
  await waitFor(() => page.variables());
  await waitFor(() =>
    expect(page.variables()).toEqual({
      input: { username: "demo", password: " secret ", remember: false, captcha: null, humanCheck: null },
    }),
  );
  await page.answer(refusal(true, wrong));
  // The captcha itself shows that it is missing; screen readers get a message.
  expect(screen.queryByText(wrong.message)).toBeNull();
  expect(screen.getByRole("alert").className).toBe("visually-hidden");

  await waitFor(() => last(page, "useCaptchaMutation"));
  await page.answer({ Captcha: () => ({ id: "cap", image: "data:image/png;base64,AAAA" }) });
  await user.type(screen.getByLabelText("Characters in the picture"), "k7xw");
  await submit();
  const input = { captcha: { id: "cap", text: "k7xw" } };
  await waitFor(() => expect(page.variables("useLogInMutation")).toMatchObject({ input }));
});

it("loads another captcha at most once a second", async () => {
  const page = await openCaptcha();
  await page.answer({ Captcha: () => ({ id: "cap", image: "data:image/png;base64,AAAA" }) });
  const picture = screen.getByRole("button", { name: /^Picture with characters/ });
  const now = vi.spyOn(Date, "now");
  const start = Date.now();
  await user.click(picture);
  expect(page.environment.mock.getAllOperations()).toHaveLength(0);
  now.mockReturnValue(start + 1001);
  await user.click(picture);
  expect(last(page, "useCaptchaMutation")).toBeTruthy();
  now.mockRestore();
});

it("plays a captcha, which is a new one, as often as the visitor likes", async () => {
  const page = await openCaptcha();
  await waitFor(() => expect(page.variables()).toEqual({ isSpoken: false }));
  await page.answer({ Captcha: () => ({ id: "seen", image: "data:image/png;base64,AAAA" }) });

  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const listen = screen.getByRole("button", { name: /^Listen to different characters/ });
  await user.click(listen);
  await waitFor(() => last(page, "useCaptchaMutation"), { timeout: 2_000 });
  await waitFor(() => expect(page.variables()).toEqual({ isSpoken: true }));
  const audio = "data:audio/wav;base64,UklGRg==";
  await page.answer({ Captcha: () => ({ id: "heard", image: "data:image/png;base64,BBBB", audio }) });
  await user.click(listen);
  expect(play.mock.contexts.map((element) => (element instanceof HTMLMediaElement ? element.src : null))).toEqual([
    audio,
    audio,
  ]);
  play.mockRejectedValueOnce(new DOMException("not now", "NotAllowedError"));
  await user.click(listen);
  expect(await screen.findByText(/couldn't be played/)).toBeTruthy();

  await user.type(screen.getByLabelText("Characters in the picture"), "k7xw");
  await submit();
  const input = { captcha: { id: "heard", text: "k7xw" } };
  await waitFor(() => expect(page.variables("useLogInMutation")).toMatchObject({ input }));
  play.mockRestore();
});

it("counts down while an account is locked", async () => {
  const page = await openLogin();
  await user.type(screen.getByLabelText("User name"), "demo");
  await user.type(screen.getByLabelText("Password"), "secret");
  await submit();
  await waitFor(() => page.variables());
  await page.answer(refusal(false, { code: "ACCOUNT_LOCKED", message: "Too many failures.", retryAfter: 90 }));
  expect(screen.getByRole("timer").textContent).toBe("Try again in 1:30");
  expect(screen.getByRole("button", { name: "Log in" }).hasAttribute("disabled")).toBe(true);
});

it.each([
  ["once the new caller is known", false],
  ["after the greeting of a first login", true],
])("continues with the guest's action %s", async (_, isFirstLogin) => {
  const page = await openLogin();
  await user.type(screen.getByLabelText("User name"), "demo");
  await user.type(screen.getByLabelText("Password"), "secret");
  await submit();
  await waitFor(() => page.variables());
  await page.answer({
    LogInPayload: () => ({
      isFirstLogin,
      passwordChangeReason: null,
      captchaRequired: false,
      secondFactor: null,
      userErrors: [],
    }),
  });
  // The shell's answer comes first, then everything else.
  await waitFor(() => last(page, "ShellScreenQuery"));
  await page.answer({ Site: () => ({ id: "site" }) });
  await act(async () => page.switchCaller("member"));
  await waitFor(() => last(page, "renewFavoritesQuery"));
  await page.answer({ Member: () => ({ id: "me", favoriteGameIds: [] }) });
  if (isFirstLogin) {
    await screen.findByRole("dialog", { name: "Welcome!" });
    const names = page.environment.mock.getAllOperations().map(({ request }) => request.node.params.name);
    expect(names).not.toContain("toggleFavoriteAddMutation");
    await user.click(screen.getByRole("button", { name: "Let's go" }));
  }
  await waitFor(() => last(page, "toggleFavoriteAddMutation"));
  expect(last(page, "toggleFavoriteAddMutation").request.variables).toEqual({ input: { gameId: "g1" } });
});

it("says to trial accounts that they need a real one", async () => {
  const page = await renderAs("trial", gamesRoutes, "/rng");
  await page.answer(lobbyOf(game));
  await user.click(await screen.findByRole("button", { name: "Favourite: Golden Koi" }));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("You're using a demo account");
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(page.environment.mock.getAllOperations()).toHaveLength(0);
});

it("says under its button why no demo account was opened, until the next try", async () => {
  const page = await openLogin();
  const start = async () => {
    await user.click(screen.getByRole("button", { name: "Play the demo" }));
    await waitFor(() => expect(page.environment.mock.getAllOperations()).toHaveLength(1));
  };
  await start();
  const message = "Too many demo accounts today.";
  const refused = { LogInPayload: () => ({ userErrors: [{ code: "RATE_LIMITED", message }] }) };
  await page.answer(refused, "startFreePlayMutation");
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  await start();
  expect(screen.queryByText(message)).toBeNull();
  await page.refuse(new Error("down"));
  expect(await screen.findByText("Connection problem. Please try again.")).toBeTruthy();
});

it("solves a human check for a demo account when many were opened from its network", async () => {
  const page = await openLogin();
  await user.click(screen.getByRole("button", { name: "Play the demo" }));
  await waitFor(() => expect(page.environment.mock.getAllOperations()).toHaveLength(1));
  const refused = { LogInPayload: () => ({ userErrors: [{ code: "HUMAN_CHECK_FAILED", message: "A person?" }] }) };
  await page.answer(refused, "startFreePlayMutation");
  const humanCheck = { provider: "POW", challenge: "task", token: "7" };
  await waitFor(() => expect(page.variables()).toEqual({ input: { humanCheck } }));
  expect(screen.queryByText("A person?")).toBeNull();
  await page.answer(refused, "startFreePlayMutation");
  expect((await screen.findByRole("alert")).textContent).toBe("A person?");
});
