import { typeDefs } from "@atrium/schema";
import { choicesOf, tries } from "@atrium/scripts/property";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { MapperKind, mapSchema } from "@graphql-tools/utils";
import fc from "fast-check";
import { defaultFieldResolver, type GraphQLSchema, Kind, parse, responsePathAsArray, validate } from "graphql";
import { expect, test } from "vitest";
import { inRepository } from "../config/repository.ts";
import { loadPersistedDocuments } from "../documents/persisted.ts";
import { scalarResolvers } from "../graph/scalars.ts";
import { type Faults, randomObject, type TapePlace, tapes } from "../testing/randomData.ts";
import { type RandomRequest, randomRequest } from "../testing/randomDocument.ts";
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
async function compare({ text, variables }: RandomRequest, from: TapePlace, faults: Faults) {
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
    root: () => randomObject(schema, type, from, faults),
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
  const texts = [...loadPersistedDocuments(file).all()].flatMap(([, { text }]) =>
    /^\s*subscription/m.test(text) ? [] : [text],
  );
  expect(texts.length).toBeGreaterThan(50);
  const property = fc.asyncProperty(tapes, async (tape) => {
    for (const [place, text] of texts.entries()) await compare({ text, variables: {} }, { tape, place }, faults);
  });
  await fc.assert(property, tries(1, 15_000));
});

test.each([
  ["queries, right data", "query", right],
  ["queries, faults", "query", faulty],
  ["queries, faults and promises", "query", faultyAndLate],
  ["mutations, faults and promises", "mutation", faultyAndLate],
] as const)("answers 60 random documents as graphql-js does: %s", async (_name, kind, faults) => {
  let errors = 0;
  let bytes = 0;
  const property = fc.asyncProperty(fc.gen(), tapes, async (gen, tape) => {
    const request = randomRequest(schema, choicesOf(gen), kind);
    expect(validate(schema, parse(request.text)), request.text).toEqual([]);
    const sent = await compare(request, { tape, place: 0 }, faults);
    errors += sent.errors.length;
    bytes += sent.data?.length ?? 0;
  });
  await fc.assert(property, tries(60, 15_000));
  // The documents must reach enough data to prove anything.
  expect(bytes).toBeGreaterThan(2_000);
  if (faults !== right) expect(errors).toBeGreaterThan(20);
});
