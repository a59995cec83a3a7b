import { GraphQLError, GraphQLScalarType, Kind } from "graphql";
import { DateTimeISOResolver, LocalDateResolver } from "graphql-scalars";
import type { Resolvers } from "../__generated__/resolvers.ts";
import { attempt } from "../basics/attempt.ts";
import { isUtcInstant } from "../upstream/instants.ts";

/** No value of a scalar is longer. */
const longestText = 4_000;
const decimalForm = /^-?(0|[1-9]\d{0,19})(\.\d{1,8})?$/;
const pathForm = /^\/(?!\/)[^\s\\]*$/;

/** The contract's scalars. Each one is sent exactly as its description says, and accepts nothing else. */
export const scalarResolvers: Resolvers = {
  DateTime: textScalar("DateTime", "an instant, as 2026-11-21T08:30:00.000Z", (text) =>
    isUtcInstant(text) ? text : String(DateTimeISOResolver.coerceOutputValue(text)),
  ),
  Date: textScalar("Date", "a day, as 2026-11-21", (text) => String(LocalDateResolver.coerceOutputValue(text))),
  Decimal: textScalar("Decimal", 'an exact decimal number in a string, as "1000.50"', (text) =>
    text.length < 40 && decimalForm.test(text) ? text : undefined,
  ),
  URL: textScalar("URL", "an http or https address, or a path", (text) => (isAddress(text) ? text : undefined)),
};

/** Beginnings of valid addresses, up to the path. There are few: CDNs, and the sites of vendors. */
const knownOrigins = new Set<string>();
const mostOrigins = 500;
const originForm = /^https?:\/\/[^/]+\//;

function isAddress(text: string): boolean {
  if (pathForm.test(text)) return true;
  // Everything that can make an address invalid is before its path, so a known beginning saves the parsing.
  const [origin] = originForm.exec(text) ?? [];
  if (origin !== undefined && knownOrigins.has(origin)) return true;
  const protocol = URL.parse(text)?.protocol;
  const isValid = protocol === "https:" || protocol === "http:";
  if (isValid && origin !== undefined) {
    if (knownOrigins.size >= mostOrigins) knownOrigins.clear();
    knownOrigins.add(origin);
  }
  return isValid;
}

/** A scalar with texts as values. `read` returns the normal form; undefined or an error refuses the value. */
function textScalar(
  name: string,
  wanted: string,
  read: (text: string) => string | undefined,
): GraphQLScalarType<string, string> {
  const checked = (value: unknown): string => {
    const text = typeof value === "string" && value.length <= longestText ? attempt(() => read(value)) : undefined;
    // The value is not quoted, because it may be a secret in the wrong field.
    if (text === undefined) throw new GraphQLError(`${name} must be ${wanted}.`);
    return text;
  };
  return new GraphQLScalarType({
    name,
    coerceOutputValue: checked,
    coerceInputValue: checked,
    coerceInputLiteral: (node) => checked(node.kind === Kind.STRING ? node.value : undefined),
  });
}
