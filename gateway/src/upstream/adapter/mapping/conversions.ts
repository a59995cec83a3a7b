import { entryOf } from "../../../basics/entryOf.ts";
import { didYouMean } from "../place.ts";
import { decimalOf, fromUnits, isDecimal, numberOf, toUnits, wholeText } from "./decimals.ts";
import type { Conversion } from "./mappingText.ts";

/** A value that a conversion can't read. An answer leaves it out, and a request with it is not sent. */
export const unfit = Symbol("unfit");

/** `answer`: from the platform's form to ours. `request`: from ours to the platform's. */
export type Direction = "answer" | "request";

/** Values of ours by the platform's. */
export type Table = Readonly<Record<string, string | number | boolean>>;

export interface ConversionOptions {
  direction: Direction;
  tables: Readonly<Record<string, Table>>;
  /** Names of the ciphers for short fields. */
  rsaCiphers: ReadonlySet<string>;
  /** Gets the name of each cipher that is used. */
  onCipher?: (name: string) => void;
}

/** Encrypts a short text with a cipher of the adapter's. */
export type Encrypt = (cipher: string, text: string) => string;

type Step = (value: unknown, encrypt: Encrypt) => unknown;
interface Definition {
  /** The arguments, as the reference shows them. Those with `?` may be left out. */
  takes: readonly string[];
  /** Reads missing values too. */
  readsNothing?: boolean;
  make(args: readonly string[], options: ConversionOptions): Step;
}

/** Two directions of one conversion. */
const both =
  (answer: Step, request: Step): Definition["make"] =>
  (_, { direction }) =>
    direction === "answer" ? answer : request;

/** Two values for yes and no. Numbers and texts are the same to it. */
const flagOf = (on: string | number, off: string | number) =>
  both(
    (value) => {
      const word = String(value);
      return word === String(on) || (word === String(off) ? false : unfit);
    },
    (value) => (value === true || value === 1 || value === "true" ? on : off),
  );

const largestMs = 8_640_000_000_000_000;
/** An instant of so many milliseconds; null for 0, by which platforms say that there is none. */
const instantAt = (ms: number) => (ms === 0 ? null : Math.abs(ms) <= largestMs ? new Date(ms).toISOString() : unfit);
const epoch = (unitMs: number) =>
  both(
    (value) => {
      const count = typeof value === "string" && /^\d{1,16}$/.test(value) ? Number(value) : value;
      return typeof count === "number" ? instantAt(Math.round(count * unitMs)) : unfit;
    },
    (value) => {
      const ms = typeof value === "string" && value.length <= 40 ? Date.parse(value) : Number.NaN;
      return Number.isNaN(ms) ? unfit : Math.floor(ms / unitMs);
    },
  );

const localForm = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?))?$/;
function localTime(offset: string): Definition["make"] {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  if (sign === undefined) throw new Error("localTime needs an offset like +07:00");
  const shift = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === "-" ? -1 : 1);
  return both(
    (value) => {
      const [, day, time = "00:00"] = typeof value === "string" ? (localForm.exec(value) ?? []) : [];
      const ms = Date.parse(`${day}T${time}Z`);
      return Number.isNaN(ms) ? unfit : new Date(ms - shift).toISOString();
    },
    (value) => {
      const ms = typeof value === "string" && value.length <= 40 ? Date.parse(value) : Number.NaN;
      return Number.isNaN(ms) ? unfit : new Date(ms + shift).toISOString().slice(0, 19).replace("T", " ");
    },
  );
}

/** Whole numbers of small units. `show` makes our value of the decimal. */
const units =
  (show: (decimal: string) => unknown): Definition["make"] =>
  ([text = ""], { direction }) => {
    if (!/^[0-8]$/.test(text)) throw new Error("the number of places must be 0 to 8");
    const places = Number(text);
    if (direction === "answer") {
      return (value) => {
        const whole = wholeText(value);
        return whole === undefined ? unfit : show(fromUnits(whole, places));
      };
    }
    return (value) => {
      const decimal = typeof value === "number" ? decimalOf(value) : value;
      return isDecimal(decimal) ? (toUnits(decimal, places) ?? unfit) : unfit;
    };
  };

/** Whether a value has an exact text. */
const shown = (value: unknown) =>
  typeof value === "number"
    ? Number.isSafeInteger(value) || !Number.isInteger(value)
    : typeof value === "string" || typeof value === "boolean";

