import { typeDefs } from "@atrium/schema";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { MapperKind, mapSchema } from "@graphql-tools/utils";
import { defaultFieldResolver, type GraphQLSchema, Kind, parse, responsePathAsArray, validate } from "graphql";
import { expect, test } from "vitest";
import { inRepository } from "../config/repository.ts";
import { loadPersistedDocuments } from "../documents/persisted.ts";
import { scalarResolvers } from "../graph/scalars.ts";
import { Random } from "../testing/random.ts";
import { type Faults, randomObject } from "../testing/randomData.ts";
import { randomRequest } from "../testing/randomDocument.ts";
import { expectSameAnswer } from "../testing/sameAnswer.ts";

// Holds the compiled executor to graphql-js's `execute`, over the contract and data of all kinds.

/** The calls of resolvers, as paths with their arguments. */
type Calls = string[];

/** The contract. Every second field has a resolver of its own, which notes its call. */
const schema: GraphQLSchema = mapSchema(makeExecutableSchema({ typeDefs, resolvers: [scalarResolvers] }), {
  [MapperKind.OBJECT_FIELD]: (field, name) =>
    name.length % 2 === 0
      ? field
      : {
          ...field,
          resolve(source, args, calls: Calls, info) {
            calls.push(`${responsePathAsArray(info.path).join(".")} ${JSON.stringify(args)}`);
            return defaultFieldResolver(source, args, calls, info);
          },
        },
});

const right: Faults = { isLate: false, wrong: 0 };
const faulty: Faults = { isLate: false, wrong: 0.02 };
const faultyAndLate: Faults = { isLate: true, wrong: 0.02 };

/** Compares the answers and the calls of resolvers. */
async function compare(text: string, variables: Record<string, unknown>, seed: number, faults: Faults) {
  const document = parse(text);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const isMutation = operation?.kind === Kind.OPERATION_DEFINITION && operation.operation === "mutation";
  const type = isMutation ? schema.getMutationType() : schema.getQueryType();
  if (type === null || type === undefined) throw new Error("The contract has no such type.");
  const runs: Calls[] = [];
  const sent = await expectSameAnswer({
    schema,
    document,
    variables,
    isLate: faults.isLate,
    context() {
      const calls: Calls = [];
      runs.push(calls);
      return calls;
    },
    root: () => randomObject(schema, type, seed, faults),
  });
  // After a failure the answer is there before late resolvers are called.
  if (faults.isLate) return sent;
  const [first, ...others] = runs.map((calls) => calls.sort());
  for (const other of others) expect(other).toEqual(first);
  return sent;
}

test.each([
  ["right data", right],
  ["faults", faulty],
  ["faults and promises", faultyAndLate],
])("answers every registered document as graphql-js does, with %s", async (_name, faults) => {
  const file = inRepository("web/persisted.json");
  let count = 0;
  for (const [, { text }] of loadPersistedDocuments(file).all()) {
    if (/^\s*subscription/m.test(text)) continue;
    count += 1;
    await compare(text, {}, count, faults);
  }
  expect(count).toBeGreaterThan(50);
});

test.each([
  ["queries, right data", "query", right],
  ["queries, faults", "query", faulty],
  ["queries, faults and promises", "query", faultyAndLate],
  ["mutations, faults and promises", "mutation", faultyAndLate],
] as const)("answers 100 random documents as graphql-js does: %s", async (_name, kind, faults) => {
  let errors = 0;
  let bytes = 0;
  for (let seed = 1; seed <= 100; seed += 1) {
    const { text, variables } = randomRequest(schema, new Random(seed * 7_919), kind);
    expect(validate(schema, parse(text)), text).toEqual([]);
    const sent = await compare(text, variables, seed, faults);
    errors += sent.errors.length;
    bytes += sent.data?.length ?? 0;
  }
  // The documents must reach enough data to prove anything.
  expect(bytes).toBeGreaterThan(5_000);
  if (faults !== right) expect(errors).toBeGreaterThan(20);
});
