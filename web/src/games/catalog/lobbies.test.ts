import { expect, it } from "vitest";
import { categoryPath, vendorPath } from "./lobbies.ts";

it("a vendor leads to the lobby narrowed to it, or to a popup of its games where it asks for that", () => {
  expect(vendorPath("LIVE", { code: "EVO", opensAsList: false })).toBe("/live?vendor=EVO");
  expect(vendorPath("LIVE", { code: "EVO", opensAsList: true })).toBe("/live?list=EVO");
});

it("the category of lotteries leads to their screen, the others to their lobbies", () => {
  expect(categoryPath("ELOTT")).toBe("/lottery");
  expect(categoryPath("FISH")).toBe("/fish");
});
