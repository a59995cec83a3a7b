import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { CODES } from "./codes.ts";

const root = path.join(import.meta.dirname, "..");
const isCode = (file: string) => file.endsWith(".ts") && !file.endsWith(".test.ts");
/** The codes themselves and their texts. */
const isList = (file: string) =>
  file.startsWith(path.join("http", "codes")) || file.startsWith(path.join("http", "messages"));

test("something throws each error code", () => {
  const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => isCode(file) && !isList(file))
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .join("\n");
  expect(Object.keys(CODES).filter((code) => !sources.includes(`"${code}"`))).toEqual([]);
});
