import { makeExecutableSchema } from "@graphql-tools/schema";
import { Kind, parse } from "graphql";
import { expect, test } from "vitest";
import { dataOf } from "../testing/sameAnswer.ts";
import { compile } from "./compile.ts";
import { TextCache, textCache } from "./textCache.ts";

interface Cat {
  name: string | null;
  guarded?: string;
}

/** Names of which the resolver was asked. */
const asked: unknown[] = [];
const schema = makeExecutableSchema<{ isLate?: boolean }>({
  typeDefs: "type Query { cat: Cat } type Cat { name: String! nick(of: Int): String guarded: String }",
  resolvers: {
    Cat: {
      name({ name }: Cat, _args, { isLate }) {
        asked.push(name);
        return isLate ? Promise.resolve(name) : name;
      },
      nick: ({ name }: Cat, { of }: { of?: number }) => name?.slice(0, of),
    },
  },
});

const newCat = (name: string | null) => ({ name, guarded: "secret", [textCache]: new TextCache() });

function open(text: string) {
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("The document has no operation.");
  const isSteady = ({ name }: { name: string }) => name !== "guarded";
  const compiled = compile({ schema, document, operation, hideSuggestions: false, isSteady });
  return async (cat: Cat, { variant = "EN", context = {}, variables = {} } = {}) => {
    const answer = await compiled.run({ variables, context, rootValue: { cat }, variant: () => variant });
    return `${dataOf(answer)} ${answer.errors?.map(({ message }) => message).join() ?? ""}`.trim();
  };
}

test("an object is written once for each variant, and written anew for another one", async () => {
  asked.length = 0;
  const run = open("{ cat { name } }");
  const tom = newCat("Tom");
  expect(await run(tom)).toBe('{"cat":{"name":"Tom"}}');
  expect(await run(tom)).toBe('{"cat":{"name":"Tom"}}');
  expect(asked).toEqual(["Tom"]);
  await run(tom, { variant: "VI" });
  await run(newCat("Tom"));
  expect(asked).toEqual(["Tom", "Tom", "Tom"]);
});

test("a changed copy of an object does not get the object's text", async () => {
  const run = open("{ cat { name } }");
  const tom = newCat("Tom");
  await run(tom);
  expect(await run({ ...tom, name: "Kit" })).toBe('{"cat":{"name":"Kit"}}');
});

test("what failed, came later, or depends on more than the object is not kept", async () => {
  asked.length = 0;
  const byName = open("{ cat { name } }");
  const nobody = newCat(null);
  const refused = '{"cat":null} Cannot return null for non-nullable field Cat.name.';
  expect([await byName(nobody), await byName(nobody)]).toEqual([refused, refused]);
  const late = newCat("Late");
  for (let time = 0; time < 2; time += 1) await byName(late, { context: { isLate: true } });
  expect(asked).toEqual([null, null, "Late", "Late"]);

  asked.length = 0;
  const guarded = open("{ cat { name guarded } }");
  const byVariable = open("query ($of: Int) { cat { name nick(of: $of) } }");
  const tom = newCat("Tom");
  for (let time = 0; time < 2; time += 1) await guarded(tom);
  expect(await byVariable(tom, { variables: { of: 1 } })).toBe('{"cat":{"name":"Tom","nick":"T"}}');
  expect(await byVariable(tom, { variables: { of: 2 } })).toBe('{"cat":{"name":"Tom","nick":"To"}}');
  expect(asked).toEqual(["Tom", "Tom", "Tom", "Tom"]);
});
