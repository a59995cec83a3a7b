import { buildSchema, GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { createDocuments } from "../../../documents/documents.ts";
import { defaultLimits } from "../../../documents/limits.ts";
import { yogaLane } from "./yogaLane.ts";

test("executes a prepared document without parsing its text again", async () => {
  const schema = buildSchema("type Query { name: String }");
  const documents = createDocuments({ schema, limits: defaultLimits, isOpen: true });
  const engine = {
    schema,
    openContext: () => Promise.reject(new Error("The edge has opened the context.")),
    maskError: (error: unknown) => new GraphQLError(String(error)),
  };
  const prepared = documents.prepare("{ __typename }");
  const { operation } = documents.admit(prepared, undefined, {});
  if (operation === undefined) throw new Error("The document is refused.");
  const answer = await yogaLane(
    engine,
    false,
  )({
    prepared,
    operation,
    text: "This is no document.",
    operationName: undefined,
    isRegistered: false,
    variables: {},
    context: {},
    permit: () => undefined,
    signal: new AbortController().signal,
  });
  expect(answer.result).toEqual({ data: { __typename: "Query" } });
});
