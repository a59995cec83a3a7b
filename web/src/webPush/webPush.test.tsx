import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { keepBrandName, keptBrandName } from "../../worker/brandName.ts";
import { openNotice, showNotice } from "../../worker/notices.ts";
import { renderRoutes } from "../testing/renderRoutes.tsx";
import { DevicePush } from "./DevicePush.tsx";
import { NoticeWatch } from "./NoticeWatch.tsx";

const user = userEvent.setup();
const endpoint = "https://push.example/abc";
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

/** Gives the browser a push service; the visitor answers its question with `answer`. */
function stubPush(answer: NotificationPermission, isSubscribed = false) {
  const unsubscribe = vi.fn(async () => true);
  const subscription = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh: "key", auth: "secret" } }) };
  const manager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: vi.fn(async () => subscription),
  };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "default", requestPermission: async () => answer });
  const value = { getRegistration: async () => ({ pushManager: manager }) };
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value });
  return { manager, unsubscribe };
}
const open = () => renderRoutes([{ path: "/", element: <DevicePush publicKey="BKey" /> }], "/");

it("says that a browser without a push service can't show notifications", async () => {
  await open();
  expect(await screen.findByText("This browser doesn't support notifications.")).toBeTruthy();
  expect(screen.queryByRole("switch")).toBeNull();
});

it("asks for the permission, and subscribes with the gateway's key", async () => {
  const { manager } = stubPush("granted");
  const page = await open();
  await user.click(await screen.findByRole("switch"));
  await waitFor(() => expect(page.variables()).toEqual({ input: { endpoint, p256dh: "key", auth: "secret" } }));
  expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "BKey" });
  await page.answer({ SubscribeToWebPushPayload: () => ({ isSubscribed: true }) });
  await waitFor(() => expect(screen.getByRole("switch").getAttribute("aria-checked")).toBe("true"));
});

it("says how to allow notifications that the visitor refused", async () => {
  stubPush("denied");
  await open();
  await user.click(await screen.findByRole("switch"));
  expect((await screen.findByText(/^Your browser is blocking notifications/)).getAttribute("role")).toBe("status");
});

it("can ask again when the visitor closed the question without an answer", async () => {
  stubPush("default");
  await open();
  await user.click(await screen.findByRole("switch"));
  expect(screen.queryByText(/^Your browser is blocking notifications/)).toBeNull();
  expect(screen.getByRole("switch", { checked: false })).toBeTruthy();
});

it("ends the subscription of the browser and of the account", async () => {
  const { unsubscribe } = stubPush("granted", true);
  const page = await open();
  await waitFor(() => expect(page.variables()).toEqual({ endpoint }));
  await page.answer({ Member: () => ({ id: "m1", hasWebPush: true }) });
  await user.click(await screen.findByRole("switch", { checked: true }));
  await waitFor(() => expect(page.variables()).toEqual({ input: { endpoint } }));
  expect(unsubscribe).toHaveBeenCalledOnce();
  await page.answer({ UnsubscribeFromWebPushPayload: () => ({ isSubscribed: false }) });
  expect(await screen.findByRole("switch", { checked: false })).toBeTruthy();
});

it("does what the last of fast taps wants, one change after another", async () => {
  stubPush("granted", true);
  const page = await open();
  await waitFor(() => expect(page.variables()).toEqual({ endpoint }));
  await page.answer({ Member: () => ({ id: "m1", hasWebPush: false }) });
  const shown = () => screen.getByRole("switch").getAttribute("aria-checked");
  const asked = () => page.environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  await user.click(await screen.findByRole("switch"));
  expect(shown()).toBe("true");
  await user.click(screen.getByRole("switch"));
  expect(shown()).toBe("false");
  await waitFor(() => expect(asked()).toEqual(["useDevicePushSubscribeMutation"]));
  await page.answer({ SubscribeToWebPushPayload: () => ({ isSubscribed: true }) });
  await waitFor(() => expect(asked()).toEqual(["useDevicePushUnsubscribeMutation"]));
  await page.answer({ UnsubscribeFromWebPushPayload: () => ({ isSubscribed: false }) });
  await waitFor(() => expect(shown()).toBe("false"));
  expect(asked()).toEqual([]);
});

it("shows a notification, and opens only pages of the client", async () => {
  const showNotification = vi.fn(async () => undefined);
  await showNotice({ showNotification }, JSON.stringify({ body: "Hello", path: "/?member=messageV2", tag: "MESSAGE" }));
  expect(showNotification).toHaveBeenCalledWith(
    "Atrium",
    expect.objectContaining({ body: "Hello", tag: "MESSAGE", data: "/?member=messageV2" }),
  );
  for (const wrong of [undefined, "", "{}", "null", '{"body":1}']) await showNotice({ showNotification }, wrong);
  expect(showNotification).toHaveBeenCalledOnce();

  const openWindow = vi.fn(async () => null);
  for (const path of ["/?member=withdraw", "https://evil.example/", "//evil.example", "/\\evil.example", undefined])
    await openNotice({ matchAll: async () => [], openWindow }, path);
  expect(openWindow.mock.calls).toEqual([["/?member=withdraw"], ["/"], ["/"], ["/"], ["/"]]);
});

/** Caches as browsers have them, as far as the brand's name needs them. */
function stubCaches() {
  const kept = new Map<unknown, Response>();
  vi.stubGlobal("caches", {
    open: async () => ({ put: async (address: unknown, answer: Response) => kept.set(address, answer) }),
    match: async (address: unknown) => kept.get(address)?.clone(),
  });
}

it("titles notifications with the brand's name that a page has kept", async () => {
  stubCaches();
  expect(await keptBrandName(caches)).toBeUndefined();
  await keepBrandName(caches, "Acme");
  const showNotification = vi.fn(async () => undefined);
  const text = JSON.stringify({ body: "Hello", path: "/", tag: "MESSAGE" });
  await showNotice({ showNotification }, text, await keptBrandName(caches));
  expect(showNotification).toHaveBeenCalledWith("Acme", expect.anything());
});

it("opens a tapped notification in an open page without a reload, or in a new window when the page is silent", async () => {
  stubCaches();
  const workers = new EventTarget();
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: workers });
  const page = await renderRoutes([{ path: "/*", element: <NoticeWatch brand="Acme" /> }], "/games");
  await waitFor(async () => expect(await keptBrandName(caches)).toBe("Acme"));
  const focus = vi.fn();
  const openWindow = vi.fn(async () => null);
  const client = (postMessage: (data: unknown, ports: MessagePort[]) => void) => ({
    matchAll: async () => [{ focus, postMessage }],
    openWindow,
  });
  const listening = client((data, ports) => workers.dispatchEvent(new MessageEvent("message", { data, ports })));
  await act(() => openNotice(listening, "/?member=withdraw"));
  await waitFor(() => expect(page.router.state.location.search).toBe("?member=withdraw"));
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();

  await openNotice(
    client(() => undefined),
    "/?member=messageV2",
  );
  expect(openWindow).toHaveBeenCalledWith("/?member=messageV2");
});
