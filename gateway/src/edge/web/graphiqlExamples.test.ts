import { typeDefs } from "@atrium/schema";
import { buildSchema, stripIgnoredCharacters } from "graphql";
import { expect, it } from "vitest";
import { inRepository } from "../../config/repository.ts";
import { loadPersistedDocuments } from "../../documents/persisted.ts";
import { startForFile } from "../../testing/startForFile.ts";
import { screenExamples } from "./graphiqlExamples.ts";

const { t } = await startForFile();
const persisted = loadPersistedDocuments(inRepository("web/persisted.json"));
const examples = screenExamples(persisted, buildSchema(typeDefs));

it("has an example for each screen, which a player or an agent can execute as it is", async () => {
  expect(examples.length).toBeGreaterThan(50);
  const [agent, player] = [await t.loggedIn("agent"), await t.loggedIn("demo")];
  for (const { name, query, variables } of examples) {
    const values = JSON.parse(variables || "{}");
    const { codes } = await agent.run(query, values);
    expect(codes.length === 0 ? codes : (await player.run(query, values)).codes, name).toEqual([]);
  }
}, 120_000);

it("accepts each as GraphiQL sends it, without white space, also those that cost more than others' texts may", async () => {
  const { t: open } = await startForFile({ BUDGET_POINTS: "5000" }, { persisted });
  const headers = { "content-type": "application/json", "x-atrium-price": "1" };
  const costs = examples.map(async ({ name, query, variables }) => {
    const body = JSON.stringify({ query: stripIgnoredCharacters(query), variables: JSON.parse(variables || "{}") });
    const answer = await (await fetch(`${open.origin}/graphql`, { method: "POST", headers, body })).json();
    expect([name, answer.errors]).toEqual([name, undefined]);
    return answer.extensions.cost.requested;
  });
  expect(Math.max(...(await Promise.all(costs)))).toBeGreaterThan(1_000);
});
