import { expect, test } from "vitest";
import { areasOf } from "./areas.ts";

const named = (path: string, showBarsInGames = false) =>
  Object.entries(areasOf(path, showBarsInGames))
    .filter(([, isShown]) => isShown)
    .map(([area]) => area)
    .join(" ");

test.each([
  ...["/", "/index", "/index.html", "/home", "/login"],
  ...["/rng", "/pvp", "/live", "/fish", "/sports", "/esports", "/hot", "/favorite", "/elott", "/inhouse"],
  ...["/rng/", "/no-such-page"],
])("shows all areas around %s", (path) => {
  expect(named(path)).toBe("header sideMenu footer");
});

test.each([
  ["/register", "header"],
  ["/register.html", "header"],
  ["/lottery", "header"],
  ["/pointMall", "header footer"],
  ["/account/withdraw", "header footer"],
  ["/accounts", "header sideMenu footer"],
  ["/game", ""],
  ["/game/", ""],
])("shows around %s: %s", (path, areas) => {
  expect(named(path)).toBe(areas);
});

test("shows bars around seamless games and Vietnam's lottery only if the operator wants them, and never around other games", () => {
  expect([named("/seamless"), named("/vnlottery"), named("/game")]).toEqual(["", "", ""]);
  expect([named("/seamless", true), named("/vnlottery", true), named("/game", true)]).toEqual([
    "header",
    "header sideMenu",
    "",
  ]);
});
