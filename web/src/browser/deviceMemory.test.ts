// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { recall, remember } from "./deviceMemory.ts";
import { tabMemory } from "./tabMemory.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("knows the latest value when the storage is full, and stores it when there is room again", () => {
  remember("theme", "dark");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  remember("theme", "light");
  expect(recall("theme")).toBe("light");
  full.mockRestore();
  remember("theme", "dark");
  expect([recall("theme"), localStorage.getItem("theme")]).toEqual(["dark", "dark"]);
});

it("keeps values for the page where the browser forbids storage", () => {
  const refuse = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "clear").mockImplementation(refuse);
  expect(recall("age")).toBeNull();
  remember("age", "18");
  expect(recall("age")).toBe("18");
  tabMemory.remember("cpw", "DUE");
  tabMemory.remember("account", "ann");
  tabMemory.forget("cpw");
  expect([tabMemory.recall("cpw"), tabMemory.recall("account")]).toEqual([null, "ann"]);
  tabMemory.clear(() => false);
  expect(tabMemory.recall("account")).toBeNull();
});
