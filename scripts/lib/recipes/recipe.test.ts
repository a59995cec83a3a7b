import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { inRoot } from "../paths.ts";
import { insert, readRecipe } from "./recipe.ts";

const page = `# Page

## A field

In \`a.ts\`, below \`one,\`:

\`\`\`ts
  two,
\`\`\`

In each \`lang/*.json\`, below \`"x":\`, in its language:

\`\`\`json
  "y": "Y",
\`\`\`

In \`b.ts\`, instead of \`old();\`:

\`\`\`ts
fresh();
\`\`\`

New file \`c.ts\`:

\`\`\`ts
begin();
\`\`\`

At the end of \`b.ts\`:

\`\`\`ts
end();
\`\`\`

\`\`\`sh
npm run codegen
npm test
\`\`\`

## Another

\`\`\`ts
lost
\`\`\`
`;

describe("a recipe", () => {
  it("has the insertions and the commands of its section, in order", () => {
    expect(readRecipe(page, "A field")).toEqual([
      { kind: "text", files: "a.ts", place: { below: "one," }, text: "  two,\n" },
      { kind: "text", files: "lang/*.json", place: { below: '"x":' }, text: '  "y": "Y",\n' },
      { kind: "text", files: "b.ts", place: { insteadOf: "old();" }, text: "fresh();\n" },
      { kind: "text", files: "c.ts", place: "new file", text: "begin();\n" },
      { kind: "text", files: "b.ts", place: "end", text: "end();\n" },
      { kind: "command", command: "npm run codegen" },
      { kind: "command", command: "npm test" },
    ]);
  });

  it("must say where each block belongs", () => {
    expect(() => readRecipe(page, "Another")).toThrow("where this belongs");
  });
});

describe("an insertion", () => {
  it("goes below the line, replaces it, or goes to the end", () => {
    expect(insert("[\n  one,\n]\n", "  two,\n", { below: "one," })).toBe("[\n  one,\n  two,\n]\n");
    expect(insert("a\nold();\nb\n", "fresh();\n", { insteadOf: "old" })).toBe("a\nfresh();\nb\n");
    expect(insert("start();\n", "end();\n", "end")).toBe("start();\n\nend();\n");
  });

  it("fails when no line or several lines match", () => {
    expect(() => insert("a\n", "x", { below: "b" })).toThrow("0 lines");
    expect(() => insert("a\na\n", "x", { below: "a" })).toThrow("2 lines");
  });
});

it.each([
  ["A list", 200],
  ["A write", 120],
])("%s is written in at most %i lines", (title, most) => {
  const steps = readRecipe(readFileSync(inRoot("docs/adding-a-field.md"), "utf8"), title);
  const lines = steps.flatMap((step) => (step.kind === "text" ? step.text.trimEnd().split("\n") : []));
  expect(lines.length).toBeLessThanOrEqual(most);
});

it("is followed again when a file that it names has changed", () => {
  const { tasks } = JSON.parse(readFileSync(inRoot("turbo.json"), "utf8"));
  const inputs: string[] = tasks.recipes.inputs.map((input: string) => input.replace("../", ""));
  const named = [
    ...readFileSync(inRoot("docs/adding-a-field.md"), "utf8").matchAll(/(?:In|In each|At the end of) `([^`]+)`/g),
  ]
    .map(([, file = ""]) => file)
    // The page itself makes the files of its new domain.
    .filter((file) => !file.includes("loyalty"));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !inputs.some((input) => path.matchesGlob(file, input)))).toEqual([]);
});

it("the page of the five verbs shows the smallest domain as it is", () => {
  const verbs = readFileSync(inRoot("docs/five-verbs.md"), "utf8");
  expect(verbs).toContain(readFileSync(inRoot("gateway/src/signIn/signIn.domain.ts"), "utf8"));
});