/** The conversions by name. `docs/adapter.md` has a row for each. */
export const conversions: Readonly<Record<string, Definition>> = {
  minor: { takes: ["places"], make: units((decimal) => decimal) },
  number: {
    takes: [],
    make: both(
      (value) => (typeof value === "number" ? (decimalOf(value) ?? unfit) : isDecimal(value) ? value : unfit),
      (value) => (typeof value === "number" ? value : isDecimal(value) ? (numberOf(value) ?? unfit) : unfit),
    ),
  },
  scaled: { takes: ["places"], make: units(Number) },
  integer: {
    takes: [],
    make: () => (value) => {
      const whole = Number(wholeText(value));
      return Number.isSafeInteger(whole) ? whole : unfit;
    },
  },
  text: { takes: [], make: () => (value) => (shown(value) ? String(value) : unfit) },
  epochSeconds: { takes: [], make: epoch(1000) },
  epochMillis: { takes: [], make: epoch(1) },
  localTime: { takes: ["offset"], make: ([offset = ""], options) => localTime(offset)([], options) },
  zeroOne: { takes: [], make: flagOf(1, 0) },
  yesNo: { takes: [], make: flagOf("Y", "N") },
  flag: { takes: ["yes", "no"], make: ([on = "", off = ""], options) => flagOf(on, off)([], options) },
  not: { takes: [], make: () => (value) => (typeof value === "boolean" ? !value : unfit) },
  pageFrom: {
    takes: ["first"],
    make: ([text = ""], options) => {
      if (!/^[01]$/.test(text)) throw new Error("pageFrom needs 0 or 1, the number of the platform's first page");
      const move = (by: number) => (value: unknown) => (typeof value === "number" ? value + by : unfit);
      return both(move(1 - Number(text)), move(Number(text) - 1))([], options);
    },
  },
  csv: {
    takes: ["separator?"],
    make: ([separator = ","], options) =>
      both(
        (value) => (typeof value === "string" ? value.split(separator).flatMap((part) => part.trim() || []) : unfit),
        (value) => (Array.isArray(value) && value.every(shown) ? value.join(separator) : unfit),
      )([], options),
  },
  prefix: {
    takes: ["text"],
    make: ([text = ""], options) =>
      both(
        (value) => (shown(value) ? text + String(value) : unfit),
        (value) => (typeof value === "string" && value.startsWith(text) ? value.slice(text.length) : unfit),
      )([], options),
  },
  table: {
    takes: ["name"],
    make: ([name = ""], { direction, tables }) => {
      const table = entryOf(tables, name);
      if (table === undefined) throw new Error(`there is no table "${name}"${didYouMean(name, Object.keys(tables))}`);
      if (direction === "answer") return (value) => (shown(value) ? (entryOf(table, String(value)) ?? unfit) : unfit);
      // The first of the platform's values that means it.
      const back = new Map(
        Object.entries(table)
          .map(([theirs, ours]) => [String(ours), theirs] as const)
          .toReversed(),
      );
      return (value) => (shown(value) ? (back.get(String(value)) ?? unfit) : unfit);
    },
  },
  rsa: {
    takes: ["cipher"],
    make: ([name = ""], { direction, rsaCiphers, onCipher }) => {
      if (direction === "answer") throw new Error("rsa is for requests only");
      if (!rsaCiphers.has(name)) {
        throw new Error(`there is no cipher "${name}" of the kind rsa${didYouMean(name, rsaCiphers)}`);
      }
      onCipher?.(name);
      return (value, encrypt) => (typeof value === "string" ? encrypt(name, value) : unfit);
    },
  },
  default: {
    takes: ["value"],
    readsNothing: true,
    make: ([text = ""]) => {
      const known = constantOf(text);
      return (value) => (value === undefined || value === null || value === unfit ? known : value);
    },
  },
};

/** A word as a number, boolean or null when it is one; otherwise as text. */
function constantOf(text: string): unknown {
  if (/^-?\d{1,15}(\.\d{1,8})?$/.test(text)) return Number(text);
  return text === "true" || (text === "false" ? false : text === "null" ? null : text);
}

/** The step of a conversion. Throws an error that says what is wrong with it. */
export function stepOf({ name, args }: Conversion, options: ConversionOptions): Step {
  const definition = entryOf(conversions, name);
  if (definition === undefined)
    throw new Error(`there is no conversion "${name}"${didYouMean(name, Object.keys(conversions))}`);
  const { takes, readsNothing = false } = definition;
  const least = takes.filter((one) => !one.endsWith("?")).length;
  if (args.length < least || args.length > takes.length)
    throw new Error(`${name} is written ${takes.length === 0 ? name : `${name}(${takes.join(", ")})`}`);
  const step = definition.make(args, options);
  if (readsNothing) return step;
  return (value, encrypt) => (value === undefined || value === null || value === unfit ? value : step(value, encrypt));
}
