import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { accountKey } from "../browser/accountKey.ts";
import { writeSessionKey } from "../caller/sessionKeys.ts";
import { onReadAgain } from "../relay/ownQueries.ts";
import { renderRoutes } from "../testing/renderRoutes.tsx";
import { InDoubt } from "./InDoubt.tsx";
import { keyOfSent, noteSent } from "./sentChanges.ts";

const KEY = "5f0c7a52-52a2-4c3b-9a38-0c3a3f1f6a10";
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  writeSessionKey("customerId", "1001");
});

/** A page that is opened some time after a withdrawal of 100 was sent and not answered. */
async function openLater(seconds: number, onSend?: () => void) {
  noteSent("withdraw", "100", KEY);
  vi.setSystemTime(Date.now() + seconds * 1_000);
  const page = await renderRoutes(
    [{ path: "*", element: <InDoubt change="withdraw" onSend={onSend} /> }],
    "/?member=withdraw&state=OPEN",
  );
  const told = (sentChange: object | null) => page.answer({ Member: () => ({ sentChange }) });
  return { ...page, told };
}
const asks = (page: Awaited<ReturnType<typeof openLater>>) => waitFor(() => page.latest());

it("asks by the key without sending, says that the change arrived, and opens its record", async () => {
  const page = await openLater(60);
  const readLists = vi.fn();
  const end = onReadAgain(readLists);
  expect(screen.getByRole("status").textContent).toMatch(/Checking whether it went through/);
  expect(readLists).not.toHaveBeenCalled();
  expect(page.variables("useSentChangeQuery")).toEqual({ idempotencyKey: KEY });
  await page.told({ state: "ARRIVED", kind: "WITHDRAWAL", recordId: "w7", amount: { amount: "100", currency: "VND" } });
  expect(screen.getByRole("status").textContent).toMatch(/It went through: your withdrawal of ₫100 was requested/);
  expect(readLists).toHaveBeenCalledOnce();
  end();
  // Until it is read, the same change would be sent with its key.
  expect(keyOfSent("withdraw", "100")).toBe(KEY);
  await user.click(screen.getByRole("link", { name: "View it" }));
  expect(page.router.state.location.search).toBe("?member=withdraw&withdrawal=w7");
  expect(screen.queryByRole("status")).toBeNull();
  expect(keyOfSent("withdraw", "100")).toBeUndefined();
});

it.each([
  ["TRANSFER", "?member=transactionHistory&movement=r1"],
  ["LOTTERY_ORDER", "?member=personalHistoryCopy&bet=r1"],
])("opens the record of a %s", async (kind, search) => {
  const page = await openLater(60);
  await page.told({ state: "ARRIVED", kind, recordId: "r1", amount: { amount: "100", currency: "VND" } });
  await user.click(screen.getByRole("link", { name: "View it" }));
  expect(page.router.state.location.search).toBe(search);
});

it("says that it did not arrive only when it can't be on its way any more, and sends it with the same key", async () => {
  const send = vi.fn();
  const page = await openLater(1, send);
  await page.told({ state: "UNKNOWN" });
  expect(screen.getByRole("status").textContent).toMatch(/Checking whether/);
  await act(() => vi.advanceTimersByTimeAsync(39_000));
  await asks(page);
  await page.told({ state: "UNKNOWN" });
  expect(screen.getByRole("alert").textContent).toMatch(/didn't go through, and no money was moved/);
  await user.click(screen.getByRole("button", { name: "Send again" }));
  expect(send).toHaveBeenCalledOnce();
  expect(keyOfSent("withdraw", "100")).toBe(KEY);
  // Who leaves it is not told again, but an equal change still gets its key.
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(keyOfSent("withdraw", "100")).toBe(KEY);
});

it("asks again while the change is under way, and asks for the form to be filled in where it is empty", async () => {
  const page = await openLater(60);
  await page.told({ state: "IN_PROGRESS" });
  expect(screen.getByRole("status").textContent).toMatch(/Checking whether/);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await asks(page);
  await page.told({ state: "UNKNOWN" });
  expect(screen.getByRole("alert").textContent).toMatch(/Fill in the form again/);
  expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
});

it("learns later whose changes a new tab has, and leaves a form that is sending alone", async () => {
  sessionStorage.clear();
  await renderRoutes([{ path: "*", element: <InDoubt change="withdraw" onlyEarlier /> }], "/");
  expect(screen.queryByRole("status")).toBeNull();
  const list = accountKey("sentChanges", "1001");
  const until = Date.now() + 20 * 3_600_000;
  localStorage.setItem(list, JSON.stringify([{ name: "withdraw", content: 1, key: KEY, until }]));
  await act(async () => writeSessionKey("customerId", "1001"));
  expect(screen.getByRole("status").textContent).toMatch(/Checking whether/);
  vi.setSystemTime(Date.now() + 1_000);
  await act(async () => noteSent("withdraw", "200", "6f0c7a52-52a2-4c3b-9a38-0c3a3f1f6a10"));
  expect(screen.queryByRole("status")).toBeNull();
});

it("waits for the network, and asks then", async () => {
  isOnline = false;
  const page = await openLater(60);
  expect(screen.getByRole("status").textContent).toMatch(/you're offline/);
  expect(() => page.variables("useSentChangeQuery")).toThrow();
  isOnline = true;
  await act(async () => {
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(400);
  });
  await page.told({ state: "ARRIVED", kind: "UNKNOWN", recordId: null, amount: null });
  expect(screen.getByRole("status").textContent).toMatch(/It went through\./);
});

it("says that it could not check, and checks again when it is asked to", async () => {
  const page = await openLater(60, () => {});
  await page.refuse(new Error("down"));
  expect(screen.getByRole("alert").textContent).toMatch(/couldn't check.*only be carried out once/);
  expect(screen.getByRole("button", { name: "Send again" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Check again" }));
  expect(screen.getByRole("status").textContent).toMatch(/Checking whether/);
  await page.told({ state: "ARRIVED", kind: "REDEEM", recordId: "r1", amount: null });
  await user.click(screen.getByRole("link", { name: "View it" }));
  expect(page.router.state.location).toMatchObject({ pathname: "/pointMall", search: "?view=redeems" });
});

it("asks to send it again where the platform can't say", async () => {
  const send = vi.fn();
  const page = await openLater(60, send);
  await page.told(null);
  expect(screen.getByRole("alert").textContent).toMatch(/Send it again unchanged/);
  await user.click(screen.getByRole("button", { name: "Send again" }));
  expect(send).toHaveBeenCalledOnce();
});
