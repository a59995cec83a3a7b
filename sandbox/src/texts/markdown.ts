import { readFileSync } from "node:fs";
import { checked } from "@atrium/arcade/texts";
import { Marked } from "marked";
import type { z } from "zod";

const marked = new Marked();

/**
 * Reads a Markdown file that begins with front matter: lines of `key: value` between two lines of `---`. Throws an
 * error that names the file and the wrong keys. `html` makes the HTML of the rest, once: a start asks for none.
 */
export function readMarkdown<Schema extends z.ZodObject>(file: string, schema: Schema) {
  const [, head, body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, "utf8")) ?? [];
  if (head === undefined) throw new Error(`${file}: front matter is missing`);
  const entries = head.split("\n").map((line) => {
    const [key = "", ...value] = line.split(": ");
    return [key, value.join(": ")];
  });
  let made: string | undefined;
  const html = () => (made ??= marked.parse(body, { async: false }).trim().replaceAll(">\n<", "><"));
  return { ...checked(file, schema, Object.fromEntries(entries)), html };
}
