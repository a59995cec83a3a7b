import { describe, expect, it } from "vitest";
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
      { kind: "insert", files: "a.ts", below: "one,", text: "  two,\n" },
      { kind: "insert", files: "lang/*.json", below: '"x":', text: '  "y": "Y",\n' },
      { kind: "insert", files: "b.ts", below: undefined, text: "end();\n" },
      { kind: "command", command: "npm run codegen" },
      { kind: "command", command: "npm test" },
    ]);
  });

  it("must say where each block belongs", () => {
    expect(() => readRecipe(page, "Another")).toThrow("where this belongs");
  });
});

describe("an insertion", () => {
  it("goes below the line, or to the end", () => {
    expect(insert("[\n  one,\n]\n", "  two,\n", "one,")).toBe("[\n  one,\n  two,\n]\n");
    expect(insert("start();\n", "end();\n", undefined)).toBe("start();\n\nend();\n");
  });

  it("fails when no line or several lines match", () => {
    expect(() => insert("a\n", "x", "b")).toThrow("0 lines");
    expect(() => insert("a\na\n", "x", "a")).toThrow("2 lines");
  });
});
