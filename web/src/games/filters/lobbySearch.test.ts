import { expect, it } from "vitest";
import { countFilters, everything, isNarrowed, parseLobbySearch, writeLobbySearch } from "./lobbySearch.ts";

it("reads the valid parts of a hostile address, and leaves out the rest", () => {
  const vendors = ["PP", "PP", "<script>", "", "a b", ...Array.from({ length: 80 }, (_, index) => `V${index}`)].join(
    ",",
  );
  const read = parseLobbySearch(
    new URLSearchParams({
      q: `  ${"x".repeat(80)}`,
      vendor: vendors,
      sort: "constructor",
      category: "none",
      type: "a<b",
      min: "-5",
      label: "__proto__",
    }),
  );
  expect(read).toMatchObject({ sort: "POPULAR", category: null, classification: "", minBet: "", label: null });
  expect(read.search).toHaveLength(50);
  expect(read.vendorCodes).toHaveLength(60);
  expect(read.vendorCodes.slice(0, 2)).toEqual(["PP", "V0"]);
});

it("writes the filters that it read in a short form, and keeps other parameters", () => {
  const wanted = {
    search: "gold",
    vendorCodes: ["PP", "JILI"],
    sort: "NAME",
    category: "RNG",
    classification: "VIDEO",
    minBet: "0.50",
    minLines: 25,
    label: "JACKPOT",
  } as const;
  const narrowed = writeLobbySearch(new URLSearchParams("notice=3"), { ...wanted, search: "ｇｏｌｄ\u200b " });
  expect(narrowed.toString()).toBe(
    "notice=3&q=gold&vendor=PP%2CJILI&sort=name&category=rng&type=VIDEO&min=0.50&lines=25&label=jackpot",
  );
  expect(parseLobbySearch(narrowed)).toEqual(wanted);
  expect(countFilters(wanted)).toBe(8);
  const cleared = writeLobbySearch(narrowed, everything);
  expect(cleared.toString()).toBe("notice=3&sort=name");
  expect(isNarrowed(parseLobbySearch(cleared))).toBe(false);
});
