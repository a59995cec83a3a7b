import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { printSlice, sliceFile, sliceOf } from "../src/slice.ts";

const schema = buildSchema(`
  directive @tag(name: String!) repeatable on FIELD_DEFINITION
  type Query {
    node(id: ID!): Node @tag(name: "partner")
    site: Site @tag(name: "partner")
    viewer: Viewer
  }
  type Mutation { logIn(input: LogInInput!): Site  secret: Secret }
  interface Node { id: ID! }
  type Site implements Node {
    id: ID!  @tag(name: "partner")
    games(filter: GameFilter): [Game] @tag(name: "partner")
    domains: [Domain]
  }
  type Game implements Node { id: ID! vendor: Vendor }
  type Vendor { code: String }
  type Domain { name: String }
  type Viewer implements Node { id: ID! }
  type Secret { text: String }
  input GameFilter { sort: Sort }
  input LogInInput { name: String }
  enum Sort { NAME }
`);

describe("a slice of the contract", () => {
  it("has the tagged fields of a type that has some, and other types whole", () => {
    const slice = sliceOf(schema, "partner");
    const fieldsOf = (name: string) => {
      const type = slice.getType(name);
      return type && "getFields" in type ? Object.keys(type.getFields()) : undefined;
    };
    expect(fieldsOf("Query")).toEqual(["node", "site"]);
    expect(fieldsOf("Site")).toEqual(["games", "id"]);
    expect(fieldsOf("Game")).toEqual(["id", "vendor"]);
    expect(fieldsOf("GameFilter")).toEqual(["sort"]);
  });

  it("leaves out what nothing leads to, also when it implements an interface", () => {
    const sdl = printSlice(schema, "partner");
    for (const name of ["Viewer", "Domain", "Secret", "LogInInput", "Mutation"]) expect(sdl).not.toContain(name);
    expect(sdl).toContain("interface Node");
  });
});

describe("the slice for partners", () => {
  const partner = buildSchema(readFileSync(sliceFile("partner"), "utf8"));

  it("has everything that the example of a partner's page asks for", () => {
    const sources = ["gateway.js", "partner.js"].map((file) =>
      readFileSync(new URL(`../../docs/examples/partner/${file}`, import.meta.url), "utf8"),
    );
    const documents = sources.flatMap((source) =>
      [...source.matchAll(/[`"]((?:query|mutation)[ (][^`"]*)[`"]/g)].map(([, document = ""]) => document),
    );
    expect(documents).toHaveLength(4);
    for (const document of documents) expect(validate(partner, parse(document)), document).toEqual([]);
  });

  it("has nothing of agents, chats and registration", () => {
    const refused = "query { viewer { agent { __typename } } site { registration { __typename } } }";
    expect(validate(partner, parse(refused)).map(({ message }) => message)).toEqual([
      expect.stringContaining('"agent"'),
      expect.stringContaining('"registration"'),
    ]);
  });
});
