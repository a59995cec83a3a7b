import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { onUse } from "../../browser/onUse.ts";
import { IntlForTests } from "../../testing/IntlForTests.tsx";
import { GameFrame } from "./GameFrame.tsx";

const urls = ["https://one.example/play/1", "https://two.example/play/1"];
const onClose = vi.fn();
const onBalance = vi.fn();
const onRefused = vi.fn();
const onRetry = vi.fn();
const frame = () => screen.getByTitle<HTMLIFrameElement>("Golden Koi");
const say = (type: string, { origin = "https://one.example", source = frame().contentWindow, code = "" } = {}) =>
  act(() => void window.dispatchEvent(new MessageEvent("message", { data: { type, code }, origin, source })));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockClear();
  onBalance.mockClear();
});

const game = (balance?: string) => (
  <IntlForTests>
    <GameFrame {...{ urls, title: "Golden Koi", balance, onClose, onBalance, onRefused, onRetry }} />
  </IntlForTests>
);
const open = () => render(game());

it("accepts messages only from the game's own frame and origin", () => {
  open();
  say("atrium:close", { origin: "https://evil.example" });
  say("atrium:close", { source: window });
  expect(onClose).not.toHaveBeenCalled();
  say("atrium:balance");
  say("atrium:refused", { code: "RG_LIMIT_REACHED" });
  expect(onRefused).toHaveBeenCalledExactlyOnceWith("RG_LIMIT_REACHED");
  say("atrium:close");
  expect(onBalance).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

const HOUR = 60 * 60_000;

it("counts rounds as a use of the site, for an hour after the person was seen", async () => {
  const onUsed = vi.fn();
  onTestFinished(onUse(onUsed));
  open();
  say("atrium:ready");
  expect(onUsed).not.toHaveBeenCalled();
  say("atrium:balance");
  expect(onUsed).toHaveBeenCalledTimes(1);
  await wait(HOUR);
  // The game may play by itself.
  say("atrium:balance");
  expect(onUsed).toHaveBeenCalledTimes(1);
  frame().focus();
  fireEvent.blur(window);
  expect(onUsed).toHaveBeenCalledTimes(2);
  await wait(10_000);
  say("atrium:balance");
  expect(onUsed).toHaveBeenCalledTimes(3);
});

it("takes a change of the balance for a round while the frame has the focus, and tells the game of its own later", async () => {
  const onUsed = vi.fn();
  onTestFinished(onUse(onUsed));
  const { rerender } = render(game("1000"));
  say("atrium:ready");
  const tell = vi.spyOn(window.frames[0] ?? window, "postMessage");
  rerender(game("1500"));
  expect(onUsed).not.toHaveBeenCalled();
  frame().focus();
  rerender(game("1490"));
  expect(onUsed).toHaveBeenCalledTimes(1);
  await wait(HOUR);
  say("atrium:balance");
  rerender(game("1480"));
  expect(onUsed).toHaveBeenCalledTimes(1);
  expect(tell.mock.calls).toEqual(Array(2).fill([{ type: "atrium:balance" }, "https://one.example"]));
  // It may have been a deposit. While rounds follow each other, each of them tells the game its balance.
  await wait(2_000);
  say("atrium:balance");
  await wait(2_000);
  expect(tell).toHaveBeenCalledTimes(2);
  await wait(1_000);
  expect(tell).toHaveBeenCalledTimes(3);
  // A busy game hears nothing.
  rerender(game("1470"));
  rerender(game("2470"));
  say("atrium:balance");
  await wait(3_000);
  expect(tell).toHaveBeenCalledTimes(6);
});

it("keeps the address in session storage only while the game is open", () => {
  const { unmount } = open();
  expect(sessionStorage.getItem("iframeUrl")).toBe(urls[0]);
  unmount();
  expect(sessionStorage.getItem("iframeUrl")).toBeNull();
});

it("switches to the next host when a page does not load", async () => {
  open();
  await wait(7_900);
  expect(screen.queryByRole("button", { name: "Try another connection" })).toBeNull();
  await wait(100);
  expect(screen.getByRole("button", { name: "Try another connection" })).toBeTruthy();
  await wait(4_000);
  expect(frame().src).toBe(urls[1]);
});

it("offers the next host when a page loads without a message, and stops when the game reports that it is ready", async () => {
  open();
  fireEvent.load(frame());
  await wait(8_000);
  fireEvent.click(screen.getByRole("button", { name: "Try another connection" }));
  expect(frame().src).toBe(urls[1]);
  fireEvent.load(frame());
  say("atrium:ready", { origin: "https://two.example" });
  await wait(20_000);
  expect(screen.queryByRole("button", { name: "Try another connection" })).toBeNull();
  expect(frame().src).toBe(urls[1]);
});

it.each([undefined, vi.fn()])(
  "tells a game that is ready what the bar shows and whether it opens a deposit",
  (onDeposit) => {
    render(
      <IntlForTests>
        <GameFrame {...{ urls, title: "Golden Koi", onClose, onBalance, onRefused, onDeposit, onRetry }} />
      </IntlForTests>,
    );
    const tell = vi.spyOn(frame().contentWindow as Window, "postMessage").mockImplementation(() => {});
    say("atrium:ready");
    expect(tell).toHaveBeenCalledWith(
      { type: "atrium:bar", shows: ["name", "clock", "exit", "demo"], opens: onDeposit ? ["deposit"] : [] },
      "https://one.example",
    );
    say("atrium:deposit", { origin: "https://evil.example" });
    say("atrium:deposit");
    if (onDeposit) expect(onDeposit).toHaveBeenCalledOnce();
  },
);
