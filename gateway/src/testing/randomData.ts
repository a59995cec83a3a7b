import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { Random } from "./random.ts";

/** Which faults and promises the random data contains. */
export interface Faults {
  /** Some values are promises, and some of these reject. */
  isLate: boolean;
  /** Probability of a wrong value: an error, null where it is not allowed, or another type. */
  wrong: number;
}

const texts = [
  "text",
  'with "quotes" and \\',
  "line\nbreak",
  "a text of more than forty characters, which is long",
  "é😀",
  "\ud800",
];
const samples: Readonly<Record<string, unknown>> = {
  Int: 5,
  Float: 2.25,
  Decimal: "1000.50",
  Date: "2026-11-21",
  DateTime: "2026-11-21T08:30:00.000Z",
  URL: "https://example.test/picture.png",
};

/**
 * Makes an object of a type. Properties are made when they are read, each from a seed of its own, so that the order of reads
 * does not matter. Some properties are methods, and some throw.
 */
export function randomObject(schema: GraphQLSchema, type: GraphQLObjectType, seed: number, faults: Faults): object {
  return objectOf({ schema, faults, random: new Random(seed) }, type);
}

interface Making {
  schema: GraphQLSchema;
  faults: Faults;
  random: Random;
}

function someValue(making: Making, type: GraphQLOutputType): unknown {
  const { faults, random } = making;
  if (random.chance(faults.wrong)) return random.pick([null, new Error("an error as a value"), "odd", 3.5, {}, []]);
  if (faults.isLate && random.chance(0.05)) return late(random.chance(0.1), someValue(making, type));
  if (isNonNullType(type)) return someValue(making, type.ofType);
  if (random.chance(0.05)) return random.chance(0.5) ? null : undefined;
  if (isListType(type)) {
    const items = Array.from({ length: random.below(4) }, () => someValue(making, type.ofType));
    return random.chance(0.1) ? new Set(items) : items;
  }
  if (isEnumType(type)) return random.pick(type.getValues()).value;
  if (isLeafType(type))
    return type.name === "Boolean" ? random.chance(0.5) : (samples[type.name] ?? random.pick(texts));
  return objectOf(making, isObjectType(type) ? type : random.pick(making.schema.getPossibleTypes(type)));
}

/** A value that comes later. Handled here too, because an engine may read a property twice and drop one of them. */
function late(fails: boolean, value: unknown): Promise<unknown> {
  const promise = fails ? Promise.reject(new Error("too late")) : Promise.resolve().then(() => value);
  promise.catch(() => undefined);
  return promise;
}

function objectOf({ schema, faults, random }: Making, type: GraphQLObjectType): object {
  const made: Record<string, unknown> = { __typename: type.name };
  for (const field of Object.values(type.getFields())) {
    const seed = random.below(2 ** 31);
    const make = () => someValue({ schema, faults, random: new Random(seed) }, field.type);
    const fails = () => {
      throw new Error(`${field.name} can't be read`);
    };
    if (random.chance(faults.wrong)) Object.defineProperty(made, field.name, { get: fails });
    else if (random.chance(0.05)) made[field.name] = random.chance(faults.wrong) ? fails : make;
    else Object.defineProperty(made, field.name, { get: make });
  }
  return made;
}
