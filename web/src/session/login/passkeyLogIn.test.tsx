import { act, configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { LoginGuest } from "../../testing/LoginGuest.tsx";
import { renderRoutes } from "../../testing/renderRoutes.tsx";

const browser = vi.hoisted(() => {
  const isAvailable = vi.fn<() => Promise<boolean>>();
  // The form reads on import whether the browser knows passkeys.
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { isConditionalMediationAvailable: isAvailable }),
  );
  return { isAvailable };
});

const user = userEvent.setup();
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });
let waits: {
  options: CredentialRequestOptions;
  choose: (credential: object) => void;
  fail: (error: Error) => void;
}[];
beforeEach(() => {
  waits = [];
  browser.isAvailable.mockResolvedValue(true);
  const get = (options: CredentialRequestOptions) =>
    new Promise((resolve, reject) => {
      waits.push({ options, choose: resolve, fail: reject });
      options.signal?.addEventListener("abort", () => reject(options.signal?.reason));
    });
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { get } });
});

type Page = Awaited<ReturnType<typeof renderRoutes>>;
const asked = (page: Page, name: string) =>
  page.environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name);
const begin = "usePasskeyLogInBeginMutation";

async function openLogin() {
  const page = await renderRoutes([{ path: "/", Component: LoginGuest }], "/");
  await user.click(screen.getByRole("button", { name: "open" }));
  await screen.findByRole("dialog");
  await page.answer({
    Site: () => ({ id: "site", countries: [], phoneAuth: null, socialProviders: [] }),
    SiteFeatures: () => ({ freePlay: false, smsLogin: true, socialLogin: false, directRegistration: false }),
    Viewer: () => ({ rememberedLogin: null, systemStatus: { country: "VN" } }),
  });
  return page;
}
const options = { challenge: "Y2hhbGxlbmdl", rpId: "localhost", allowCredentials: [] };
const offer = async (page: Page) => {
  await waitFor(() => expect(asked(page, begin)).toHaveLength(1));
  await page.answer({
    RequestPasskeyLoginPayload: () => ({ options: JSON.stringify(options), userErrors: [] }),
  });
  await waitFor(() => expect(waits.at(-1)?.options.signal?.aborted).toBe(false));
};
const bytes = new TextEncoder().encode("x").buffer;
const passkey = {
  id: "p1",
  rawId: bytes,
  type: "public-key",
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
  authenticatorAttachment: "platform",
};

it("suggests passkeys for the user name, and logs in with the chosen one", async () => {
  const page = await openLogin();
  expect(screen.getByRole("textbox", { name: "User name or mobile number" }).getAttribute("autocomplete")).toBe(
    "username webauthn",
  );
  await offer(page);
  expect(waits[0]?.options).toMatchObject({ mediation: "conditional" });
  await act(async () => waits[0]?.choose(passkey));
  await waitFor(() => expect(asked(page, "usePasskeyLogInMutation")).toHaveLength(1));
  const { input } = page.variables("usePasskeyLogInMutation");
  expect(JSON.parse(input.credential)).toMatchObject({ id: "p1", response: { signature: "eA" } });
  await page.answer({ LogInPayload: () => ({ userErrors: [{ message: "This passkey is unknown." }] }) });
  expect(await screen.findByText("This passkey is unknown.")).toBeTruthy();
});

it("logs in by the button, which ends the suggestions", async () => {
  const page = await openLogin();
  await offer(page);
  await user.click(screen.getByRole("button", { name: "Log in with a passkey" }));
  await offer(page);
  expect(waits.map(({ options: { mediation, signal } }) => [mediation, signal?.aborted])).toEqual([
    ["conditional", true],
    [undefined, false],
  ]);
  await act(async () => waits[1]?.choose(passkey));
  await waitFor(() => expect(asked(page, "usePasskeyLogInMutation")).toHaveLength(1));
  await page.answer({
    LogInPayload: () => ({ isFirstLogin: true, passwordChangeReason: null, secondFactor: null, userErrors: [] }),
  });
  expect(await screen.findByRole("dialog", { name: "Welcome!" })).toBeTruthy();
});

it("keeps the login popup when the visitor cancels, and says below the button why else there is no login", async () => {
  const page = await openLogin();
  await offer(page);
  const button = await screen.findByRole("button", { name: "Log in with a passkey" });
  for (const [name, told] of [
    ["NotAllowedError", undefined],
    ["SecurityError", "Your device couldn't use the passkey. Please try again."],
    ["NotAllowedError", undefined],
  ] as const) {
    await user.click(button);
    await offer(page);
    await act(async () => waits.at(-1)?.fail(new DOMException("no", name)));
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
    expect(screen.queryByRole("alert")?.textContent).toBe(told);
  }
  expect(screen.getByRole("textbox", { name: "User name or mobile number" })).toBeTruthy();
});

it("stops when the form goes away", async () => {
  const page = await openLogin();
  await offer(page);
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(waits[0]?.options.signal?.aborted).toBe(true));
  expect(screen.queryByText(/passkey could not/i)).toBeNull();
  expect(asked(page, begin)).toHaveLength(0);
});

it("asks again before what it offers is too old", async () => {
  const page = await openLogin();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await offer(page);
  await act(() => vi.advanceTimersByTimeAsync(241_000));
  expect(waits[0]?.options.signal?.aborted).toBe(true);
  await offer(page);
  expect(waits).toHaveLength(2);
});

it("asks for nothing when the browser has no such suggestions", async () => {
  browser.isAvailable.mockResolvedValue(false);
  const page = await openLogin();
  await screen.findByRole("button", { name: "Log in with a passkey" });
  await waitFor(() => expect(browser.isAvailable).toHaveBeenCalled());
  expect(asked(page, begin)).toHaveLength(0);
  expect(waits).toEqual([]);
});
