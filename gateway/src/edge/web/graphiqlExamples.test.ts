import { typeDefs } from "@atrium/schema";
import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { inRepository } from "../../config/repository.ts";
import { loadPersistedDocuments } from "../../documents/persisted.ts";
import { startForFile } from "../../testing/startForFile.ts";
import { screenExamples } from "./graphiqlExamples.ts";

const { t } = await startForFile();

it("has an example for each screen, which a player or an agent can execute as it is", async () => {
  const examples = screenExamples(loadPersistedDocuments(inRepository("web/persisted.json")), buildSchema(typeDefs));
  expect(examples.length).toBeGreaterThan(50);
  const [agent, player] = [await t.loggedIn("agent"), await t.loggedIn("demo")];
  for (const { name, query, variables } of examples) {
    const values = JSON.parse(variables || "{}");
    const { codes } = await agent.run(query, values);
    expect(codes.length === 0 ? codes : (await player.run(query, values)).codes, name).toEqual([]);
  }
}, 120_000);
