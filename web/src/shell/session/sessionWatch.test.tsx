import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { emitSignal } from "../../relay/network/signals.ts";
import { player, renderShell, shellAnswer } from "../../testing/renderShell.tsx";

const user = userEvent.setup();
const banner = () => within(screen.getByRole("banner"));

test("says that the login of a link got no answer", async () => {
  const page = await renderShell({ path: "/?token=once" });
  await waitFor(() => expect(page.waiting("useLoginTokenMutation")).toHaveLength(1));
  await page.refuse(new Error("offline"), "useLoginTokenMutation");
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Connection problem");
});

test("signing out asks for confirmation, and keeps only the keys of the brand", async () => {
  sessionStorage.setItem("merchant", "atrium");
  sessionStorage.setItem("iframeUrl", "https://game.example");
  const page = await renderShell({ member: player, path: "/rng" });
  const ask = async () => {
    await user.click(await screen.findByRole("button", { name: "Account" }));
    await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
    return screen.findByRole("alertdialog", { name: "Log out?" });
  };
  await user.click(within(await ask()).getByRole("button", { name: "Cancel" }));
  expect(page.waiting("useSignOutMutation")).toEqual([]);
  // The focus is back before the menu opens again, which closes when it loses the focus.
  await waitFor(() => expect(screen.getByRole("button", { name: "Account" })).toBe(document.activeElement));

  const dialog = within(await ask());
  await user.click(dialog.getByRole("button", { name: "Log out" }));
  await page.refuse(new Error("offline"), "useSignOutMutation");
  expect(dialog.getByRole("alert").textContent).toContain("Connection problem");

  await user.click(dialog.getByRole("button", { name: "Log out" }));
  await page.settle("useSignOutMutation", { LogOutPayload: () => ({ userErrors: [] }) });
  await waitFor(() => expect(page.waiting("ShellScreenQuery")).toHaveLength(1));
  await page.settle("ShellScreenQuery", shellAnswer());
  expect(await banner().findByRole("button", { name: "Log in" })).toBeTruthy();
  expect(page.router.state.location.pathname).toBe("/");
  expect(sessionStorage.getItem("iframeUrl")).toBeNull();
  expect(sessionStorage.getItem("merchant")).toBe("atrium");
  expect(Object.keys(sessionStorage)).not.toContain("username");
});

test("a session that has ended elsewhere makes a guest, with one message that offers the login, which leads nowhere else", async () => {
  const page = await renderShell({ member: player });
  await screen.findByRole("status", { name: "Balance" });
  await act(async () => {
    emitSignal("sessionLost", "SESSION_EXPIRED");
    emitSignal("sessionLost", "SESSION_EXPIRED");
  });
  const dialog = await screen.findByRole("alertdialog", { name: "You've been logged out" });
  expect(dialog.textContent).toContain("Please log in again.");
  await page.settle("ShellScreenQuery", shellAnswer());
  await user.click(within(dialog).getByRole("button", { name: "Log in" }));
  const popup = within(await screen.findByRole("dialog", { name: "Log in" }));
  // Only a login that leads nowhere else says so.
  expect(popup.getByText("Not logged in, please login")).toBeTruthy();
});

test("the message about a break comes before the member centre says that it is closed", async () => {
  const page = await renderShell({ member: player, path: "/?member=inbox" });
  await screen.findByRole("dialog", { name: "Member centre" });
  await act(async () => emitSignal("sessionLost", "PLAY_BREAK"));
  await waitFor(() => expect(page.waiting("ShellScreenQuery")).toHaveLength(1));
  await page.settle("ShellScreenQuery", shellAnswer());
  await banner().findByRole("button", { name: "Log in", hidden: true });
  const message = screen.getByRole("alertdialog", { name: "You're on a break" });
  await user.click(within(message).getByRole("button", { name: "Close" }));
  expect(await screen.findByText("For members")).toBeTruthy();
});

test("a tab says why another one has ended the session, and is not loaded anew", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { ...location, reload });
  await renderShell({ member: player });
  const [elsewhere, last] = [new BroadcastChannel("atrium-session"), new BroadcastChannel("atrium-session")];
  const heard = new Promise<void>((resolve) =>
    last.addEventListener("message", ({ data }) => data === "changed" && resolve()),
  );
  elsewhere.postMessage("PLAY_BREAK");
  elsewhere.postMessage("changed");
  await act(() => heard);
  const message = await screen.findByRole("alertdialog", { name: "You're on a break" });
  expect(reload).not.toHaveBeenCalled();
  await user.click(within(message).getByRole("button", { name: "Close" }));
  elsewhere.close();
  last.close();
  vi.unstubAllGlobals();
});

test("loads a member's page anew that another tab has logged out, or that the browser kept when it was left", async () => {
  const { style } = document.documentElement;
  const move = (name: string) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  const reload = vi.fn();
  const elsewhere = new BroadcastChannel("atrium-session");
  vi.stubGlobal("location", { ...location, reload });
  for (const [member, hidden, reloads] of [
    [null, "", 0],
    [player, "hidden", 2],
  ] as const) {
    const page = await renderShell({ member });
    move("pagehide");
    expect(style.visibility).toBe(hidden);
    move("pageshow");
    elsewhere.postMessage("changed");
    await (member ? vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2)) : page.find("ShellScreenQuery"));
    expect(reload).toHaveBeenCalledTimes(reloads);
    cleanup();
  }
  elsewhere.close();
  style.visibility = "";
  vi.unstubAllGlobals();
});
