import { readFileSync } from "node:fs";
import path from "node:path";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { renderShell } from "../../testing/renderShell.tsx";

const user = userEvent.setup();
const { dataset } = document.documentElement;
const script = readFileSync(path.join(import.meta.dirname, "../../../public/theme.js"), "utf8");

/** The preference of the visitor's system, which can change. */
const system = { isLight: true, listeners: new Set<() => void>() };
const prefer = (theme: "dark" | "light") =>
  act(() => {
    system.isLight = theme === "light";
    for (const listener of system.listeners) listener();
  });

/** What the page's script does before the first paint, on a page that the gateway has marked or not. */
function paintFirst(isMarked: boolean) {
  delete dataset.theme;
  delete dataset.followsSystem;
  if (isMarked) dataset.followsSystem = "";
  new Function(script)();
  return dataset.theme;
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#0a161b">';
  Object.assign(system, { isLight: true, listeners: new Set() });
  const media = globalThis.matchMedia;
  vi.stubGlobal("matchMedia", (query: string) =>
    query === "(prefers-color-scheme: light)"
      ? {
          matches: system.isLight,
          addEventListener: (_: string, listener: () => void) => system.listeners.add(listener),
          removeEventListener: (_: string, listener: () => void) => system.listeners.delete(listener),
        }
      : media(query),
  );
  return () => vi.unstubAllGlobals();
});

test("the first paint follows the system only where the operator does, and the visitor has not chosen", () => {
  expect(paintFirst(false)).toBe("dark");
  expect(paintFirst(true)).toBe("light");
  expect(document.querySelector("meta")?.content).toBe("#f6f3ee");
  localStorage.setItem("theme", "dark");
  expect(paintFirst(true)).toBe("dark");
});

test("where the operator follows the system, its changes show until the visitor chooses", async () => {
  paintFirst(false);
  await renderShell({ features: { followSystemTheme: true } });
  expect(dataset.theme).toBe("light");
  await prefer("dark");
  expect(dataset.theme).toBe("dark");
  expect(localStorage.getItem("theme")).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Language and theme/ }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Light" }));
  await prefer("light");
  await prefer("dark");
  expect(dataset.theme).toBe("light");
});

test.each([
  ["who forces the light theme", { followSystemTheme: true, forceLightTheme: true }, "light"],
  ["without a switch", {}, "dark"],
])("an operator %s does not follow the system", async (_, features, theme) => {
  paintFirst(false);
  await renderShell({ features });
  for (const other of ["light", "dark"] as const) {
    await prefer(other);
    expect(dataset.theme).toBe(theme);
  }
});
