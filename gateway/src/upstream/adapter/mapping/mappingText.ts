/** A conversion of a mapping: a name, and its arguments in brackets. */
export interface Conversion {
  name: string;
  args: readonly string[];
}

/** Where a value may stand: a constant, or a path. */
export type Source = { constant: string } | { root: string; keys: readonly string[] };

export interface ParsedMapping {
  /** The first one that is there is taken. */
  sources: readonly Source[];
  conversions: readonly Conversion[];
}

/**
 * Reads a mapping text: `a.b ?? c | name(x, y) | name`. A name with other characters than letters, digits, `_`, `-` and `@`
 * stands in double quotes. Throws an error that says what is wrong.
 */
export function parseMapping(text: string): ParsedMapping {
  const [first = "", ...rest] = split(text, "|");
  return { sources: split(first, "??").map(sourceOf), conversions: rest.map(conversionOf) };
}

function sourceOf(text: string): Source {
  if (text.startsWith("=")) return { constant: unquoted(text.slice(1).trim()) };
  if (text === ".") return { root: "", keys: [] };
  const parts = split(text, ".").map(keyOf);
  const [root = "", ...keys] = parts;
  return root.startsWith("$") ? { root, keys } : { root: "", keys: parts };
}

function keyOf(text: string): string {
  const key = unquoted(text);
  if (key === text && !/^\$?[\w@-]*$/.test(key))
    throw new Error(`"${text}" is no name: other names need double quotes`);
  if (key === "") throw new Error('a name is missing: a path is like "a.b", and "." is the value itself');
  // Every object has these, so a platform's answer can't mean them.
  if (key in Object.prototype) throw new Error(`"${key}" can't be a name here`);
  return key;
}

function conversionOf(text: string): Conversion {
  const [, name, args] = /^(\w+)\s*(?:\((.*)\))?$/s.exec(text) ?? [];
  if (name === undefined) throw new Error(`"${text}" is no conversion: one is like minor(2)`);
  return { name, args: args === undefined || args.trim() === "" ? [] : split(args, ",").map(unquoted) };
}

const unquoted = (text: string) =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;

/** The parts between separators that are not in quotes. */
function split(text: string, separator: string): string[] {
  const parts = [""];
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '"') isQuoted = !isQuoted;
    if (!isQuoted && text.startsWith(separator, index)) {
      parts.push("");
      index += separator.length - 1;
    } else parts.push(`${parts.pop()}${text[index]}`);
  }
  if (isQuoted) throw new Error("a double quote is missing");
  return parts.map((part) => part.trim());
}
