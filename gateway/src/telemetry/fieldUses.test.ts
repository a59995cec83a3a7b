import { buildSchema, parse } from "graphql";
import { expect, it } from "vitest";
import { FieldUses } from "./fieldUses.ts";

const schema = buildSchema(`
  interface Node { id: ID! old: String @deprecated(reason: "Use id.") }
  type Game implements Node { id: ID! old: String @deprecated(reason: "Use id.") name: String tag: String @deprecated }
  type Query { node: Node game: Game }
`);

it("counts fields by client and version, also behind interfaces, and shows which deprecated ones nobody asks for", () => {
  const uses = new FieldUses(schema);
  const query = parse("{ node { ...F } game { name again: name } } fragment F on Node { old __typename }");
  for (let times = 0; times < 3; times += 1) uses.note("acme", "2.0", query);
  uses.note("(web)", undefined, parse("{ game { name } }"));
  const all = uses.text(true);
  expect(all).toContain('atrium_field_uses_total{field="Game.name",client="acme",version="2.0"} 3\n');
  expect(all).toContain('atrium_field_uses_total{field="Game.name",client="(web)",version="none"} 1\n');
  expect(uses.text(false).match(/^atrium.*$/gm)).toEqual([
    'atrium_deprecated_field_uses_total{field="Node.old",client="acme",version="2.0"} 3',
    'atrium_deprecated_field_uses_total{field="Game.old",client="acme",version="2.0"} 3',
    'atrium_deprecated_field_uses_total{field="Game.tag",client="",version=""} 0',
  ]);
});

it("tells no more than ten versions of a client apart, and misses no field of the others", () => {
  const uses = new FieldUses(schema);
  for (let version = 0; version < 1_000; version += 1) uses.note("acme", `${version}`, parse("{ game { id } }"));
  uses.note("acme", "last", parse("{ game { tag } }"));
  expect(uses.text(true).match(/field="Game.id"/g)).toHaveLength(11);
  expect(uses.text(true)).toContain('{field="Game.tag",client="acme",version="other"} 1');
});
