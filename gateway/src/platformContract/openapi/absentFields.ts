import type { Resolve } from "./explain.ts";
import type { Schema } from "./schema.ts";

/** Names of fields that no object of a value has, each with what is lost without it. An object that is not there says nothing. */
export function absentFields(schema: Schema, value: unknown, resolve: Resolve): string[] {
  const losses = new Map<string, string>();
  const seen = new Set<string>();
  const look = (part: Schema, found: unknown, path: string): void => {
    const others = part.$ref === undefined ? [] : [resolve(part.$ref)];
    for (const choice of [...others, ...(part.anyOf ?? []), ...(part.allOf ?? [])]) look(choice, found, path);
    if (Array.isArray(found)) {
      if (part.items) for (const row of found) look(part.items, row, path);
    } else if (typeof found === "object" && found !== null) {
      const fields = new Map(Object.entries(found));
      for (const [name, field] of Object.entries(part.properties ?? {})) {
        const at = path === "" ? name : `${path}.${name}`;
        const loss = field["x-without-it"];
        if (fields.has(name)) seen.add(at);
        else if (loss !== undefined) losses.set(at, loss);
        look(field, fields.get(name), at);
      }
    }
  };
  look(schema, value, "");
  return [...losses].flatMap(([path, loss]) => (seen.has(path) ? [] : `${path.split(".").at(-1)}: ${loss}`));
}
