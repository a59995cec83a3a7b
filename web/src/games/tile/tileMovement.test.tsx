import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchBack } from "../../browser/back/layers.ts";
import { reduceMotion } from "../../testing/media.ts";
import { watchTiles } from "./tileMovement.ts";

type Change = () => Promise<void>;

const skipTransition = vi.fn();
const begun = vi.fn<(change: Change) => Pick<ViewTransition, "ready" | "finished" | "skipTransition">>();
let finish = () => {};
let stop = () => {};

beforeEach(() => {
  Object.assign(document, { startViewTransition: begun.mockReset() });
  begun.mockImplementation(() => ({
    ready: Promise.resolve(),
    skipTransition,
    finished: new Promise((resolve) => {
      finish = resolve;
    }),
  }));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 10, 100, 100));
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  history.replaceState(null, "", "/rng");
  document.body.innerHTML = `
    <main><article data-game="koi"><div id="art"><button data-opens id="play"></button></div><button id="info"></button></article></main>`;
  const stopBack = watchBack();
  const stopTiles = watchTiles(() => true);
  stop = () => {
    stopTiles();
    stopBack();
  };
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(document, "startViewTransition");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const element = (id: string) => document.getElementById(id) ?? document.body;
const nameOf = (target: Element | null) =>
  target instanceof HTMLElement ? target.style.getPropertyValue("view-transition-name") : undefined;
const change = () => begun.mock.lastCall?.[0]();
const open = () => {
  document.body.insertAdjacentHTML("beforeend", '<div role="dialog"><div data-stage></div></div>');
  history.replaceState(null, "", "/rng?game=koi");
};

it("grows a tile into its game, and Back returns into the tile before the router hears of it", async () => {
  fireEvent.click(element("play"));
  expect(nameOf(element("art"))).toBe("game");
  const opening = change();
  open();
  await opening;
  const dialog = document.querySelector("[role=dialog]");
  expect([nameOf(element("art")), nameOf(dialog)]).toEqual(["", "game"]);
  finish();
  await vi.waitFor(() => expect(nameOf(dialog)).toBe(""));

  const router = vi.fn(() => dialog?.remove());
  addEventListener("popstate", router);
  history.replaceState(null, "", "/rng");
  fireEvent.popState(window);
  expect([router.mock.calls.length, nameOf(dialog)]).toEqual([0, "game"]);
  await change();
  expect([router.mock.calls.length, nameOf(element("art"))]).toEqual([1, "game"]);
  removeEventListener("popstate", router);
});

it("moves nothing for the other buttons of a tile, nor for those who want less motion, who get the focus back", async () => {
  fireEvent.click(element("info"));
  reduceMotion();
  fireEvent.click(element("play"));
  open();
  const router = vi.fn(() => document.querySelector("[role=dialog]")?.remove());
  addEventListener("popstate", router);
  history.replaceState(null, "", "/rng");
  fireEvent.popState(window);
  removeEventListener("popstate", router);
  await vi.waitFor(() => expect(document.activeElement).toBe(element("play")));
  expect(begun).not.toHaveBeenCalled();
  expect(router).toHaveBeenCalledTimes(1);
});

it("moves nothing from the first tile on where the page's first frames took long", async () => {
  stop();
  stop = () => undefined;
  let tell = (_frames: { startTime: number; duration: number }[]) => {};
  const frames = class {
    static readonly supportedEntryTypes = ["long-animation-frame"];
    constructor(told: (list: { getEntries: () => unknown[] }) => void) {
      tell = (entries) => told({ getEntries: () => entries });
    }
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal("PerformanceObserver", frames);
  vi.resetModules();
  const { watchTiles: watchAnew } = await import("./tileMovement.ts");
  stop = watchAnew(() => true);
  tell([
    { startTime: 900, duration: 400 },
    // A long frame that came later may be a screen's own work.
    { startTime: 9_000, duration: 900 },
  ]);
  fireEvent.click(element("play"));
  expect(begun).toHaveBeenCalledTimes(1);
  tell([{ startTime: 1_500, duration: 301 }]);
  fireEvent.click(element("play"));
  expect(begun).toHaveBeenCalledTimes(1);
});

it("moves nothing more after a game that came too late", async () => {
  fireEvent.click(element("play"));
  await change();
  fireEvent.click(element("play"));
  expect([begun.mock.calls.length, skipTransition.mock.calls.length]).toEqual([1, 1]);
});
