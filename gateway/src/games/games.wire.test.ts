import { expect, it } from "vitest";
import { launch, vendorMenu } from "./games.wire.ts";

const first = "https://play.example/1";
const second = "https://play.example/2";

it.each([
  [first, second, first],
  [first, null, first],
  ["", second, second],
  ["no address", second, second],
])("of the addresses %j and %j of a launch, the first valid one counts", (game_url, game_url2, url) => {
  expect(launch.parse({ game_url, game_url2 })).toMatchObject({ url });
});

it("refuses a launch without a valid address", () => {
  expect(launch.safeParse({ game_url: "", game_url2: "no address" }).success).toBe(false);
});

it("a vendor whose `isGame` is VASSALAGE opens a list of its games", () => {
  const cards = ["VASSALAGE", "GAME", null].map((isGame, index) => ({
    vassalage: `V${index}`,
    name: "A vendor",
    isGame,
  }));
  const [entry] = vendorMenu.parse([{ title: "Live", gameType: "LIVE", cards }]);
  expect(entry?.vendors.map(({ vendor }) => vendor.details?.opensAsList)).toEqual([true, false, false]);
});
