import { expect, it } from "vitest";
import { isNarrowed, parseLobbySearch, writeLobbySearch } from "./lobbySearch.ts";

it("reads what a hostile address means, and leaves out the rest", () => {
  const vendors = ["PP", "PP", "<script>", "", "a b", ...Array.from({ length: 80 }, (_, index) => `V${index}`)].join(
    ",",
  );
  const read = parseLobbySearch(
    new URLSearchParams({ q: `  ${"x".repeat(80)}`, vendor: vendors, sort: "constructor", category: "none" }),
  );
  expect(read.search).toHaveLength(50);
  expect(read.vendorCodes).toHaveLength(60);
  expect(read.vendorCodes.slice(0, 2)).toEqual(["PP", "V0"]);
  expect(read.sort).toBe("POPULAR");
  expect(read.category).toBeNull();
});

it("writes back what it reads, short, and keeps what is not its own", () => {
  const start = new URLSearchParams("notice=3");
  const narrowed = writeLobbySearch(start, {
    search: "gold ",
    vendorCodes: ["PP", "JILI"],
    sort: "NAME",
    category: "RNG",
  });
  expect(narrowed.get("notice")).toBe("3");
  expect(parseLobbySearch(narrowed)).toEqual({
    search: "gold",
    vendorCodes: ["PP", "JILI"],
    sort: "NAME",
    category: "RNG",
  });
  expect(isNarrowed(parseLobbySearch(narrowed))).toBe(true);
  const cleared = writeLobbySearch(narrowed, { search: "", vendorCodes: [], sort: "POPULAR", category: null });
  expect(cleared.toString()).toBe("notice=3");
  expect(isNarrowed(parseLobbySearch(cleared))).toBe(false);
});
