import fc from "fast-check";
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

const HIGHEST = 999_999;

/** Numbers that decide about data. In a smaller counterexample more of them are 0: then the data are right, and the lists empty. */
export const tapes = fc.array(fc.nat(HIGHEST), { minLength: 1_009, maxLength: 1_009 });

/** Where the numbers of some data begin. */
export interface TapePlace {
  tape: readonly number[];
  place: number;
}

/** Reads a tape from a place on, and begins again at its end. */
class Reader {
  readonly tape: readonly number[];
  #place: number;

  constructor({ tape, place }: TapePlace) {
    this.tape = tape;
    this.#place = place;
  }

  next(): number {
    const number = this.tape[this.#place % this.tape.length] ?? 0;
    this.#place += 1;
    return number;
  }

  chance(probability: number): boolean {
    return this.next() > HIGHEST * (1 - probability);
  }

  pick<T>(items: readonly T[]): T {
    const picked = items[this.next() % items.length];
    if (picked === undefined) throw new Error("Nothing to pick from.");
    return picked;
  }
}

/**
 * Makes an object of a type. Properties are made when they are read, each from a place of the tape of its own, so that the order of
 * reads does not matter. Some properties are methods, and some throw.
 */
export const randomObject = (schema: GraphQLSchema, type: GraphQLObjectType, from: TapePlace, faults: Faults): object =>
  objectOf({ schema, faults, reader: new Reader(from) }, type);

interface Making {
  schema: GraphQLSchema;
  faults: Faults;
  reader: Reader;
}

function someValue(making: Making, type: GraphQLOutputType): unknown {
  const { faults, reader } = making;
  if (reader.chance(faults.wrong)) return reader.pick([null, new Error("an error as a value"), "odd", 3.5, {}, []]);
  if (faults.isLate && reader.chance(0.05)) return late(reader.chance(0.1), someValue(making, type));
  if (isNonNullType(type)) return someValue(making, type.ofType);
  if (reader.chance(0.05)) return reader.chance(0.5) ? null : undefined;
  if (isListType(type)) {
    const items = Array.from({ length: reader.next() % 4 }, () => someValue(making, type.ofType));
    return reader.chance(0.1) ? new Set(items) : items;
  }
  if (isEnumType(type)) return reader.pick(type.getValues()).value;
  if (isLeafType(type))
    return type.name === "Boolean" ? reader.chance(0.5) : (samples[type.name] ?? reader.pick(texts));
  return objectOf(making, isObjectType(type) ? type : reader.pick(making.schema.getPossibleTypes(type)));
}

/** A value that comes later. Handled here too, because an engine may read a property twice and drop one of them. */
function late(fails: boolean, value: unknown): Promise<unknown> {
  const promise = fails ? Promise.reject(new Error("too late")) : Promise.resolve().then(() => value);
  promise.catch(() => undefined);
  return promise;
}

function objectOf({ schema, faults, reader }: Making, type: GraphQLObjectType): object {
  const made: Record<string, unknown> = { __typename: type.name };
  const { tape } = reader;
  for (const [index, field] of Object.values(type.getFields()).entries()) {
    const place = reader.next() + index;
    const make = () => someValue({ schema, faults, reader: new Reader({ tape, place }) }, field.type);
    const fails = () => {
      throw new Error(`${field.name} can't be read`);
    };
    if (reader.chance(faults.wrong)) Object.defineProperty(made, field.name, { get: fails });
    else if (reader.chance(0.05)) made[field.name] = reader.chance(faults.wrong) ? fails : make;
    else Object.defineProperty(made, field.name, { get: make });
  }
  return made;
}
