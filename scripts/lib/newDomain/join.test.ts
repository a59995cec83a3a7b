import { expect, it } from "vitest";
import { namesOf } from "./files.ts";
import { addBefore, addImport, addText } from "./join.ts";

it("names the type of a domain", () => {
  expect(namesOf("vipClub")).toEqual({ name: "vipClub", type: "VipClub" });
});

it("adds an import after the others and a line at the end of a list", () => {
  const source = 'import { a } from "./a.ts";\n\nexport const list = [\n  a,\n];\n';
  const joined = addBefore(addImport(source, 'import { b } from "./b.ts";'), "export const list", "];", "  b,");
  expect(joined).toBe(
    'import { a } from "./a.ts";\nimport { b } from "./b.ts";\n\nexport const list = [\n  a,\n  b,\n];\n',
  );
});

it("fails when the list is not where it was", () => {
  expect(() => addBefore("", "export const list", "];", "")).toThrow('There is no "];"');
});

it("adds a text in the order of the keys", () => {
  expect(Object.keys(JSON.parse(addText('{ "a": "A", "p": "P" }', namesOf("club"))))).toEqual(["a", "club", "p"]);
});
