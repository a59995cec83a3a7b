import { hash } from "node:crypto";
import { Kind, parse, print, type StringValueNode, visit } from "graphql";

export const hashOf = (text: string) => hash("sha256", text, "hex");

/** Enough to see that a description is another one. */
const HASH_LENGTH = 8;

/**
 * What shows whether a contract breaks the clients of an earlier one: its SDL with a definition in each line, and with a short
 * hash in place of each description.
 */
export function compactContract(sdl: string): string {
  const document = visit(parse(sdl), {
    StringValue: (node, key): StringValueNode => ({
      kind: Kind.STRING,
      value: key === "description" ? hashOf(node.value).slice(0, HASH_LENGTH) : node.value,
      // A block would take lines of its own.
      block: false,
    }),
  });
  return document.definitions.map((definition) => `${print(definition).replaceAll(/\n\s*/g, " ")}\n`).join("");
}
