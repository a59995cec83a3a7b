import { tries } from "@atrium/scripts/property";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Mapping } from "../format.ts";
import { Place } from "../place.ts";
import type { Direction } from "./conversions.ts";
import { inBoundedTime } from "./expressions.ts";
import { type Around, compileMapping } from "./mapping.ts";

const tables = { kinds: { slots: "RNG", live: "LIVE", old: "RNG", "7": 3 } };
const around = (content: unknown): Around => ({
  content,
  body: { code: 0, data: content },
  bytes: Buffer.from("picture"),
  headers: { "x-id": "of-header", "set-cookie": ["sid=abc; Path=/", "other=1"] },
  call: { pageNo: 2 },
  merchant: "atrium",
  language: "vi-VN",
  sent: {
    caller: {
      token: "secret",
      language: "VI",
      requestId: "r1",
      traceparent: undefined,
      clientIp: undefined,
      userAgent: undefined,
    },
    idempotencyKey: "key-1",
  },
  encrypt: (cipher, text) => `${cipher}<${text.length}>`,
  rows: 0,
});

/** What a mapping makes of a value, and what is wrong with it. */
function mapped(mapping: Mapping, value: unknown, direction: Direction = "answer", shape?: z.ZodType) {
  const problems: string[] = [];
  const place = new Place((keys, text) => problems.push([...keys, text].join(": ")));
  const options = { direction, tables, rsaCiphers: new Set(["password"]) };
  const read = compileMapping(mapping, options, place, shape && [shape]);
  return { problems, make: () => read(value, around(value)) };
}
const answered = (mapping: Mapping, value: unknown) => mapped(mapping, value).make();
const requested = (mapping: Mapping, value: unknown) => mapped(mapping, value, "request").make();

describe("conversions", () => {
  it.each([
    ["minor(2)", 1250, "12.50"],
    ["minor(2)", -5, "-0.05"],
    ["minor(0)", 7, "7"],
    ["minor(4)", 1, "0.0001"],
    ["number", 12.5, "12.5"],
    ["number", 0.00000012, "0.00000012"],
    ["scaled(2)", 9633, 96.33],
    ["integer", 12, 12],
    ["epochSeconds", 1_700_000_000, "2023-11-14T22:13:20.000Z"],
    ["epochMillis", 1_700_000_000_123, "2023-11-14T22:13:20.123Z"],
    ["localTime(+07:00)", "2026-11-29 03:55:07", "2026-11-28T20:55:07.000Z"],
    ["localTime(-03:30)", "2026-11-29 03:55:07", "2026-11-29T07:25:07.000Z"],
    ["zeroOne", 1, true],
    ["zeroOne", 0, false],
    ["yesNo", "N", false],
    ["flag(on, off)", "on", true],
    ["not", true, false],
    ["pageFrom(0)", 0, 1],
    ["csv", "a,b", ["a", "b"]],
    ["csv(;)", "a;b", ["a", "b"]],
    ["table(kinds)", "live", "LIVE"],
    ["prefix(https://cdn.example)", "/a.png", "https://cdn.example/a.png"],
  ])("%s: the platform's %j is our %j, and back", (conversion, theirs, ours) => {
    expect(answered(`a.b | ${conversion}`, { a: { b: theirs } })).toEqual(ours);
    expect(requested(`a.b | ${conversion}`, { a: { b: ours } })).toEqual(theirs);
  });

  it.each([
    ["minor(2)", "1250", "12.50"],
    ["number", "12.50", "12.50"],
    ["integer", "12", 12],
    ["text", 12, "12"],
    ["epochSeconds", "1700000000", "2023-11-14T22:13:20.000Z"],
    ["epochSeconds", 0, null],
    ["localTime(+00:00)", "2026-11-29", "2026-11-29T00:00:00.000Z"],
    ["zeroOne", "1", true],
    ["zeroOne", true, undefined],
    ["table(kinds) | default(OTHER)", "new", "OTHER"],
    ["default(5)", undefined, 5],
    ["minor(2)", null, null],
    ["minor(2)", 12.5, undefined],
    ["minor(2)", 2 ** 53, undefined],
    ["number", 0.1 + 2 ** 60, undefined],
    ["number", Number.MAX_VALUE, undefined],
    ["epochMillis", 9e15, undefined],
    ["csv", { length: 3 }, undefined],
    ["table(kinds)", "__proto__", undefined],
    ["not", "true", undefined],
  ])("%s reads %j as %j", (conversion, theirs, ours) => {
    expect(answered(`v | ${conversion}`, { v: theirs })).toEqual(ours);
  });

  it("never sends an amount, a word or a date that the platform's form can't hold", () => {
    for (const [conversion, value] of [
      ["minor(2)", "0.001"],
      ["minor(2)", "all"],
      ["minor(2)", "90071992547409.93"],
      ["number", "12345678901234567.89"],
      ["table(kinds)", "FISH"],
      ["epochSeconds", "soon"],
      ["pageFrom(0)", "1"],
    ] as const) {
      expect(() => requested(`v | ${conversion}`, { v: value }), `${conversion} ${value}`).toThrow(
        expect.objectContaining({ code: "UPSTREAM_UNAVAILABLE", wasSent: false }),
      );
    }
    expect(() => requested("v | minor(2)", { v: "s3cret" })).not.toThrow(/s3cret/);
    expect(requested("v | minor(2) | default(-1)", { v: "all" })).toBe(-1);
    expect(requested("v | minor(2)", {})).toBeUndefined();
  });

  it("keep every amount exactly, in both directions", () => {
    const property = fc.property(fc.nat(8), fc.maxSafeInteger(), (places, units) => {
      const amount = answered(`v | minor(${places})`, { v: units });
      // A number of JSON is exact up to 15 digits.
      expect(BigInt(String(amount).replace(".", ""))).toBe(BigInt(units));
      expect(requested(`v | minor(${places})`, { v: amount })).toBe(units);
      const short = Math.trunc(units / 100) / 10 ** Math.min(places, 6);
      const text = answered("v | number", { v: short });
      if (text !== undefined) expect(requested("v | number", { v: text })).toBe(short);
    });
    fc.assert(property, tries(2_000));
  });
});

