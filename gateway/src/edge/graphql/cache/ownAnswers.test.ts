import { GraphQLError } from "graphql";
import { expect, it } from "vitest";
import type { Answer } from "../../../execution/executor.ts";
import type { KnownOperation } from "./compiledOperations.ts";
import { OwnAnswers } from "./ownAnswers.ts";

/** A context with a session, and reads that answer with the platform's values of now. */
interface Caller {
  session: { id: string } | undefined;
  key: string;
  begun: string[];
}

interface Options {
  dependsOnMore?: boolean;
  errors?: readonly GraphQLError[];
  type?: KnownOperation["type"];
  padding?: string;
}

const member = { id: "session-1" };

/** An operation that reads the name and then the balance. It counts its runs. */
function open({ dependsOnMore = false, errors, type = "query", padding = "" }: Options = {}) {
  const platform: Record<string, () => Promise<unknown>> = {
    name: async () => "demo",
    balance: async () => 100,
  };
  let runs = 0;
  const read = (name: string) => (caller: Caller) => {
    caller.begun.push(name);
    return platform[name]?.() ?? Promise.reject(new Error("no such read"));
  };
  const answers = new OwnAnswers<Caller>(
    {
      sessionOf: ({ session }) => session,
      note: () => async () =>
        dependsOnMore
          ? undefined
          : Promise.all(
              ["name", "balance"].map(async (name) => ({
                again: read(name),
                value: await platform[name]?.(),
              })),
            ),
    },
    { sharedKey: ({ key }) => key },
  );
  const operation: KnownOperation = {
    number: 1,
    type,
    fallback: undefined,
    size: 1,
    async run(): Promise<Answer> {
      runs += 1;
      const values = [await platform.name?.(), await platform.balance?.()];
      return { data: [{ key: "viewer", json: JSON.stringify(values) + padding }], errors };
    },
  };
  const ask = async (caller: Partial<Caller> = {}, variables: Record<string, unknown> = {}) => {
    const context: Caller = { session: member, key: "brand EN cdn", begun: [], ...caller };
    const before = runs;
    const answer = await answers.run(operation, { context, variables, signal: new AbortController().signal });
    // An answer is stored a moment after it was returned.
    await new Promise(setImmediate);
    return { json: answer.data?.[0]?.json, isKept: runs === before, begun: context.begun };
  };
  return { platform, ask };
}

it("makes all calls of the last time at once, and gives the kept answer when all values are the same", async () => {
  const { ask } = open();
  expect(await ask()).toEqual({ json: '["demo",100]', isKept: false, begun: [] });
  expect(await ask()).toEqual({ json: '["demo",100]', isKept: true, begun: ["name", "balance"] });
});

it("runs the operation when a value differs or a call fails, without waiting for the others", async () => {
  const { ask, platform } = open();
  await ask();
  platform.balance = async () => 90;
  expect(await ask()).toMatchObject({ json: '["demo",90]', isKept: false });
  expect(await ask()).toMatchObject({ json: '["demo",90]', isKept: true });
  const { promise: never } = Promise.withResolvers();
  const slow = [() => never, async () => 90];
  platform.name = async () => "other";
  platform.balance = () => (slow.shift() ?? (async () => 90))();
  expect(await ask()).toMatchObject({ json: '["other",90]', isKept: false });
  platform.name = () => Promise.reject(new Error("refused"));
  await expect(ask()).rejects.toThrow("refused");
});

it.each<[string, Partial<Caller>, Record<string, unknown>]>([
  ["another session", { session: { id: "session-2" } }, {}],
  ["another session with the same id", { session: { ...member } }, {}],
  ["a guest", { session: undefined }, {}],
  ["another brand, language or CDN", { key: "brand VI cdn" }, {}],
  ["other variables", {}, { first: 1 }],
])("runs the operation for %s", async (_, caller, variables) => {
  const { ask } = open();
  await ask();
  expect(await ask({}, {})).toMatchObject({ isKept: true });
  expect(await ask(caller, variables)).toMatchObject({ isKept: false });
});

it.each<[string, Parameters<typeof open>[0]]>([
  ["depends on more than reads", { dependsOnMore: true }],
  ["has an error", { errors: [new GraphQLError("one field failed")] }],
  ["is a mutation's", { type: "mutation" }],
  ["is very large", { padding: "x".repeat(200_000) }],
])("keeps no answer that %s", async (_, options) => {
  const { ask } = open(options);
  for (const _time of [1, 2, 3]) expect(await ask()).toMatchObject({ isKept: false });
});
