import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { Outlet, type RouteObject } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Caller, CallerContext } from "../caller/caller.ts";
import { SessionDialogs } from "../session/dialogs/SessionDialogs.tsx";
import { namedDialogs } from "../shell/namedDialogs.ts";
import { renderAs } from "../testing/renderAs.tsx";
import { renderRoutes } from "../testing/renderRoutes.tsx";
import { IconButton } from "../ui/button/IconButton.tsx";
import { ChatButton, ChatDock } from "./ChatDock.tsx";
import { SupportMenu } from "./SupportMenu.tsx";
import { helpRoutes, supportRoutes } from "./support.routes.tsx";

const user = userEvent.setup();

const home: RouteObject = {
  path: "/",
  element: (
    <>
      <SupportMenu trigger={<IconButton label="Help">?</IconButton>} messages="/?member=messageV2" />
      <Suspense>
        <ChatButton />
        <ChatDock />
      </Suspense>
      <h1>Home</h1>
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  ),
  children: [{ index: true, element: null }, ...helpRoutes, ...supportRoutes],
};

const show = (caller: Caller, path: string) => renderAs(caller, [home], path);

/** For components on a page that sends no query. */
const showQuiet = (caller: Caller) => {
  const element = (
    <CallerContext value={caller}>
      <SessionDialogs named={namedDialogs}>
        <Outlet />
      </SessionDialogs>
    </CallerContext>
  );
  return renderRoutes([{ element, children: [home] }], "/");
};

const help = {
  Site: () => ({
    id: "site",
    banners: [],
    helpCentre: {
      version: "1",
      articles: [
        { id: "1", anchor: "start", title: "Getting started", contentHtml: "<p>Begin here.</p>" },
        { id: "2", anchor: "rules", title: "Terms", contentHtml: '<p>Be <a href="/privacy">fair</a>.</p>' },
      ],
    },
  }),
};

class Opened {
  closed = false;
  opener: unknown = window;
  location = { replace: vi.fn() };
  close = vi.fn(() => {
    this.closed = true;
  });
}

let opened: Opened | null;
let open: ReturnType<typeof vi.fn>;
beforeEach(() => {
  opened = new Opened();
  open = vi.fn(() => opened);
  vi.stubGlobal("open", open);
});
afterEach(() => vi.unstubAllGlobals());

const chooseService = async () => {
  await user.click(screen.getByRole("button", { name: "Help" }));
  await user.click(await screen.findByRole("menuitem", { name: "Customer service" }));
};
const asked = (page: Awaited<ReturnType<typeof renderRoutes>>, name: string) =>
  waitFor(() => page.environment.mock.findOperation(({ request }) => request.node.operation.name === name));

it("opens customer service's window on the click, removes its opener, and loads the address into it", async () => {
  const page = await showQuiet("guest");
  await chooseService();
  expect(open).toHaveBeenCalledWith("about:blank", "_blank");
  expect(opened?.opener).toBeNull();
  expect(opened?.location.replace).not.toHaveBeenCalled();
  await asked(page, "useCustomerServiceQuery");
  await page.answer({ CustomerService: () => ({ url: "https://care.example/live" }) });
  await waitFor(() => expect(opened?.location.replace).toHaveBeenCalledWith("https://care.example/live"));
});

