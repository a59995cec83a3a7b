import { Kind, parse } from "graphql";
import { expect, it } from "vitest";
import { gatewaySchema } from "../schema.ts";
import { costOf, planCost } from "./cost.ts";
import { documentParts } from "./operations.ts";

const schema = gatewaySchema();

function pointsOf(text: string): number {
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("no operation");
  return costOf(planCost(schema, operation, documentParts(document)), {}).points;
}

const around = (list: string, field: string) => list.replace("*", field);
const messages = "{ viewer { member { messages(first: 50) { edges { node { * } } } } } }";
const promotions = "{ site { promotions(first: 50) { edges { node { * } } } } }";

it.each([
  [messages, "id", "content", 100],
  [promotions, "id", "rulesHtml", 50],
  [promotions, "id", "termsHtml", 50],
  [promotions, "id", "steps", 50],
  ["{ site { banners(group: HOME) { linkage { * } } } }", "target", "name", 5],
  ["{ site { jackpots { * } } }", "id", "gameIds", 100],
])("%s: %s costs less than %s, which needs more work for each object", (list, plain, costly, more) => {
  expect(pointsOf(around(list, costly)) - pointsOf(around(list, plain))).toBe(more);
});

it("counts each of a field's aliases, which ask the platform for different things", () => {
  const has = (name: string) => `${name}: hasWebPush(endpoint: "https://push.example/${name}")`;
  const one = pointsOf(`{ viewer { member { ${has("a")} } } }`);
  expect(pointsOf(`{ viewer { member { ${has("a")} ${has("b")} } } }`)).toBe(one + 2);
});
