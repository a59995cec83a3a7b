import { expect, test } from "vitest";
import { relayFaults } from "./relayFaults.ts";

const faultsOf = (source: string, file = "Tile.tsx") => relayFaults(file, source, new Set(["Logo"]));
const component = (fragment: string, code: string) =>
  `const { game } = useFragment(graphql\`fragment Tile_game on Game { ${fragment} }\`, key);\n${code}`;

test("reports a field that the module does not read, with its line", () => {
  expect(faultsOf(component("name\nplayers", "game.name"))).toEqual(["Tile.tsx:2: players is not read in this module"]);
  expect(faultsOf(component("title: name", "game.title"))).toEqual([]);
});

test("a destructured field, one named in a list and Relay's own are read", () => {
  expect(faultsOf(component("name __typename", "const { name } = game;"))).toEqual([]);
  expect(faultsOf(component("name players", 'for (const key of ["name", "players"]) show(game[key]);'))).toEqual([]);
});

test.each(["<Amount {...stake} />", "formatAmount(stake)", "<Amount money={game.stake} />", "return { stake };"])(
  "the fields of an object that is passed on are read elsewhere: %s",
  (code) => {
    expect(faultsOf(component("stake { amount currency }", `function Stake({ stake }) { ${code} }`))).toEqual([]);
  },
);

test.each([
  "stake.amount",
  "stake ? stake.amount : null",
  "stakes.map((stake) => stake.amount)",
  "const money = game.stake; show(money.amount)",
])("the fields of an object that is only looked into are not: %s", (code) => {
  expect(faultsOf(component("stake { amount currency }", code))).toEqual([
    "Tile.tsx:1: currency is not read in this module",
  ]);
});

test("an object with fragments is passed on for their sake, unless a comment says where its fields are read", () => {
  const code = "<Logo vendor={game.vendor} />";
  expect(faultsOf(component("vendor { code ...Logo_vendor }", code))).toEqual([
    "Tile.tsx:1: code is not read in this module",
  ]);
  expect(faultsOf(component("# passed on to vendorPath\nvendor { code ...Logo_vendor }", code))).toEqual([]);
});

test("reports a fragment of a component that is not imported, and takes the module's own", () => {
  expect(faultsOf(component("...Heart_game ...Logo_game ...Tile_part", ""))).toEqual([
    "Tile.tsx:1: Heart_game is spread, but Heart is not imported",
  ]);
});

test("leaves out mutations, subscriptions and queries that only fill the store", () => {
  expect(faultsOf(`useMutation(graphql\`mutation useX { like { game { name } } }\`)`)).toEqual([]);
  expect(faultsOf(`fetchQuery(environment, graphql\`query useX { games { ...Tile_game name } }\`)`, "useX.ts")).toEqual(
    [],
  );
});

test("leaves out fragments that stand alone, which other modules spread without a mask", () => {
  expect(faultsOf(`graphql\`fragment Tile_money on Money { amount ...Heart_money }\`;`)).toEqual([]);
  expect(faultsOf(component("...Heart_game @relay(mask: false)", ""))).toEqual([]);
});
