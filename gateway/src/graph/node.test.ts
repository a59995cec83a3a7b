import { graphql, isInterfaceType } from "graphql";
import { describe, expect, it } from "vitest";
import { gatewaySchema, nodeLookups } from "../schema.ts";
import { decodeId, globalId, keyOf } from "./globalId.ts";

it("finds every type that implements Node", () => {
  const schema = gatewaySchema();
  const node = schema.getType("Node");
  if (!isInterfaceType(node)) throw new Error("Node is no interface.");
  const types = schema.getPossibleTypes(node).map(({ name }) => name);
  expect(Object.keys(nodeLookups).toSorted()).toEqual(types.toSorted());
});

it("keeps no tokens of the contract's text", () => {
  expect(gatewaySchema().getQueryType()?.astNode?.loc).toBeUndefined();
});

it.each(["constructor", "valueOf", "toString", "hasOwnProperty"])("refuses an id of the type %s", async (type) => {
  const variableValues = { id: globalId(type, "x") };
  const source = "query ($id: ID!) { node(id: $id) { id } }";
  const { errors } = await graphql({ schema: gatewaySchema(), source, variableValues, contextValue: {} });
  expect(errors?.[0]?.originalError).toMatchObject({ name: "AtriumError", code: "BAD_ID" });
});

describe("a global id", () => {
  it("is decoded again", () => {
    expect(decodeId(globalId("Game", "17"))).toEqual({ type: "Game", key: "17" });
    expect(keyOf("Game", globalId("Game", "17"))).toBe("17");
    expect(keyOf("Game", globalId("Banner", "17"))).toBeNull();
  });

  it.each([
    "",
    "17",
    "Game:17",
    Buffer.from("Game:").toString("base64url"),
    Buffer.from(":17").toString("base64url"),
    Buffer.from("Game:1\0").toString("base64url"),
    Buffer.from("Game:1\n").toString("base64url"),
    `${globalId("Game", "17")}=`,
    `${globalId("Game", "17")} `,
    "🎰",
    globalId("Game", "x".repeat(10_000)),
  ])("that was not made by the gateway (%#) is refused", (id) => {
    expect(decodeId(id)).toBeNull();
  });
});
