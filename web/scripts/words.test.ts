import path from "node:path";
import { expect, it } from "vitest";
import { readWords, wordFaults } from "./words.ts";

const words = readWords(path.resolve(import.meta.dirname, "../../docs/words.md")).filter(({ names }) =>
  ["demo", "status"].includes(names.get("EN") ?? ""),
);

const faultsOf = (language: string, ...texts: string[]) =>
  wordFaults(words, language, new Map(texts.map((text, at) => [`id_${at}`, text])));

it("refuses second names and their plurals, as whole words, in the language of the name", () => {
  expect(faultsOf("EN", "Demo accounts", "All statuses", "A statement, an industrial game")).toEqual([]);
  expect(faultsOf("EN", "Trials, a demo", "Status")).toEqual([`EN: id_0 says "trial"; docs/words.md calls it "demo"`]);
  expect(faultsOf("VI", "Tài khoản dùng thử, chơi thử", "Trạng thái")).toHaveLength(1);
  expect(faultsOf("CN", "试玩", "免费体验", "状态")).toHaveLength(1);
});

it("finds a name that no text uses any more", () => {
  expect(faultsOf("EN", "Status")).toEqual([`EN: no text says "demo" of docs/words.md`]);
});

it("leaves other languages alone", () => expect(faultsOf("TY", "A trial state")).toEqual([]));
