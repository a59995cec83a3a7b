import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPart } from "../../testing/renderAs.tsx";
import { MessagesPane } from "./MessagesPane.tsx";

const user = userEvent.setup();
const message = (id: string, title: string, isRead: boolean) => ({
  cursor: id,
  node: {
    __typename: "Message",
    id,
    title,
    summary: `About ${title}`,
    isRead,
    isFavorite: false,
    createdAt: "2026-11-20T10:00:00Z",
  },
});
const list = (edges: object[], unreadMessageCount: number, hasNextPage = false) => ({
  Member: () => ({ id: "m1", unreadMessageCount }),
  MessageConnection: () => ({ edges, pageInfo: { hasNextPage, endCursor: "b" } }),
});
const open = async (edges: object[], unreadMessageCount: number, path = "/", hasNextPage = false) => {
  const page = await renderPart(<MessagesPane />, path);
  await page.answer(list(edges, unreadMessageCount, hasNextPage));
  return page;
};
const entry = (name: RegExp) => screen.getByRole("button", { name });
const counted = (unreadMessageCount: number) => ({
  MarkMessagesReadPayload: () => ({ userErrors: [] }),
  Member: () => ({ id: "m1", unreadMessageCount }),
});

it("opens a message, shows its whole text and marks it as read", async () => {
  const page = await open([message("a", "Bonus", false), message("b", "Deposit", true)], 1);
  expect(screen.getByRole("status").textContent).toBe("1 unread message");
  expect(within(entry(/^Bonus/)).getByText("Not yet read")).toBeTruthy();
  expect(within(entry(/^Deposit/)).queryByText("Not yet read")).toBeNull();

  await user.click(entry(/^Bonus/));
  await waitFor(() => expect(page.variables("useMarkMessagesReadMutation")).toEqual({ input: { ids: ["a"] } }));
  expect(within(entry(/^Bonus/)).queryByText("Not yet read")).toBeNull();
  await page.answer({ Message: () => ({ id: "a", content: "First line.\nSecond line." }) });
  expect(await screen.findByText(/^First line/)).toBeTruthy();
  await page.answer(counted(0));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("0 unread messages"));
  expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
});

it("marks all messages as read, and shows them as before when that fails", async () => {
  const page = await open([message("a", "Bonus", false), message("b", "Deposit", false)], 30);
  const all = () => user.click(screen.getByRole("button", { name: "Mark all as read" }));
  await all();
  await waitFor(() => expect(page.variables()).toEqual({ input: { ids: null } }));
  expect(screen.queryByText("Not yet read")).toBeNull();
  await page.refuse(new Error("down"));
  expect(screen.getByRole("alert")).toBeTruthy();
  expect(screen.getAllByText("Not yet read")).toHaveLength(2);
  await all();
  expect(screen.queryByRole("alert")).toBeNull();
  await page.answer({ MarkMessagesReadPayload: () => ({ userErrors: [{ code: "RATE_LIMITED" }] }) });
  expect(screen.getByRole("alert")).toBeTruthy();
  expect(screen.getAllByText("Not yet read")).toHaveLength(2);
  await all();
  await page.answer(counted(0));
  expect(screen.queryByText("Not yet read")).toBeNull();
});

