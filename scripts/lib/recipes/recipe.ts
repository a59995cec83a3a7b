/** Where a text of a recipe belongs: below a line, instead of a line, at the end of a file, or in a new file. */
export type Place = { below: string } | { insteadOf: string } | "end" | "new file";

/** A step of a recipe: a text and its place in files, or a command. */
export type Step = { kind: "text"; files: string; place: Place; text: string } | { kind: "command"; command: string };

const FENCE = /^```(\w+)\n([\s\S]*?)^```$/gm;
const LINE = /In (?:each )?`([^`]+)`, (below|instead of) `([^`]+)`[^`]*:\s*$/;
const END = /At the end of `([^`]+)`:\s*$/;
const NEW_FILE = /New file `([^`]+)`:\s*$/;

/**
 * Reads the steps of a section of a Markdown page. The words before a fenced block say where its text belongs: "In `file`,
 * below `line`:", "In `file`, instead of `line`:", "At the end of `file`:" or "New file `file`:". The lines of a `sh` block
 * are commands.
 */
export function readRecipe(page: string, title: string): Step[] {
  const [, section = ""] = page.split(`\n## ${title}\n`);
  const [text = ""] = section.split("\n## ");
  const steps: Step[] = [];
  let end = 0;
  for (const { index, 0: block, 1: language, 2: content = "" } of text.matchAll(FENCE)) {
    const before = text.slice(end, index);
    end = index + block.length;
    if (language === "sh") steps.push(...commandsIn(content));
    else steps.push(textStep(before, content));
  }
  return steps;
}

const commandsIn = (content: string) =>
  content
    .trim()
    .split("\n")
    .map((command): Step => ({ kind: "command", command }));

function textStep(before: string, text: string): Step {
  const [, files, word, line] = LINE.exec(before) ?? [];
  if (files !== undefined && line !== undefined) {
    return { kind: "text", files, place: word === "below" ? { below: line } : { insteadOf: line }, text };
  }
  const [, grown] = END.exec(before) ?? [];
  if (grown !== undefined) return { kind: "text", files: grown, place: "end", text };
  const [, created] = NEW_FILE.exec(before) ?? [];
  if (created !== undefined) return { kind: "text", files: created, place: "new file", text };
  throw new Error(`The recipe does not say where this belongs:\n${text}`);
}

/** Puts a step's text at its place in a source; a line is the only one that contains the words of the recipe. */
export function insert(source: string, text: string, place: Place): string {
  if (place === "new file") return text;
  if (place === "end") return `${source}\n${text}`;
  const words = "below" in place ? place.below : place.insteadOf;
  const lines = source.split("\n");
  const matches = lines.flatMap((line, index) => (line.includes(words) ? [index] : []));
  const [at] = matches;
  if (at === undefined || matches.length > 1) throw new Error(`${matches.length} lines contain ${words}, not one.`);
  return [...lines.slice(0, "below" in place ? at + 1 : at), text.replace(/\n$/, ""), ...lines.slice(at + 1)].join(
    "\n",
  );
}
