import { mkdirSync, mkdtempSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startEdge } from "../testing/edgeFixture.ts";
import { documentIdOf, loadPersistedDocuments } from "./persisted.ts";

const [first, second, third] = ["query A { __typename }", "query B { __typename }", "query C { __typename }"];

function write(file: string, texts: readonly string[], at: number) {
  writeFileSync(file, JSON.stringify(Object.fromEntries(texts.map((text) => [documentIdOf(text).slice(7), text]))));
  utimesSync(file, at, at);
}

test("reads a manifest only if its hashes match, and again after it has grown, once a second", () => {
  let now = 0;
  const file = join(mkdtempSync(join(tmpdir(), "atrium-")), "persisted.json");
  write(file, [first], 1);
  const documents = loadPersistedDocuments(file, { now: () => now });
  expect(documents.find(documentIdOf(first))).toEqual({ text: first, name: "A" });
  write(file, [first, second], 2);
  expect(documents.find(documentIdOf(second))).toBeUndefined();
  now += 1_000;
  expect(documents.find(documentIdOf(second))?.name).toBe("B");
  writeFileSync(file, JSON.stringify({ [documentIdOf(first).slice(7)]: second }));
  expect(() => loadPersistedDocuments(file)).toThrow("another hash");
});

test("answers a document of an earlier release, and of a later one that another gateway got first", async () => {
  let now = 0;
  const folder = join(mkdtempSync(join(tmpdir(), "atrium-")), "documents");
  mkdirSync(folder);
  write(join(folder, "2026-11-01.json"), [first], 1);
  write(join(folder, "2026-11-20.json"), [second], 2);
  await using gateway = await startEdge({
    isOpen: false,
    persisted: loadPersistedDocuments(folder, { now: () => now }),
  });
  const codeOf = async (text: string) => {
    const { data, errors } = Object(await (await gateway.post({ documentId: documentIdOf(text) })).json());
    return errors?.[0].extensions.code ?? data;
  };
  expect([await codeOf(first), await codeOf(second)]).toEqual([{ __typename: "Query" }, { __typename: "Query" }]);
  expect(await codeOf(third)).toBe("PERSISTED_DOCUMENT_NOT_FOUND");
  write(join(folder, "next.tmp"), [third], 3);
  renameSync(join(folder, "next.tmp"), join(folder, "2026-11-22.json"));
  now += 1_000;
  expect(await codeOf(third)).toEqual({ __typename: "Query" });
});

test("reads the other releases beside a file that can't be used, and that file again after it has changed", () => {
  let now = 0;
  const folder = mkdtempSync(join(tmpdir(), "atrium-"));
  const problems: string[] = [];
  const onUnusable = ({ file, reason }: { file: string; reason: string }) => problems.push(`${file}: ${reason}`);
  const documents = loadPersistedDocuments(folder, { onUnusable, now: () => now });
  const find = (text: string) => {
    now += 1_000;
    return documents.find(documentIdOf(text))?.name;
  };
  const broken = join(folder, "2026-11-01.json");
  writeFileSync(broken, '{"half');
  write(join(folder, "2026-11-20.json"), [first], 1);
  expect(find(first)).toBe("A");
  expect(find(second)).toBeUndefined();
  expect(problems).toEqual([expect.stringContaining(`${broken}: SyntaxError`)]);
  write(broken, [second], 2);
  expect(find(second)).toBe("B");
  expect(problems).toHaveLength(1);
});