describe("mappings", () => {
  it("make objects and lists, from paths, constants and what is around an answer", () => {
    const content = {
      currency: "VND",
      total: 2,
      rows: [{ id: 1, "odd name": { t: "A" } }, { id: 2, en: "B" }, "hostile"],
    };
    const mapping = {
      count: "total",
      fixed: "=a constant",
      yes: true,
      page: "$call.pageNo",
      captcha: "$headers.x-id",
      session: "$cookies.sid",
      picture: "$base64",
      code: "$body.code",
      rows: { each: "rows", item: { id: "id | text", name: '"odd name".t ?? en ?? =none', currency: "$.currency" } },
      nothing: { each: "missing", item: "." },
      part: { within: "rows.1", item: { id: "id" } },
      none: { within: "rows.9", item: { id: "id" } },
      second: "rows.1.id",
    };
    expect(answered(mapping, content)).toEqual({
      count: 2,
      fixed: "a constant",
      yes: true,
      page: 2,
      captcha: "of-header",
      session: "abc",
      picture: Buffer.from("picture").toString("base64"),
      code: 0,
      rows: [
        { id: "1", name: "A", currency: "VND" },
        { id: "2", name: "B", currency: "VND" },
        { id: undefined, name: "none", currency: "VND" },
      ],
      nothing: undefined,
      part: { id: 2 },
      none: undefined,
      second: 2,
    });
    const facts = { brand: "$merchant", lang: "$language", t: "$token", k: "$idempotencyKey", p: "p | rsa(password)" };
    expect(requested(facts, { p: "hunter2" })).toEqual({
      brand: "atrium",
      lang: "vi-VN",
      t: "secret",
      k: "key-1",
      p: "password<7>",
    });
  });

  it.each<[Mapping, string]>([
    ["a | minr(2)", 'there is no conversion "minr": did you mean "minor"?'],
    ["a | minor", "minor is written minor(places)"],
    ["a | minor(9)", "the number of places must be 0 to 8"],
    ["a | table(kind)", 'there is no table "kind": did you mean "kinds"?'],
    ["a | rsa(password)", "rsa is for requests only"],
    ["$merchnt.x", 'there is no "$merchnt" in an answer'],
    ["a b", '"a b" is no name: other names need double quotes'],
    ["a..b", 'a name is missing: a path is like "a.b", and "." is the value itself'],
    ["a.__proto__", '"__proto__" can\'t be a name here'],
    ['"a', "a double quote is missing"],
    [{ expression: "a[?" }, "expression: Syntax error"],
    [{ expression: "a[?lenght(b) > `1`]" }, 'expression: JMESPath has no function "lenght": did you mean "length"?'],
    [{ expression: "a.{x: length(@, b)}" }, "expression: length() takes 1 argument, not 2"],
    [{ expression: "join(',')" }, "expression: join() takes 2 arguments, not 1"],
    [{ expression: "merge()" }, "expression: merge() takes at least 1 argument, not 0"],
    [{ expression: "sort_by(a, b)" }, "expression: argument 2 of sort_by() is written &expression"],
    [{ expression: "let $x = a in b[*].[$x, $y]" }, 'expression: there is no variable "$y"'],
    [{ nodeId: "id", gameNmae: "name" }, 'gameNmae: we read no field "gameNmae": did you mean "gameName"?'],
    [{ tags: { x: "y" } }, "tags: our value is a list: write `each: path` and `item: …`"],
    [{ nodeId: { each: "a", item: "." } }, "nodeId: our value is no list: leave out `each`"],
  ])("%j is refused", (mapping, problem) => {
    const shape = z.union([
      z
        .object({ nodeId: z.string(), gameName: z.string(), tags: z.array(z.string()).catch([]) })
        .transform((row) => row),
      z.null(),
    ]);
    expect(mapped(mapping, {}, "answer", shape).problems).toEqual([expect.stringContaining(problem)]);
  });

  it("reach nothing but the data of hostile answers", () => {
    const hostile = JSON.parse(
      '{ "__proto__": { "x": 1 }, "constructor": { "y": 2 }, "list": { "length": 9 }, "text": "abc" }',
    );
    const mapping = {
      x: "x",
      y: "y",
      l: { each: "list", item: "." },
      t: "text.length",
      m: "list.map",
      e: { expression: "toString" },
    };
    expect(answered(mapping, hostile)).toEqual({});
    expect(Object.getPrototypeOf({}).x).toBeUndefined();
    const many = { rows: Array.from({ length: 150 }, () => 1) };
    const squared: Mapping = { each: "rows", item: { each: "$.rows", item: "." } };
    expect(() => answered(squared, many)).toThrow(/too many rows/);
  });

  it("take every function of JMESPath, and literals that look like one", () => {
    const literal = '`{"type": "Function", "name": "x"}`';
    const good = `let $n = \`1\` in [not_null(a, ${literal}).name, pad_left('1', \`3\`), max_by(b, &c).c, $n]`;
    expect(answered({ x: { expression: good } }, { b: [{ c: 2 }] })).toEqual({ x: ["x", "  1", 2, 1] });
  });

  it("stop an expression that takes too long, and go on with the next one", () => {
    const list = Array.from({ length: 30_000 }, (_, index) => index);
    const slow = mapped({ expression: "a[?contains($.b, @)]" }, { a: list, b: list.map((one) => one + 1e6) });
    expect(() => inBoundedTime(slow.make)).toThrow(/takes too long/);
    const sum = mapped(
      { expression: "sum(a[?k == 'G'].c)" },
      {
        a: [
          { k: "G", c: 5 },
          { k: "H", c: 9 },
        ],
      },
    );
    expect(inBoundedTime(sum.make)).toBe(5);
  });
});
