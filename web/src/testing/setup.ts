import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// relay-test-utils spies through a global `jest`.
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true });

// Solved by workers, which jsdom has not; the test of the check itself takes the mock away.
vi.mock("../session/humanCheck/useHumanCheck.ts", () => ({
  useHumanCheck: () => async () => null,
  useIsHumanCheckSlow: () => false,
}));

// What jsdom leaves out and layout asks for.
Object.assign(globalThis, {
  matchMedia: (query: string) => ({
    matches: false,
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

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
