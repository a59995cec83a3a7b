import { expect, it } from "vitest";
import { teamBets, teamBetVariables } from "./teamBets.ts";

const latestFirst = { by: "PLACED_AT", direction: "DESCENDING" };

it("reads the valid parts of a hostile address, and leaves out the rest", () => {
  const hostile = new URLSearchParams(
    "period=FOREVER&from=2026-13-45&to=2026-11-01&fromTime=25:00&account=%20mem01%20&category=__proto__&status=WON",
  );
  expect(teamBets.read(hostile)).toMatchObject({
    period: { period: "LAST_7", from: "", to: "", fromTime: "", toTime: "" },
    account: "mem01",
    category: "",
    status: "WON",
    sort: latestFirst,
  });
  expect(teamBets.own(hostile).toString()).toBe("account=mem01&status=WON");
  expect(teamBets.read(new URLSearchParams("account=mem%2001&sort=WIN&ascending=1"))).toMatchObject({
    account: "",
    sort: latestFirst,
  });
});

it("writes what is chosen into an address, beside the parameters of others, and reads it again", () => {
  const before = new URLSearchParams("game=5&after=abc&from=2026-11-01&to=2026-11-20&fromTime=08:30&status=WON");
  const address = teamBets.address(before, {
    account: " mem01 ",
    category: "RNG",
    status: "",
    sort: "STAKE",
    ascending: "1",
  });
  expect(address.toString()).toBe(
    "game=5&from=2026-11-01&to=2026-11-20&fromTime=08%3A30&account=mem01&category=RNG&sort=STAKE&ascending=1",
  );
  address.set("after", "abc");
  expect(teamBetVariables({}, address)).toEqual({
    first: 20,
    after: "abc",
    sort: { by: "STAKE", direction: "ASCENDING" },
    filter: {
      period: { days: { from: "2026-11-01", to: "2026-11-20", fromTime: "08:30" } },
      account: "mem01",
      category: "RNG",
      status: null,
    },
  });
});
