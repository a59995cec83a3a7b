import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  validate,
} from "graphql";
import { describe, expect, it } from "vitest";
import { mergeSchema } from "../src/merge.ts";
import { printSlice, sliceFile, sliceOf } from "../src/slice.ts";

const schema = buildSchema(`
  directive @tag(name: String!) repeatable on FIELD_DEFINITION
  type Query {
    node(id: ID!): Node @tag(name: "partner")
    site: Site @tag(name: "partner")
    viewer: Viewer
  }
  type Mutation { logIn(input: LogInInput!): Site  secret: Secret }
  interface Node { id: ID! @tag(name: "partner") }
  type Site implements Node {
    id: ID!  @tag(name: "partner")
    games(filter: GameFilter): [Game] @tag(name: "partner")
    domains: [Domain]
  }
  type Game implements Node { id: ID! @tag(name: "partner") vendor: Vendor @tag(name: "partner") price: Int }
  type Vendor { code: String @tag(name: "partner") }
  type Domain { name: String }
  type Viewer implements Node { id: ID! @tag(name: "partner") }
  type Secret { text: String }
  input GameFilter { sort: Sort }
  input LogInInput { name: String }
  enum Sort { NAME }
`);

describe("a slice of the contract", () => {
  it("has the tagged fields of each type, and inputs whole", () => {
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
  const contract = mergeSchema();
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

  it("leaves no field with its tag behind", () => {
    const types = Object.values(contract.getTypeMap()).filter(hasFields);
    const tagged = types.flatMap((type) =>
      fieldsOf(type)
        .filter(({ astNode }) => isTagged(astNode))
        .map(nameIn(type)),
    );
    expect(tagged.filter((name) => !has(name))).toEqual([]);
  });

  it("has every mutation that its descriptions name", () => {
    const mutations = Object.keys(contract.getMutationType()?.getFields() ?? {});
    const texts = [...readFileSync(sliceFile("partner"), "utf8").matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
    const dead = texts.filter((name) => mutations.includes(name) && !has(`Mutation.${name}`));
    expect(dead).toEqual([]);
  });

  it("answers every code and every field of a payload", () => {
    const page = readFileSync(new URL("../../docs/developers/codes.md", import.meta.url), "utf8");
    const rows = [...page.slice(page.indexOf("## This asks for that")).matchAll(/^\| (`.*) \| (.*) \|$/gm)];
    const names = (text = "") => [...text.matchAll(/`([\w.]+)`/g)].map(([, name = ""]) => name);
    const asked = rows.flatMap(([, left]) => names(left));
    const payloads = Object.values(partner.getTypeMap()).filter(isObjectType).filter(isPayload);
    const codes = ["ErrorCode", "UserErrorCode"].flatMap((name) => {
      const type = contract.getType(name);
      return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
    });
    expect(asked.toSorted()).toEqual(
      [...new Set([...codes, ...payloads.flatMap(fieldsOf).map(({ name }) => name)])].toSorted(),
    );
    const answers = rows.map(([, , right = ""]) => ({
      right,
      found: names(right).filter((name) => /^[A-Z]\w+\./.test(name)),
    }));
    expect(answers.flatMap(({ found }) => found).filter((name) => !has(name))).toEqual([]);
    expect(answers.filter(({ right, found }) => found.length === 0 && !right.startsWith("Nothing"))).toEqual([]);
  });

  type WithFields = GraphQLObjectType | GraphQLInterfaceType | GraphQLInputObjectType;
  const hasFields = (type: GraphQLNamedType | undefined): type is WithFields =>
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  const fieldsOf = (type: WithFields) =>
    Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields());
  const nameIn = (type: WithFields) => (field: { name: string }) => `${type.name}.${field.name}`;
  const isTagged = (node: GraphQLField<unknown, unknown>["astNode"] | GraphQLInputField["astNode"]) =>
    node?.directives?.some(({ name }) => name.value === "tag") === true;
  const isPayload = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === "MutationPayload");
  const has = (place: string) => {
    const [typeName = "", field = ""] = place.split(".");
    const type = partner.getType(typeName);
    return hasFields(type) && type.getFields()[field] !== undefined;
  };
});
