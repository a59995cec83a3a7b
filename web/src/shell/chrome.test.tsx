import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { stubNarrow } from "../testing/media.ts";
import { player, renderShell } from "../testing/renderShell.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const banner = () => within(screen.getByRole("banner"));

test("phones and folded menus lose nothing: members find the withdrawal, and everybody the languages", async () => {
  localStorage.setItem("sideMenuMini", "1");
  await renderShell({ member: player, features: { memberCentre: true } });
  const tabs = within(screen.getByRole("navigation", { name: "Shortcuts" }));
  for (const name of ["Deposit", "Withdraw"]) {
    expect(tabs.getByRole("link", { name })).toBeTruthy();
    expect(await banner().findByRole("link", { name })).toBeTruthy();
  }
  const menu = within(await screen.findByRole("navigation", { name: "Menu" }));
  await user.click(await menu.findByRole("button", { name: /^Language/ }));
  expect(menu.getByRole("button", { name: "Tiếng Việt, VI" }).textContent).toBe("VI");
});

test("leaves the first place to the page's own button: at the registration and at the cashier", async () => {
  const looksOf = async (role: "button" | "link", name: string, path: string) => {
    cleanup();
    await renderShell({ path, member: role === "link" ? player : null, features: { directRegistration: true } });
    return (await banner().findByRole(role, { name })).className;
  };
  expect(await looksOf("button", "Register", "/register")).not.toBe(await looksOf("button", "Register", "/"));
  expect(await looksOf("link", "Deposit", "/account/depositv2")).not.toBe(await looksOf("link", "Deposit", "/"));
});

test("menus, header and footer have no links to parts that the platform lacks", async () => {
  const missingParts = ["VIP", "SIGN_IN", "PROMOTIONS", "BONUSES", "PAGES", "DEPOSITS", "MESSAGES"];
  await renderShell({ member: player, features: { memberCentre: true, missingParts } });
  const menu = within(await screen.findByRole("navigation", { name: "Menu" }));
  expect(await menu.findByRole("link", { name: "Winners" })).toBeTruthy();
  const footer = within(await screen.findByRole("contentinfo"));
  expect(await footer.findByRole("link", { name: "Help centre" })).toBeTruthy();
  await banner().findByRole("status", { name: "Balance" });
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  expect(links.filter((to) => /vip|signin|promotions|bonusDetails|news|contact|deposit|messageV2/.test(to))).toEqual(
    [],
  );
});

test("the games of a phone's tab bar begin with the categories, and contain the chat", async () => {
  const page = await renderShell({
    features: { chat: true },
    gameMenu: [{ id: "c1", category: "RNG", title: "Slots", vendors: [] }],
  });
  await user.click(await screen.findByRole("button", { name: "Games" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Games" }));
  const menu = within(await sheet.findByRole("navigation", { name: "Menu" }));
  expect(menu.getAllByRole("list")[0]).toBe(menu.getByRole("list", { name: "Games" }));
  await user.click(menu.getByRole("button", { name: "Chat" }));
  expect(screen.queryByRole("dialog", { name: "Games" })).toBeNull();
  // Guests log in first.
  expect(await screen.findByRole("dialog", { name: "Log in" })).toBeTruthy();
  expect(page.router.state.location.pathname).toBe("/");
});

test("the header has the chat beside its other buttons, where the menu stands at the side", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes("64rem"),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  await renderShell({ features: { chat: true } });
  await user.click(await banner().findByRole("button", { name: "Open chat" }));
  // Guests log in first.
  expect(await screen.findByRole("dialog", { name: "Log in" })).toBeTruthy();
});

test("a balance goes away with its wallet, when a late answer leaves the member without one", async () => {
  const { environment } = await renderShell({ member: player });
  await screen.findByRole("status", { name: "Balance" });
  await act(async () => environment.commitUpdate((store) => store.delete("w1")));
  expect(screen.queryByRole("status", { name: "Balance" })).toBeNull();
  expect(await banner().findByRole("link", { name: /^Messages/ })).toBeTruthy();
});

test.each([
  ["PLAYER", 0],
  ["TRIAL", 1],
])("the header of the kind %s has the messages, and %i ways to register", async (kind, registrations) => {
  await renderShell({ member: { ...player, kind } });
  expect(await banner().findByRole("link", { name: /^Messages/ })).toBeTruthy();
  expect(banner().queryAllByRole("button", { name: "Register" })).toHaveLength(registrations);
});

test.each([
  ["on a wide screen", "/agent/overview", {}, true, false],
  ["where the operator keeps the dialog", "/agent/overview", { agentCentreInDialog: true }, true, true],
  ["on a narrow screen", "/agent/overview", {}, false, true],
  ["but not the form to become an agent", "/agent/apply", {}, true, true],
])("an agent's centre is a page of its own: %s", async (_, path, features, isWide, hasFooter) => {
  if (!isWide) stubNarrow();
  await renderShell({ path, features, member: { ...player, kind: "AGENT" } });
  await screen.findByText("Inside");
  if (hasFooter) expect(await screen.findByRole("contentinfo")).toBeTruthy();
  else expect(screen.queryByRole("contentinfo")).toBeNull();
});

test("an agent's centre stays a page when the session ends: a dialog would come over the one that says so", async () => {
  const { environment } = await renderShell({ path: "/agent/overview", member: { ...player, kind: "AGENT" } });
  await screen.findByText("Inside");
  await act(async () =>
    environment.commitUpdate((store) => store.getRoot().getLinkedRecord("viewer")?.setValue(null, "member")),
  );
  expect(await banner().findByRole("button", { name: "Log in" })).toBeTruthy();
  expect(screen.queryByRole("contentinfo")).toBeNull();
});