it("deletes the selected messages, and keeps them when that fails", async () => {
  const page = await open([message("a", "Bonus", false), message("b", "Deposit", true)], 1);
  await user.click(screen.getByRole("button", { name: "Select" }));
  const deleteOne = () => screen.getByRole("button", { name: /^Delete \d message/ });
  expect(deleteOne()).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("checkbox", { name: "Select: Bonus" }));
  await user.click(deleteOne());
  await waitFor(() => expect(page.variables("useDeleteMessagesMutation")).toEqual({ input: { ids: ["a"] } }));
  await page.refuse(new Error("down"));
  expect(screen.getByRole("alert")).toBeTruthy();
  expect(entry(/^Bonus/)).toBeTruthy();

  await user.click(deleteOne());
  await page.answer({
    DeleteMessagesPayload: () => ({ userErrors: [] }),
    Member: () => ({ id: "m1", unreadMessageCount: 0 }),
  });
  expect(screen.queryByRole("button", { name: /^Bonus/ })).toBeNull();
  expect(entry(/^Deposit/)).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("reads the list again when a deletion has moved what follows, and does not call it empty meanwhile", async () => {
  const page = await open([message("a", "Bonus", true)], 0, "/", true);
  await user.click(entry(/^Bonus/));
  await page.answer({ Message: () => ({ id: "a", content: "Text." }) });
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await page.answer({
    DeleteMessagesPayload: () => ({ userErrors: [] }),
    Member: () => ({ id: "m1", unreadMessageCount: 0 }),
  });
  await waitFor(() => expect(page.variables("useRenewMessagesQuery")).toMatchObject({ count: 20 }));
  expect(screen.queryByRole("heading", { name: "No messages yet" })).toBeNull();
  await page.refuse(new Error("down"));
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(page.variables("useRenewMessagesQuery")).toMatchObject({ count: 20 }));
  await page.answer(list([message("b", "Deposit", true)], 0));
  expect(await screen.findByRole("button", { name: /^Deposit/ })).toBeTruthy();
});

it("marks the selected messages as read", async () => {
  const page = await open([message("a", "Bonus", false), message("b", "Deposit", false)], 2);
  await user.click(screen.getByRole("button", { name: "Select" }));
  await user.click(screen.getByRole("checkbox", { name: "Select: Bonus" }));
  await user.click(screen.getByRole("button", { name: "Mark as read" }));
  await waitFor(() => expect(page.variables("useMarkMessagesReadMutation")).toEqual({ input: { ids: ["a"] } }));
  await page.answer(counted(1));
  expect(within(entry(/^Bonus/)).queryByText("Not yet read")).toBeNull();
  expect(within(entry(/^Deposit/)).getByText("Not yet read")).toBeTruthy();
});

it("makes a message a favourite at once, takes that back when it fails, and lists favourites", async () => {
  const page = await open([message("a", "Bonus", true)], 0);
  const star = () => screen.getByRole("button", { name: "Favourite: Bonus" }).getAttribute("aria-pressed");
  await user.click(screen.getByRole("button", { name: "Favourite: Bonus" }));
  await waitFor(() =>
    expect(page.variables("FavoriteMessageMutation")).toEqual({ input: { ids: ["a"], isFavorite: true } }),
  );
  expect(star()).toBe("true");
  await page.refuse(new Error("down"));
  const failure = within(await screen.findByRole("alertdialog", { name: "That didn't work" }));
  await user.click(failure.getByRole("button", { name: "OK" }));
  expect(star()).toBe("false");
  await user.click(screen.getByRole("button", { name: "Favourites" }));
  await waitFor(() => expect(page.variables()).toMatchObject({ filter: { favoritesOnly: true, unreadOnly: false } }));
  expect(page.router.state.location.search).toBe("?favorites=1");
});

it("lists unread messages alone, asking once, and keeps one in the list when it is opened", async () => {
  const page = await open([message("a", "Bonus", false), message("b", "Deposit", true)], 1);
  await user.click(screen.getByRole("button", { name: "Unread" }));
  await waitFor(() => expect(page.variables()).toEqual({ filter: { favoritesOnly: false, unreadOnly: true } }));
  expect(page.router.state.location.search).toBe("?unread=1");
  await waitFor(() => expect(entry(/^Deposit/).closest("[aria-busy=true]")).toBeTruthy());
  const asked = page.environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  expect(asked).not.toContain("useRenewMessagesQuery");
  await page.answer(list([message("a", "Bonus", false)], 1));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Deposit/ })).toBeNull());
  await user.click(entry(/^Bonus/));
  await page.answer(counted(0), "useMarkMessagesReadMutation");
  expect(within(entry(/^Bonus/)).queryByText("Not yet read")).toBeNull();
});

