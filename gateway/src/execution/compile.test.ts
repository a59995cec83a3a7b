import DataLoader from "dataloader";
import { parse } from "graphql";
import { expect, test } from "vitest";
import { compiled, dataOf, expectSameAnswer } from "../testing/sameAnswer.ts";
import { zooSchema as schema } from "../testing/zooSchema.ts";

const soon = <T>(value: T) => Promise.resolve().then(() => value);
const fails = (): never => {
  throw new Error("It failed.");
};
const failsLater = () => soon(0).then(fails);
/** Waits until all promises that are ready have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("keeps the same one of two errors that come later", async () => {
  const document = parse("{ thing { mustThing { must } things { must } x: must } }");
  for (let waits = 0; waits < 8; waits += 1) {
    const failAfter = async () => {
      for (let wait = 0; wait < waits; wait += 1) await undefined;
      throw new Error(`after ${waits}`);
    };
    const things = [{ must: failsLater }];
    await expectSameAnswer({
      schema,
      document,
      root: () => ({ thing: { mustThing: { must: () => soon(null) }, things, must: failAfter } }),
    });
    await expectSameAnswer({
      schema,
      document,
      root: () => ({ thing: { mustThing: soon({ must: failsLater }), things, must: failAfter } }),
    });
  }
});

test("runs the fields of a mutation one after the other", async () => {
  const document = parse(
    'mutation { a: step(name: "a") { name } b: mustStep(name: "b") { name } c: step(name: "c") { name } }',
  );
  const logs: string[][] = [];
  const root = () => {
    const log: string[] = [];
    logs.push(log);
    const step = async (name: string) => {
      log.push(`${name} begins`);
      await settled();
      log.push(`${name} ends`);
      return { name };
    };
    return { step };
  };
  const { data } = await expectSameAnswer({ schema, document, root });
  expect(data).toBe('{"a":{"name":"a"},"b":{"name":"b"},"c":{"name":"c"}}');
  for (const log of logs) expect(log.join()).toBe("a begins,a ends,b begins,b ends,c begins,c ends");
});

test("starts the fields of a query together, so that a loader batches their ids", async () => {
  const document = parse("{ things { thing { name } thing2: thing { things { name } } } }");
  const batches: string[][] = [];
  const root = () => {
    const loader = new DataLoader(async (names: readonly string[]) => {
      batches.push([...names]);
      return names.map((name) => ({ name, things: [{ name: () => soon(`${name} again`) }] }));
    });
    return { things: ["a", "b"].map((name) => ({ thing: () => loader.load(name) })) };
  };
  await expectSameAnswer({ schema, document, root });
  for (const batch of batches) expect(batch).toEqual(["a", "b"]);
});

test("keeps a bounded number of fields, however the conditions of a document turn out", async () => {
  const names = [..."abcdefgh"];
  const fields = Array.from({ length: 300 }, (_, index) => `f${index}: text`).join(" ");
  const conditional = names.map((name) => `${name}: int @skip(if: $${name})`).join(" ");
  const document = parse(`query (${names.map((name) => `$${name}: Boolean!`)}) { ${fields} ${conditional} }`);
  const operation = compiled(schema, document);
  expect(operation.size).toBeLessThan(2_000);
  for (const outcome of [0, 1, 128, 255, 0]) {
    const variables = Object.fromEntries(names.map((name, bit) => [name, ((outcome >> bit) & 1) === 1]));
    const { data } = await operation.run({ context: {}, variables, rootValue: {} });
    expect(data?.length).toBe(300 + 8 - outcome.toString(2).replaceAll("0", "").length);
  }
});

test("answers without a promise when no resolver returns one", () => {
  const answer = compiled(schema, parse("{ text things { name } }")).run({
    context: {},
    variables: {},
    rootValue: { things: [{}] },
  });
  expect(answer).not.toBeInstanceOf(Promise);
});

test("rejects with the signal's reason at once, and calls no further resolver", async () => {
  const leaving = new AbortController();
  let calls = 0;
  const rootValue = {
    thing: {
      name: () => new Promise(() => undefined),
      thing: async () => {
        leaving.abort(new Error("The client left."));
        return {
          name: () => {
            calls += 1;
          },
        };
      },
    },
  };
  const { run } = compiled(schema, parse("{ thing { name thing { name } } }"));
  const input = { context: {}, variables: {}, signal: leaving.signal, rootValue };
  await expect(run(input)).rejects.toThrow("The client left.");
  expect(calls).toBe(0);
  expect(() => run(input)).toThrow("The client left.");
});

test.each<[string, string, string, Record<string, unknown>?]>([
  ["subscription", "subscription", "subscription { tick }"],
  ["a null for a condition", "null-condition", "query ($a: Boolean = true) { text @skip(if: $a) }", { a: null }],
  [
    "nine conditions",
    "many-conditions",
    `query (${[..."abcdefghi"].map((name) => `$${name}: Boolean!`)}) { ${[..."abcdefghi"].map((name) => `${name}: text @skip(if: $${name})`)} }`,
    Object.fromEntries([..."abcdefghi"].map((name) => [name, name > "e"])),
  ],
  ["disabled error propagation", "no-error-propagation", "query @experimental_disableErrorPropagation { must }"],
])("leaves to graphql-js and counts: %s", async (_name, reason, text, variables = {}) => {
  const document = parse(text);
  const reasons: string[] = [];
  const operation = compiled(schema, document, (fallback) => reasons.push(fallback));
  const answer = await operation.run({ context: {}, variables, rootValue: { text: "x" } });
  expect(reasons).toEqual([reason]);
  if (reason === "null-condition") expect(answer.errors?.[0]?.message).toContain("not to be null");
  if (reason === "many-conditions") expect(dataOf(answer)).toBe('{"a":"x","b":"x","c":"x","d":"x","e":"x"}');
});
