import { GraphQLError, parse } from "graphql";
import { test } from "vitest";
import { expectSameAnswer } from "../testing/sameAnswer.ts";
import { zooSchema as schema } from "../testing/zooSchema.ts";

const soon = <T>(value: T) => Promise.resolve().then(() => value);
const fails = (): never => {
  throw new Error("It failed.");
};
const failsLater = () => soon(0).then(fails);
test.each<[string, string, () => object, Record<string, unknown>?]>([
  ["built-in scalars", "{ text int float flag id }", () => ({ text: "a", int: 1, float: 1.5, flag: false, id: "x" })],
  ["scalars that are coerced", "{ text int float flag id }", () => ({ text: 1, int: "7", float: "2", flag: 0, id: 9 })],
  ["scalars out of range", "{ text int float flag }", () => ({ text: {}, int: 2 ** 31, float: 1 / 0, flag: "yes" })],
  ["negative zero and exponents", "{ int a: float }", () => ({ int: -0, float: 1e-7 })],
  ["escapes and long texts", "{ a: text b: id }", () => ({ text: '\u0000"\\\ud800\u2028é😀', id: "x".repeat(99) })],
  ["objects with valueOf and toJSON", "{ text int }", () => ({ text: new Date(0), int: { valueOf: () => 4 } })],
  ["enum values", "{ a: color }", () => ({ color: "green" })],
  ["an unknown enum value", "{ color }", () => ({ color: "RED" })],
  ["scalars of our own", "{ odd }", () => ({ odd: ["x", { y: 1 }] })],
  ["a scalar that gives null", "{ odd }", () => ({ odd: "null" })],
  ["a scalar that gives NaN", "{ odd }", () => ({ odd: "NaN" })],
  ["a scalar that throws", "{ odd }", () => ({ odd: "throws" })],
  ["null and undefined", "{ text thing { name } ints }", () => ({ text: null, ints: null })],
  ["null for a non-null root field", "{ text must }", () => ({ text: "a" })],
  [
    "errors as values",
    "{ text thing { name } ints }",
    () => ({ text: new Error("a"), thing: new Error("b"), ints: [new Error("c")] }),
  ],
  [
    "methods",
    "{ text(times: 3) }",
    () => ({ text: (args: object, _: unknown, info: { fieldName: string }) => JSON.stringify([args, info.fieldName]) }),
  ],
  [
    "methods that use `this`",
    "{ text }",
    () => ({
      id: "x",
      text(this: { id: string }) {
        return this.id;
      },
    }),
  ],
  ["methods that throw", "{ text int }", () => ({ text: fails, int: failsLater })],
  [
    "getters that throw",
    "{ text int }",
    () => ({
      get text() {
        return fails();
      },
      get int() {
        return failsLater();
      },
    }),
  ],
  [
    "thenables of other libraries",
    "{ text }",
    // biome-ignore lint/suspicious/noThenProperty: this is the thenable that is tested.
    () => ({ text: { then: (done: (value: string) => void) => done("late") } }),
  ],
  ["aliases", "{ a: text b: text __proto__: text }", () => ({ text: "x" })],
  [
    "merged fields",
    "{ thing { name } thing { must } ...F ...F } fragment F on Query { thing { name } }",
    () => ({ thing: { name: "a", must: "b" } }),
  ],
  ["__typename", "{ __typename thing { __typename t: __typename name } }", () => ({ thing: {} })],
  ["introspection", '{ __schema { queryType { name } } __type(name: "Color") { enumValues { name } } }', () => ({})],
  ["constant arguments", "{ echo(colors: RED, options: { min: 1 }, odd: 5) }", () => ({})],
  [
    "variables in arguments",
    "query ($c: Color, $m: Int) { echo(colors: [$c, BLUE], options: { min: $m, inner: {} }) }",
    () => ({}),
    { c: "GREEN" },
  ],
  [
    "a null variable in a non-null place",
    "query ($c: Color) { text(times: 2) echo(colors: [$c]) }",
    () => ({ text: "x" }),
    { c: null },
  ],
  ["defaults of variables", "query ($o: Options = { color: RED }) { echo(options: $o) }", () => ({})],
  [
    "variables that don't fit",
    "query ($o: Options, $c: Color!) { echo(options: $o, colors: [$c]) }",
    () => ({}),
    { o: { min: "x", more: 1 } },
  ],
  [
    "@skip and @include",
    "query ($a: Boolean!, $b: Boolean!) { text @skip(if: $a) int @include(if: $b) float @skip(if: true) ... @include(if: $a) { id } }",
    () => ({ text: "x", id: 1 }),
    { a: true, b: false },
  ],
  ["lists and sets", "{ ints nested }", () => ({ ints: new Set([1, 2]), nested: [[1], [], null] })],
  ["a text instead of a list", "{ ints nested }", () => ({ ints: "12", nested: [5] })],
  ["null in lists", "{ ints mustInts nested }", () => ({ ints: [null], mustInts: [1, null], nested: [[null], [2]] })],
  [
    "late and failing items",
    "{ ints mustInts things { name } }",
    () => ({
      ints: [soon(1), failsLater(), 3],
      mustInts: [soon(1), failsLater()],
      things: [soon({ name: soon("a") }), failsLater()],
    }),
  ],
  [
    "a generator that throws",
    "{ ints }",
    () => ({
      ints: (function* () {
        yield 1;
        fails();
      })(),
    }),
  ],
  [
    "asynchronous lists",
    "{ ints things { name } }",
    () => ({
      ints: (async function* () {
        yield 1;
        yield soon(2);
      })(),
      things: (async function* () {
        yield { name: "a" };
        fails();
      })(),
    }),
  ],
  [
    "failures next to promises that fail later",
    "{ a: must b: must }",
    () => ({
      must: (_: object, __: unknown, info: { path: { key: string } }) => (info.path.key === "a" ? failsLater() : null),
    }),
  ],
  ["a failing item before promises that fail", "{ mustInts }", () => ({ mustInts: [null, failsLater()] })],
  ["null that reaches the root", "{ mustThings { mustThing { must } } }", () => ({ mustThings: [{ mustThing: {} }] })],
  [
    "null that stops halfway",
    "{ thing { name thing { mustThing { mustThing { must } } } } }",
    () => ({ thing: { name: "a", thing: { mustThing: { mustThing: soon({}) } } } }),
  ],
  [
    "errors below a place that is null already",
    "{ thing { a: thing { name mustThing { must } b: mustThing { must } } } }",
    () => ({ thing: { thing: { name: fails, mustThing: () => soon({ must: failsLater }) } } }),
  ],
  [
    "errors with extensions and locations",
    "{ text }",
    () => ({
      text: () => {
        throw new GraphQLError("coded", { extensions: { code: "X" } });
      },
    }),
  ],
  [
    "values that are no errors, thrown",
    "{ text }",
    () => ({
      text: () => {
        throw "a text";
      },
    }),
  ],
  [
    "an interface",
    "{ animals { __typename name ... on Dog { barks friend { name } } ... on Cat { lives } } }",
    () => ({ animals: [dog(), cat(), dog({ friend: cat() })] }),
  ],
  [
    "a union without a type resolver",
    "{ pet { ... on Animal { name } ... on Cat { lives } } }",
    () => ({ pet: cat() }),
  ],
  ["a type that comes late", "{ animal { name } }", () => ({ animal: { ...dog(), kind: () => soon("Dog") } })],
  ["a type that fails", "{ animals { name } }", () => ({ animals: [{ kind: fails }, { kind: failsLater }] })],
  [
    "types that are none",
    "{ animals { name } }",
    () => ({ animals: ["Nothing", "Color", "Rock", null, 7].map((kind) => ({ kind: () => kind })) }),
  ],
  [
    "an object that is not of its type",
    "{ animals { name } }",
    () => ({
      animals: [
        { ...dog(), isDog: false },
        { ...cat(), lives: 0 },
      ],
    }),
  ],
])("answers as graphql-js does: %s", async (_name, text, root, variables = {}) => {
  await expectSameAnswer({ schema, document: parse(text), root, variables });
});

const dog = (more: object = {}) => ({ isDog: true, kind: () => "Dog", name: "Rex", barks: true, ...more });
const cat = () => ({ lives: 9, kind: () => "Cat", __typename: "Cat", name: soon("Tom") });
