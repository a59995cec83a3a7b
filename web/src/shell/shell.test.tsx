import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { emitSignal } from "../relay/network/signals.ts";
import { IntlForTests } from "../testing/IntlForTests.tsx";
import { player, renderShell, shellAnswer } from "../testing/renderShell.tsx";
import { PageTitle } from "./PageTitle.tsx";

const user = userEvent.setup();
const banner = () => within(screen.getByRole("banner"));

test("a guest finds the login, the free demo and a landmark for every area", async () => {
  await renderShell();
  expect(banner().getByRole("button", { name: "Log in" })).toBeTruthy();
  expect(banner().getByRole("button", { name: "Demo" })).toBeTruthy();
  expect(screen.queryByRole("status", { name: "Balance" })).toBeNull();
  expect(await screen.findByRole("navigation", { name: "Menu" })).toBeTruthy();
  expect(within(await screen.findByRole("contentinfo")).getByText("21+")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Curaçao 1234" }).getAttribute("rel")).toContain("noopener");
  await user.tab();
  expect(document.activeElement?.getAttribute("href")).toBe("#main");
});

test("a guest must confirm the age once for each device, over the screen that cannot be used before", async () => {
  await renderShell({ path: "/rng", confirmedAge: 18 });
  const question = within(await screen.findByRole("dialog", { name: "Are you 21 or older?" }));
  const behind = screen.getByText("Inside").closest("[inert]");
  expect(behind?.contains(screen.getByRole("banner"))).toBe(true);
  await user.click(question.getByRole("button", { name: "No, I'm younger" }));
  expect(question.getByRole("heading", { name: "You can't come in yet" })).toBeTruthy();
  await user.click(question.getByRole("button", { name: "I chose the wrong answer" }));
  await user.click(question.getByRole("button", { name: "Yes, I'm 21 or older" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("Inside").closest("[inert]")).toBeNull();
  expect(localStorage.getItem("ageConfirmed")).toBe("21");
});

test("a game that fills the window, and dialogs that the address opens, wait for the age", async () => {
  await renderShell({ path: "/seamless?notice", confirmedAge: 0 });
  await screen.findByRole("dialog", { name: "Are you 21 or older?" });
  expect(screen.queryByText("Inside")).toBeNull();
  expect(screen.queryByRole("dialog", { name: "Announcements" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Yes, I'm 21 or older" }));
  expect(await screen.findByText("Inside")).toBeTruthy();
  expect(await screen.findByRole("dialog", { name: "Announcements" })).toBeTruthy();
});

test("members need not confirm their age", async () => {
  await renderShell({ path: "/rng", confirmedAge: 0, member: player });
  expect(screen.getByRole("heading", { name: "Inside" })).toBeTruthy();
});

test("a caller that the platform cannot load is not treated as a guest: no question, and nothing is cleared", async () => {
  sessionStorage.setItem("username", "demo");
  await renderShell({ path: "/rng", isUnknown: true, confirmedAge: 0, features: { loginRequired: true } });
  expect(screen.getByRole("heading", { name: "Inside" })).toBeTruthy();
  expect(banner().queryByRole("button", { name: "Log in" })).toBeNull();
  await screen.findByRole("navigation", { name: "Menu" });
  expect(sessionStorage.getItem("username")).toBe("demo");
});

test("the tab's title names the page and the brand, and search engines get one address for it", async () => {
  const page = await renderShell({ path: "/live" });
  expect(document.title).toBe("Live casino · Atrium");
  await act(() => page.router.navigate("/index.html"));
  expect(document.title).toBe("Atrium");
  expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(`${location.origin}/`);
});

test("the tab is named after the page that is coming, while that loads", async () => {
  const rewards = { path: "rewards", loader: () => new Promise(() => {}) };
  const router = createMemoryRouter([{ path: "/", element: <PageTitle brand="Atrium" />, children: [rewards] }]);
  render(
    <IntlForTests>
      <RouterProvider router={router} />
    </IntlForTests>,
  );
  expect(document.title).toBe("Atrium");
  await act(async () => void router.navigate("/rewards"));
  expect(document.title).toBe("Rewards · Atrium");
});

test("shows no free demo when the operator has none, and no languages when there is only one", async () => {
  await renderShell({ features: { freePlay: false }, languages: [{ code: "EN", name: "English", tag: "en" }] });
  expect(screen.queryByRole("button", { name: "Demo" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Language/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Theme" })).toBeTruthy();
});

test("a member can hide the balance, which this device remembers, and refresh it", async () => {
  const page = await renderShell({ member: player });
  const balance = await screen.findByRole("status", { name: "Balance" });
  expect(balance.textContent).toBe("$1,250.50");
  await user.click(screen.getByRole("button", { name: "Hide balance" }));
  expect(balance.textContent).not.toContain("1");
  expect(localStorage.getItem("balanceHidden")).toBe("1");
  await user.click(screen.getByRole("button", { name: "Show balance" }));

  await user.click(screen.getByRole("button", { name: "Refresh balance" }));
  expect(balance.textContent).toBe("");
  expect(page.waiting("useRefreshBalanceQuery")[0]?.request.variables).toEqual({ id: "w1", withAccounts: false });
  await page.settle("useRefreshBalanceQuery", {
    Wallet: () => ({ id: "w1", available: { amount: "900.00", currency: "USD" }, bonus: null }),
  });
  expect(balance.textContent).toBe("$900.00");

  // The platform could not be read: the known amount stays.
  await act(async () => emitSignal("platform", "back"));
  await page.settle("ShellScreenQuery", shellAnswer({ member: { ...player, wallet: { id: "w1", total: null } } }));
  expect(balance.textContent).toBe("$900.00");
});

test("balance and unread messages follow the platform's events", async () => {
  const page = await renderShell({ member: player });
  await screen.findByRole("status", { name: "Balance" });
  expect(screen.getByRole("link", { name: "Messages. 2 unread messages" })).toBeTruthy();
  const [balance] = page.waiting("BalanceSubscription");
  const [unread] = page.waiting("MemberActionsSubscription");
  if (!balance || !unread) throw new Error("nothing is watched");
  const seven = { amount: "7.00", currency: "USD" };
  await act(async () => {
    page.environment.mock.nextValue(balance, {
      data: {
        balanceChanged: {
          id: "w1",
          total: seven,
          available: seven,
          bonus: { amount: "1.00", currency: "USD" },
          locked: seven,
          updatedAt: "2026-11-22T10:00:00Z",
        },
      },
    });
    page.environment.mock.nextValue(unread, { data: { unreadCountsChanged: { id: "m1", unreadMessageCount: 0 } } });
  });
  expect(screen.getByRole("status", { name: "Balance" }).textContent).toBe("$7.00");
  expect(screen.getByText("+ $1.00 bonus")).toBeTruthy();
  expect(banner().getByRole("link", { name: "Messages" })).toBeTruthy();
});

test.each([
  ["AGENT", "Agent centre"],
  ["PLAYER", "Member centre"],
  ["TRIAL", undefined],
])("the menu of the kind %s offers the centre: %s", async (kind, centre) => {
  await renderShell({ member: { ...player, kind } });
  await user.click(await screen.findByRole("button", { name: "Account" }));
  await screen.findByRole("menuitem", { name: "Log out" });
  const offered = screen.queryAllByRole("menuitem", { name: /centre/ }).map(({ textContent }) => textContent);
  expect(offered).toEqual(centre === undefined ? [] : [centre]);
});

test("session storage has the club's colours with the labels, the wallets and the contracts", async () => {
  const page = await renderShell({
    member: {
      ...player,
      labels: [{ name: "High roller", color: "#c2571a" }],
      club: { label: "Gold", rank: 5, color: "#aa7700", secondaryColor: "#ffcc44" },
    },
  });
  const read = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? "null");
  await waitFor(() => expect(page.waiting("MoneyKeysQuery")).toHaveLength(1));
  expect(read("memberLabel")).toEqual([
    { labelName: "Gold", color: "#aa7700", color2: "#ffcc44", rankLevel: 5 },
    { labelName: "High roller", color: "#c2571a" },
  ]);
  const dividend = { tiers: [{ rate: "0.1", periodValidBet: "5", activeMembers: 2 }] };
  const contracts = { dailySalary: null, hourSalary: null, realTimeSalary: null, dividend };
  const main = { internalID: "MAIN", balance: { amount: "5", currency: "VND" } };
  await page.settle("MoneyKeysQuery", {
    Wallet: () => ({ id: "w1", accounts: [main] }),
    Member: () => ({ id: "m1", contracts }),
  });
  expect(read("merchantWallet")).toEqual([expect.objectContaining(main)]);
  expect(read("consolidated")).toMatchObject({
    dailySalary: null,
    dividend: { tiers: [{ rate: "0.1", periodValidBet: "5", activeMembers: 2 }] },
  });
});

test("session storage waits for the fields of the next member", async () => {
  const page = await renderShell({ member: { ...player, username: "first" } });
  await waitFor(() => expect(sessionStorage.getItem("account")).toContain("first"));
  act(() =>
    page.environment.commitUpdate((store) => {
      const next = store.create("m2", "Member");
      next.setValue("m2", "id");
      store.getRoot().getLinkedRecord("viewer")?.setLinkedRecord(next, "member");
    }),
  );
  expect(sessionStorage.getItem("account")).toContain("first");
});

test("a member's choice of language reaches the page, the device, the platform and the screens", async () => {
  const page = await renderShell({ member: player });
  await user.click(await screen.findByRole("button", { name: /^Language and theme/ }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Tiếng Việt" }));
  await waitFor(() => expect(document.documentElement.lang).toBe("vi"));
  expect([localStorage.getItem("lang"), localStorage.getItem("hisLang")]).toEqual(["VI", "EN"]);
  expect(page.waiting("useChangeLanguageMutation")[0]?.request.variables).toEqual({ input: { code: "VI" } });
  expect(page.waiting("ShellScreenQuery")).toHaveLength(1);
});

test("the theme is dark until the visitor chooses another, and the choice is kept", async () => {
  document.documentElement.dataset.theme = "dark";
  await renderShell();
  await user.click(screen.getByRole("button", { name: /^Language and theme/ }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Light" }));
  expect(document.documentElement.dataset.theme).toBe("light");
  expect(localStorage.getItem("theme")).toBe("light");
});

test("an operator can force the light theme, without a choice", async () => {
  document.documentElement.dataset.theme = "dark";
  await renderShell({ features: { forceLightTheme: true } });
  expect(document.documentElement.dataset.theme).toBe("light");
  await user.click(screen.getByRole("button", { name: /^Language and theme/ }));
  await screen.findByRole("menuitemradio", { name: "English" });
  expect(screen.queryByRole("menuitemradio", { name: "Dark" })).toBeNull();
});

test("during maintenance, shows only its end and a contact", async () => {
  await renderShell({
    status: { state: "MAINTENANCE", endsAt: "2026-11-21T10:00:00Z", contactUrl: "https://chat.example" },
  });
  expect(await screen.findByRole("heading", { name: "Under maintenance" })).toBeTruthy();
  expect(screen.getByText(/^Expected to be back:/).textContent).toMatch(/: 21 Nov/);
  expect(screen.getByRole("link", { name: "Customer service" })).toBeTruthy();
  expect(screen.queryByText("Inside")).toBeNull();
});

test("shows a visitor from a closed region the address and the country that were detected", async () => {
  await renderShell({ status: { state: "RESTRICTED", ip: "203.0.113.7", country: "SG" } });
  expect(await screen.findByText("203.0.113.7")).toBeTruthy();
  expect(screen.getByText("SG")).toBeTruthy();
});

test.each([
  ["/", "/login"],
  ["/rng", "/login"],
  ["/login", "/login"],
  ["/register", "/register"],
  ["/register.html", "/register.html"],
  ["/helpmc", "/helpmc"],
  ["/download", "/download"],
  ["/registered", "/login"],
  // Visitors can read the terms before they register.
  ["/help#rules", "/helpmc#rules"],
])("when the operator requires a login, a guest at %s is sent to %s", async (asked, given) => {
  const page = await renderShell({ features: { loginRequired: true }, path: asked });
  const place = () => page.router.state.location.pathname + page.router.state.location.hash;
  await waitFor(() => expect(place()).toBe(given));
});

test("a maintenance that the gateway reports closes the client, and its end opens it", async () => {
  const page = await renderShell();
  await waitFor(() => expect(page.waiting("StatusWatchSubscription")).toHaveLength(1));
  const [watching] = page.waiting("StatusWatchSubscription");
  const report = (state: string) =>
    act(async () => {
      const systemStatusChanged = { state, endsAt: null, contactUrl: null, ip: null, country: null };
      if (watching) page.environment.mock.nextValue(watching, { data: { systemStatusChanged } });
    });
  await report("MAINTENANCE");
  expect(await screen.findByRole("heading", { name: "Under maintenance" })).toBeTruthy();
  await report("NORMAL");
  expect(await screen.findByRole("banner")).toBeTruthy();
});

test("members may open every screen when the operator requires a login", async () => {
  const page = await renderShell({ features: { loginRequired: true }, path: "/rng", member: player });
  expect(screen.getByRole("heading", { name: "Inside" })).toBeTruthy();
  expect(page.router.state.location.pathname).toBe("/rng");
});

test("says that the platform does not respond until it does; being offline comes first", async () => {
  await renderShell();
  const notice = () =>
    screen
      .getAllByRole("status")
      .map((region) => region.textContent)
      .join("");
  act(() => emitSignal("platform", "down"));
  expect(notice()).toContain("Connection problem");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(notice()).toContain("You're offline");
  act(() => void window.dispatchEvent(new Event("online")));
  act(() => emitSignal("platform", "up"));
  expect(notice()).toBe("");
});
