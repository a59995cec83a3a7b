import { cleanup } from "@testing-library/react";
import * as React from "react";
import { afterAll, afterEach, vi } from "vitest";
import { settleLanguage } from "../i18n/language.ts";
import { resetServerTime } from "../time/serverClock.ts";

// relay-test-utils spies through a global `jest`.
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true });

// React notes where each element was made, for its warnings, which takes a tenth of the tests' processor time. It stops at ten
// thousand in a second.
const insides = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
Object.defineProperty(insides, "recentlyCreatedOwnerStacks", {
  get: () => Infinity,
  set: () => {},
  configurable: true,
});

// Workers solve the human check, and jsdom has none. The test of the check removes these mocks.
vi.mock("../session/humanCheck/useHumanCheck.ts", () => ({
  useHumanCheck: () => async () => null,
  useIsHumanCheckSlow: () => false,
}));
vi.mock("../session/humanCheck/solveHumanCheck.ts", () => ({
  solveHumanCheck: async () => ({ provider: "POW", challenge: "task", token: "7" }),
}));

// Tests look for a text in the element that it belongs to. The test of translated pages removes this mock.
vi.mock("../i18n/OwnText.tsx", () => ({ OwnText: ({ children }: { children?: unknown }) => children }));

vi.mock("../session/phone/phoneAuth.ts", async () => {
  const { phoneProvider } = await import("./phoneProvider.ts");
  return { openPhoneAuth: (...args: unknown[]) => phoneProvider.open(...args) };
});

// Browser APIs that jsdom does not have.
Object.assign(globalThis, {
  // As wide as a laptop.
  matchMedia: (query: string) => ({
    matches: query === "(min-width: 64rem)" || query === "(min-width: 75rem)",
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }),
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

const FRAME_MS = 20;

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  // jsdom waits for a frame when what has the focus goes away. Without that frame it would never draw another one, so no
  // test's own hook brings the real timers back.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(FRAME_MS);
  vi.useRealTimers();
  settleLanguage(undefined);
  resetServerTime();
  sessionStorage.clear();
  localStorage.clear();
});

afterAll(async () => {
  vi.unstubAllGlobals();
  // The next file shares the modules. An import that is still under way when this file ends would fail there for good.
  await vi.dynamicImportSettled();
});
