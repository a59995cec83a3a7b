import { composeServices } from "@theguild/federation-composition";
import { buildSchema, isObjectType, parse } from "graphql";
import { expect, it } from "vitest";
import { openGateway } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile({ SUBGRAPH: "1" });

const ENTITIES =
  "query Entities($of: [_Any!]!) { _entities(representations: $of) { __typename ... on Game { name } } }";

it("composes with another graph by the public tool", async () => {
  const { data } = await t.client().run("{ _service { sdl } }");
  const sdl = Object(data)._service.sdl;
  const reviews = `
    extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])
    type Game @key(fields: "id") { id: ID! stars: Int }
    type Query { bestGames: [Game!]! }`;
  const composed = composeServices([
    { name: "atrium", typeDefs: parse(sdl), url: "http://atrium.example/graphql" },
    { name: "reviews", typeDefs: parse(reviews), url: "http://reviews.example/graphql" },
  ]);
  expect(composed.errors?.map(({ message }) => message)).toBeUndefined();
  const game = buildSchema(composed.publicSdl ?? "").getType("Game");
  expect(isObjectType(game) && Object.keys(game.getFields())).toEqual(expect.arrayContaining(["stars", "name"]));
  expect(sdl).not.toMatch(/@(upstream|tag|cost|constraint)/);
});

it("finds objects for a router, and refuses an id of another type", async () => {
  const games = await t.client().run("{ site { games(first: 2) { edges { node { id name } } } } }");
  const [first, second] = Object(games.data).site.games.edges.map(({ node }: { node: object }) => node);
  const of = [second, first].map(({ id }) => ({ __typename: "Game", id }));
  expect((await t.client().run(ENTITIES, { of })).data).toEqual({
    _entities: [second, first].map(({ name }) => ({ __typename: "Game", name })),
  });
  for (const wrong of [{ __typename: "Bet", id: first.id }, { __typename: "Game" }, "Game", { id: first.id }]) {
    expect((await t.client().run(ENTITIES, { of: [wrong] })).codes).toEqual(["BAD_ID"]);
  }
  const { errors } = await t.client().run(ENTITIES, { of: Array.from({ length: 101 }, () => of[0]) });
  expect(JSON.stringify(errors)).toContain("at most 100");
});

it("has no such fields without the flag", async () => {
  await using plain = await openGateway(sandbox);
  expect((await plain.client().run("{ _service { sdl } }")).codes).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
});
