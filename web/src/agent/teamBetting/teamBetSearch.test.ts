import { expect, it } from "vitest";
import { parseTeamBetSearch, teamBetVariables, writeTeamBetSearch } from "./teamBetSearch.ts";

const latestFirst = { by: "PLACED_AT", direction: "DESCENDING" };

it("reads the valid parts of a hostile address, and leaves out the rest", () => {
  const read = parseTeamBetSearch(
    new URLSearchParams(
      "period=FOREVER&from=2026-13-45&to=2026-11-01&fromTime=25:00&account=%20mem01%20&category=__proto__&status=WON",
    ),
  );
  expect(read).toEqual({
    period: "LAST_7",
    from: "",
    to: "",
    fromTime: "",
    toTime: "",
    account: "mem01",
    category: "",
    status: "WON",
    sort: latestFirst,
  });
  expect(parseTeamBetSearch(new URLSearchParams("account=mem%2001&sort=WIN&ascending=1"))).toMatchObject({
    account: "",
    sort: latestFirst,
  });
});

it("writes the filters that it has read", () => {
  const address = writeTeamBetSearch({
    period: "CUSTOM",
    from: "2026-11-01",
    to: "2026-11-20",
    fromTime: "08:30",
    toTime: "",
    account: "mem01 ",
    category: "RNG",
    status: "",
    sort: { by: "STAKE", direction: "ASCENDING" },
  });
  expect(address.toString()).toBe(
    "from=2026-11-01&to=2026-11-20&fromTime=08%3A30&account=mem01&category=RNG&sort=STAKE&ascending=1",
  );
  address.set("after", "abc");
  expect(teamBetVariables({}, address)).toEqual({
    first: 20,
    after: "abc",
    isEndless: false,
    sort: { by: "STAKE", direction: "ASCENDING" },
    filter: {
      period: { days: { from: "2026-11-01", to: "2026-11-20", fromTime: "08:30" } },
      account: "mem01",
      category: "RNG",
      status: null,
    },
  });
});
