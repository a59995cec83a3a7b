import { makeExecutableSchema } from "@graphql-tools/schema";
import { GraphQLScalarType } from "graphql";

const typeDefs = `
  type Query {
    text(upper: Boolean, times: Int = 1, input: Options): String
    must: String!
    int: Int
    float: Float
    flag: Boolean
    id: ID
    color: Color
    odd: Odd
    echo(colors: [Color!], options: Options, odd: Odd): String
    ints: [Int]
    mustInts: [Int!]
    nested: [[Int!]]
    thing: Thing
    things: [Thing]
    mustThings: [Thing!]!
    animal: Animal
    animals: [Animal]
    pet: Pet
  }
  type Mutation { step(name: String!): Thing  mustStep(name: String!): Thing! }
  type Subscription { tick: Int }
  type Thing { name: String  must: String!  thing: Thing  mustThing: Thing!  things: [Thing!] }
  interface Animal { name: String }
  type Dog implements Animal { name: String  barks: Boolean  friend: Animal }
  type Cat implements Animal { name: String  lives: Int! }
  type Rock { name: String }
  union Pet = Dog | Cat
  enum Color { RED GREEN BLUE }
  input Options { min: Int = 2  color: Color = GREEN  inner: Options }
  scalar Odd
`;

/** A scalar that can do everything wrong. */
const odd = new GraphQLScalarType({
  name: "Odd",
  coerceOutputValue(value) {
    if (value === "throws") throw new Error("This value can't be sent.");
    return value === "null" ? null : value === "NaN" ? Number.NaN : { sent: value };
  },
  coerceInputValue: (value) => `variable ${JSON.stringify(value)}`,
  coerceInputLiteral: (node) => `literal ${"value" in node ? node.value : node.kind}`,
});

/** A schema with everything that the contract does not have, for tests of executors. All other data is in the root. */
export const zooSchema = makeExecutableSchema({
  typeDefs,
  resolvers: {
    Odd: odd,
    Color: { RED: 1, GREEN: "green" },
    Query: { echo: (_, args) => JSON.stringify(args) },
    // Throws, rejects or answers whatever the value says.
    Animal: { __resolveType: (value: { kind(): string }) => value.kind() },
    Dog: { __isTypeOf: (value: { isDog?: boolean }) => value.isDog === true },
    Cat: { __isTypeOf: async (value: { lives?: number }) => (value.lives ?? 0) > 0 },
    Mutation: {
      step: async (source, { name }) => source.step(name),
      mustStep: async (source, { name }) => source.step(name),
    },
  },
});
