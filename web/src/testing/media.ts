import { vi } from "vitest";

/** Answers media queries as a phone does. */
export const stubPhone = () =>
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: media.startsWith("(max-width: "),
    addEventListener() {},
    removeEventListener() {},
  }));

/** Answers media queries as a screen does that is no phone's, and too narrow for a panel beside a table. */
export const stubNarrow = () =>
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));

/** Answers media queries as a browser does whose visitor prefers less motion. */
export const reduceMotion = () =>
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes("reduced-motion"),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
