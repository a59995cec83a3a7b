import { act, configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { passOn } from "../../relay/network/errorCodes.ts";
import { GatewayError } from "../../relay/network/GatewayError.ts";
import { emitSignal } from "../../relay/network/signals.ts";
import { player, renderShell, shellAnswer } from "../../testing/renderShell.tsx";

// Lazy parts are compiled on first use, which takes long on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup();
/** Another tab of the same browser. */
const otherTab = () => new BroadcastChannel("atrium-session");
function stubReload() {
  const reload = vi.fn();
  vi.stubGlobal("location", { ...location, reload });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.documentElement.style.visibility = "";
  });
  return reload;
}
const storageEvent = (key: string, newValue: string) =>
  act(async () => {
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  });

test("a login in another tab applies to this one", async () => {
  const page = await renderShell();
  const tab = otherTab();
  tab.postMessage("changed");
  await waitFor(() => expect(page.waiting("ShellScreenQuery")).toHaveLength(1));
  await page.settle("ShellScreenQuery", shellAnswer({ member: player }));
  expect(await screen.findByRole("status", { name: "Balance" })).toBeTruthy();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  tab.close();
});

test("the page is loaded anew when its data cannot be read for the new caller", async () => {
  const page = await renderShell();
  const reload = stubReload();
  const tab = otherTab();
  tab.postMessage("changed");
  await waitFor(() => expect(page.waiting("ShellScreenQuery")).toHaveLength(1));
  for (const operation of page.waiting("ShellScreenQuery")) {
    await act(async () => page.environment.mock.reject(operation, new GatewayError("UNREACHABLE")));
  }
  expect(reload).toHaveBeenCalledOnce();
  tab.close();
});

test("a session that has ended in another tab ends in this one, with a message", async () => {
  const page = await renderShell({ member: player });
  await screen.findByRole("status", { name: "Balance" });
  const tab = otherTab();
  const heard: unknown[] = [];
  tab.addEventListener("message", ({ data }) => heard.push(data));
  tab.postMessage("SESSION_REVOKED");
  expect((await screen.findByRole("alertdialog")).textContent).toContain("logged out from another device");
  await page.settle("ShellScreenQuery", shellAnswer());
  // The tab must not send the message back, or it would go round for ever.
  expect(heard).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  tab.close();
});

test("a password change that the platform demands is opened for every refused request", async () => {
  await renderShell({ member: player });
  await screen.findByRole("status", { name: "Balance" });
  await act(async () => passOn(["PASSWORD_CHANGE_REQUIRED"]));
  expect((await screen.findByRole("dialog")).textContent).toContain("Please choose a new password first.");
  expect(sessionStorage.getItem("cpw")).toBe("DUE");
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Log out instead" })).toBeTruthy();
});

test("a logout shows no message about an ended session, in any tab", async () => {
  const page = await renderShell({ member: player });
  const reload = stubReload();
  const tab = otherTab();
  tab.postMessage("leaving");
  tab.postMessage("changed");
  await page.tellCaller(null);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  // An open stream reports the end of the session.
  await act(async () => emitSignal("sessionLost", "SESSION_EXPIRED"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  tab.close();
});

test("theme and language follow a choice in another tab", async () => {
  await renderShell();
  await storageEvent("theme", "light");
  expect(document.documentElement.dataset.theme).toBe("light");
  await storageEvent("theme", "url(evil)");
  expect(document.documentElement.dataset.theme).toBe("light");
  await storageEvent("lang", "XX");
  await storageEvent("lang", "VI");
  await waitFor(() => expect(document.documentElement.lang).toBe("vi"));
  // The choice was made in the other tab, so this one adds no history entry.
  expect(localStorage.getItem("hisLang")).toBeNull();
});