it("asks for unread messages from the beginning when more are wanted after some were read", async () => {
  const page = await open([message("a", "Bonus", false), message("b", "Deposit", false)], 30, "/?unread=1", true);
  await user.click(entry(/^Bonus/));
  await page.answer(counted(29), "useMarkMessagesReadMutation");
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(page.variables("useRenewMessagesQuery")).toMatchObject({ count: 21 }));
  await page.refuse(new Error("down"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/\S/);
  expect(entry(/^Deposit/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(page.variables("useRenewMessagesQuery")).toMatchObject({ count: 21 }));
  await page.answer(list([message("b", "Deposit", false), message("c", "Hello", false)], 29));
  expect(await screen.findByRole("button", { name: /^Hello/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Bonus/ })).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("leaves the open message in the unread list when another one arrives, until it is closed", async () => {
  const page = await open([message("a", "Bonus", false)], 1, "/?unread=1");
  await user.click(entry(/^Bonus/));
  await page.answer(counted(0), "useMarkMessagesReadMutation");
  act(() => page.environment.commitUpdate((store) => store.get("m1")?.setValue(1, "unreadMessageCount")));
  const asked = () => page.environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
  expect(asked()).not.toContain("useRenewMessagesQuery");
  await user.click(entry(/^Bonus/));
  await waitFor(() => expect(asked()).toContain("useRenewMessagesQuery"));
  // Nobody waits for the answer after the list has gone.
  cleanup();
  expect(asked()).not.toContain("useRenewMessagesQuery");
});

it("takes arrivals at once when the open message is not in the list", async () => {
  const page = await open([message("a", "Bonus", true)], 0);
  await user.click(entry(/^Bonus/));
  await user.click(screen.getByRole("button", { name: "Unread" }));
  await waitFor(() => expect(page.variables()).toMatchObject({ filter: { unreadOnly: true } }));
  await page.answer(list([message("b", "Deposit", false)], 1));
  await screen.findByRole("button", { name: /^Deposit/ });
  act(() => page.environment.commitUpdate((store) => store.get("m1")?.setValue(2, "unreadMessageCount")));
  await waitFor(() => expect(page.variables("useRenewMessagesQuery")).toMatchObject({ count: 20 }));
});

it("says when everything is read, beside the other filters", async () => {
  await open([], 0, "/?unread=1");
  expect(await screen.findByRole("heading", { name: "You're all caught up" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "All" }).getAttribute("aria-pressed")).toBe("false");
});

it("shows a message that arrives while the list is open", async () => {
  const page = await open([message("a", "Bonus", true)], 0);
  act(() => page.environment.commitUpdate((store) => store.get("m1")?.setValue(1, "unreadMessageCount")));
  await waitFor(() => expect(page.variables("useRenewMessagesQuery")).toMatchObject({ count: 20 }));
  await page.answer(list([message("c", "Hello", false), message("a", "Bonus", true)], 1));
  expect(await screen.findByRole("button", { name: /^Hello/ })).toBeTruthy();
});

it("deletes all messages after a question, and shows one that comes meanwhile", async () => {
  const page = await open([message("a", "Bonus", false), message("b", "Deposit", true)], 1);
  await user.click(screen.getByRole("button", { name: "Select" }));
  await user.click(screen.getByRole("button", { name: "Delete all" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete all messages?" }));
  await user.click(question.getByRole("button", { name: "Delete all" }));
  await waitFor(() => expect(page.variables("useDeleteMessagesMutation")).toEqual({ input: { ids: null } }));
  act(() => page.environment.commitUpdate((store) => store.get("m1")?.setValue(2, "unreadMessageCount")));
  await page.answerTo("useRenewMessagesQuery", list([message("c", "Hello", false), message("a", "Bonus", false)], 2));
  await page.answer(
    {
      DeleteMessagesPayload: () => ({ userErrors: [] }),
      Member: () => ({ id: "m1", unreadMessageCount: 1 }),
    },
    "useDeleteMessagesMutation",
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Hello"),
  ]);
});

it("says when there are no messages", async () => {
  await open([], 0);
  expect(await screen.findByRole("heading", { name: "No messages yet" })).toBeTruthy();
});