it.each([
  ["the gateway fails", (page: Awaited<ReturnType<typeof renderRoutes>>) => page.refuse(new Error("down"))],
  [
    "the platform names no address",
    (page: Awaited<ReturnType<typeof renderRoutes>>) => page.answer({ Viewer: () => ({ customerService: null }) }),
  ],
])("closes the window and says so when %s", async (_, fail) => {
  const page = await showQuiet("guest");
  await chooseService();
  await asked(page, "useCustomerServiceQuery");
  await fail(page);
  expect(await screen.findByText(/^Customer service couldn't be opened/)).toBeTruthy();
  expect(opened?.close).toHaveBeenCalledTimes(1);
  expect(opened?.location.replace).not.toHaveBeenCalled();
});

it("offers a link when the browser blocks windows", async () => {
  opened = null;
  const page = await showQuiet("guest");
  await chooseService();
  await asked(page, "useCustomerServiceQuery");
  await page.answer({ CustomerService: () => ({ url: "https://care.example/live" }) });
  const link = await screen.findByRole("link", { name: "Open customer service" });
  expect(link.getAttribute("href")).toBe("https://care.example/live");
});

const dock = (unreadChatCount: number) => ({
  Site: () => ({ id: "site", brand: { chatHeaderColor: "#c2571a" } }),
  Viewer: () => ({ member: { id: "m1", unreadChatCount } }),
});

it("shows a member the number of unread answers, opens the chat room once, and keeps it while it is hidden", async () => {
  const page = await show("member", "/");
  await page.answer(dock(2));
  await user.click(await screen.findByRole("button", { name: "Open chat. 2 new replies" }));
  await asked(page, "useChatRoomMutation");
  await waitFor(() => expect(page.variables()).toEqual({ input: { title: "Chat" } }));
  // In StrictMode effects run twice: the first answer has no receiver any more.
  while (page.environment.mock.getAllOperations().length > 0) {
    await page.answer({
      OpenChatPayload: () => ({ chat: { url: "https://care.example/room" }, userErrors: [] }),
    });
  }
  const frame = await screen.findByTitle<HTMLIFrameElement>("Chat");
  expect(frame.getAttribute("src")).toBe("https://care.example/room");
  expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-forms allow-popups");

  await user.click(screen.getByRole("button", { name: "Make chat bigger" }));
  expect(screen.getByRole("button", { name: "Make chat smaller" })).toBeTruthy();
  const postMessage = vi.spyOn(frame.contentWindow ?? window, "postMessage");
  const panel = within(screen.getByRole("region", { name: "Chat" }));
  await user.click(panel.getByRole("button", { name: "Hide chat" }));
  expect(screen.queryByRole("region", { name: "Chat" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Open chat/ }));
  expect(postMessage).toHaveBeenLastCalledWith({ type: "atrium:shown", isShown: false, theme: "dark" }, "*");
  await user.click(screen.getByRole("button", { name: /^Open chat/ }));
  expect(screen.getByTitle("Chat")).toBe(frame);
  expect(postMessage).toHaveBeenLastCalledWith({ type: "atrium:shown", isShown: true, theme: "dark" }, "*");
  expect(page.environment.mock.getAllOperations()).toHaveLength(0);
});

it("says why the chat room cannot be opened, and offers a retry", async () => {
  const page = await show("member", "/");
  await page.answer(dock(0));
  await user.click(await screen.findByRole("button", { name: "Open chat" }));
  await asked(page, "useChatRoomMutation");
  while (page.environment.mock.getAllOperations().length > 0) {
    await page.answer({ OpenChatPayload: () => ({ chat: null, userErrors: [{ message: "Not now." }] }) });
  }
  expect(await screen.findByText("Not now.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await asked(page, "useChatRoomMutation");
});

it("asks guests to log in, and loads nothing for them", async () => {
  const page = await showQuiet("guest");
  await user.click(await screen.findByRole("button", { name: "Open chat" }));
  expect(await asked(page, "LoginPopupQuery")).toBeTruthy();
});

it("warns trial accounts", async () => {
  await showQuiet("trial");
  await user.click(await screen.findByRole("button", { name: "Open chat" }));
  expect(await screen.findByRole("alertdialog")).toBeTruthy();
});

it("opens the help centre over home at the article in the address; closing it goes home", async () => {
  const page = await show("guest", "/help#rules");
  await page.answer(help);
  expect(await screen.findByRole("dialog", { name: "Help centre" })).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Terms" })).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Getting started" }));
  expect(page.router.state.location.hash).toBe("#start");
  expect(screen.getByText("Begin here.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(page.router.state.location).toMatchObject({ pathname: "/", hash: "" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("follows links within a text without leaving the client", async () => {
  const page = await show("guest", "/helpmc#rules");
  await page.answer(help);
  await user.click(await screen.findByRole("link", { name: "fair" }));
  expect(page.router.state.location.pathname).toBe("/privacy");
  await waitFor(() => expect(page.variables()).toEqual({ slug: "PRIVACY" }));
  await page.answer({ SitePage: () => ({ title: "Privacy", contentHtml: "<p>Yours.</p>", updatedAt: null }) });
  expect(await screen.findByRole("heading", { level: 1, name: "Privacy" })).toBeTruthy();
  await act(() => page.router.navigate("/contact"));
  await page.answer({ Site: () => ({ id: "site", page: null }) });
  expect(await screen.findByText("This page isn't available yet.")).toBeTruthy();
});
