import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import { expect, test, vi } from "vitest";
import messageQuery from "../../__generated__/MessageTextQuery.graphql.ts";
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

const others = {
  ...player,
  id: "m2",
  username: "other",
  nickname: "Other",
  wallet: { id: "w2", available: { amount: "7.25", currency: "USD" }, bonus: null },
};

test("after a logout and the login of another member, nothing of the first one is left", async () => {
  const page = await renderShell({ member: player });
  // A message that was open before.
  const message = createOperationDescriptor(getRequest(messageQuery), { id: "x" });
  page.environment.commitPayload(message, { node: { __typename: "Message", id: "x", content: "Dear Demo" } });
  page.environment.retain(message).dispose();
  await user.click(await screen.findByRole("button", { name: "Account" }));
  await user.click(await screen.findByRole("menuitem", { name: "Log out" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Log out" }));
  await page.answerTo("useSignOutMutation", { LogOutPayload: () => ({ userErrors: [] }) });
  await page.answerTo("ShellScreenQuery", shellAnswer());
  await banner().findByRole("button", { name: "Log in" });
  const elsewhere = new BroadcastChannel("atrium-session");
  elsewhere.postMessage("changed");
  await page.answerTo("ShellScreenQuery", shellAnswer({ member: others }));
  expect((await screen.findByRole("status", { name: "Balance" })).textContent).toContain("7.25");
  elsewhere.close();
  const places = () => [
    page.environment.getStore().getSource(),
    { ...localStorage, ...sessionStorage },
    document.body.textContent,
  ];
  const left = () => places().map((place) => JSON.stringify(place).match(/demo|1,?250/gi));
  await waitFor(() => expect(left()).toEqual([null, null, null]));
});

test.each([
  ["another tab logged the same member in", "changed", player, 0],
  ["another tab logged another member in", "changed", others, 1],
  ["another tab logged the member out", "changed", null, 1],
  ["the browser kept it for the same member", "pageshow", player, 0],
  ["the browser kept it for the member before", "pageshow", others, 1],
])("hides a member's page, and loads it anew unless the member is the same: %s", async (_, event, now, reloads) => {
  const { style } = document.documentElement;
  const reload = vi.fn();
  vi.stubGlobal("location", { ...location, reload });
  const page = await renderShell({ member: player });
  const elsewhere = new BroadcastChannel("atrium-session");
  if (event === "changed") elsewhere.postMessage(event);
  else for (const name of ["pagehide", event]) dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  await waitFor(() => expect(style.visibility).toBe("hidden"));
  await page.tellCaller(now);
  await waitFor(() => expect([style.visibility, reload.mock.calls.length]).toEqual([reloads ? "hidden" : "", reloads]));
  expect(page.environment.getStore().getSource().has("m2")).toBe(false);
  elsewhere.close();
  style.visibility = "";
  vi.unstubAllGlobals();
});

test("a guest's page is neither hidden nor loaded anew when another tab logs in", async () => {
  const page = await renderShell();
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  const elsewhere = new BroadcastChannel("atrium-session");
  elsewhere.postMessage("changed");
  await page.answerTo("ShellScreenQuery", shellAnswer({ member: player }));
  expect(document.documentElement.style.visibility).toBe("");
  elsewhere.close();
});
