/** A step of a recipe: text to insert into files, or a command. */
export type Step =
  | { kind: "insert"; files: string; below: string | undefined; text: string }
  | { kind: "command"; command: string };

const FENCE = /^```(\w+)\n([\s\S]*?)^```$/gm;
const BELOW = /In (?:each )?`([^`]+)`, below `([^`]+)`[^`]*:\s*$/;
const END = /At the end of `([^`]+)`:\s*$/;

/**
 * Reads the steps of a section of a Markdown page. A fenced block after "In `file`, below `line`:" or "At the end of `file`:"
 * is text to insert; the lines of a `sh` block are commands.
 */
export function readRecipe(page: string, title: string): Step[] {
  const [, section = ""] = page.split(`\n## ${title}\n`);
  const [text = ""] = section.split("\n## ");
  const steps: Step[] = [];
  let end = 0;
  for (const { index, 0: block, 1: language, 2: content = "" } of text.matchAll(FENCE)) {
    const before = text.slice(end, index);
    end = index + block.length;
    if (language === "sh") {
      steps.push(
        ...content
          .trim()
          .split("\n")
          .map((command): Step => ({ kind: "command", command })),
      );
      continue;
    }
    const [, files = END.exec(before)?.[1], below] = BELOW.exec(before) ?? [];
    if (!files) throw new Error(`The recipe does not say where this belongs:\n${content}`);
    steps.push({ kind: "insert", files, below, text: content });
  }
  return steps;
}

/** Inserts a step's text below the only line that contains `below`, or at the end. */
export function insert(source: string, text: string, below: string | undefined): string {
  if (below === undefined) return `${source}\n${text}`;
  const lines = source.split("\n");
  const matches = lines.flatMap((line, index) => (line.includes(below) ? [index] : []));
  const [at] = matches;
  if (at === undefined || matches.length > 1) throw new Error(`${matches.length} lines contain ${below}, not one.`);
  return [...lines.slice(0, at + 1), text.replace(/\n$/, ""), ...lines.slice(at + 1)].join("\n");
}
