import { expect, test } from "vitest";
import { csvStream, partsOf } from "./csv.ts";

const bodyOf = async (stream: ReadableStream<Uint8Array>) =>
  Buffer.from(await new Response(stream).arrayBuffer()).toString();

test("formulas become text, numbers stay numbers", async () => {
  const rows = [
    { a: "=1+1", b: "+84", c: "-2.50", d: -3n, e: "-cmd|calc", f: "＠SUM(A1)" },
    { a: "\tx", b: "\r=x", c: 'a "b", c', d: "d;＝e", e: null, f: new Date(0) },
  ];
  const stream = csvStream(
    ["a", "b", "c", "d", "e", "f"],
    partsOf<(typeof rows)[number]>(9, async ({ offset }) => rows.slice(offset)),
    (all) => all,
  );
  expect(await bodyOf(stream)).toBe(
    `\uFEFFa,b,c,d,e,f\r\n'=1+1,'+84,-2.50,-3,'-cmd|calc,'＠SUM(A1)\r\n"'\tx","'\r'=x","a ""b"", c","d;'＝e",,1970-01-01T00:00:00.000Z\r\n`,
  );
});

/** A list of numbers that remembers which parts of it were read. */
function listOf(total: number) {
  const reads: number[] = [];
  const read = async ({ last = 0, limit }: { last: number | undefined; limit: number }) => {
    reads.push(limit);
    return Array.from({ length: Math.min(limit, total - last) }, (_, index) => last + index + 1);
  };
  return { reads, read };
}

test("reads a list in parts of a thousand rows, up to a limit, while the client takes them", async () => {
  const whole = listOf(2_500);
  const lines = (await bodyOf(csvStream(["n"], partsOf(9_000, whole.read), (rows) => rows.map((n) => ({ n })))))
    .trimEnd()
    .split("\r\n");
  expect(lines.slice(1)).toEqual(Array.from({ length: 2_500 }, (_, index) => String(index + 1)));
  expect(whole.reads).toEqual([1_000, 1_000, 1_000, 1_000]);

  const limited = listOf(9_000);
  const some = await bodyOf(csvStream(["n"], partsOf(1_500, limited.read), (rows) => rows.map((n) => ({ n }))));
  expect(some.trimEnd().split("\r\n")).toHaveLength(1_501);
  expect(limited.reads).toEqual([1_000, 500]);

  const left = listOf(50_000);
  const reader = csvStream(["n"], partsOf(50_000, left.read), (rows) => rows.map((n) => ({ n }))).getReader();
  await reader.read();
  await reader.read();
  await reader.cancel();
  expect(left.reads.length).toBeLessThan(4);
});
