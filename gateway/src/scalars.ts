import { GraphQLError, GraphQLScalarType, Kind } from "graphql";
import { DateTimeISOResolver, LocalDateResolver } from "graphql-scalars";
import type { Resolvers } from "./__generated__/resolvers.ts";

const decimalForm = /^-?(0|[1-9]\d{0,19})(\.\d{1,8})?$/;
const pathForm = /^\/(?!\/)[^\s\\]*$/;

/** The contract's scalars: each goes out exactly as its description says, and takes nothing else in. */
export const scalarResolvers: Resolvers = {
  DateTime: DateTimeISOResolver,
  Date: LocalDateResolver,
  Decimal: textScalar("Decimal", (text) => decimalForm.test(text), 'an exact decimal number in a string, as "1000.50"'),
  URL: textScalar("URL", isAddress, "an http or https address, or a path"),
};

function isAddress(text: string): boolean {
  if (text.length > 4_000) return false;
  if (pathForm.test(text)) return true;
  const protocol = URL.parse(text)?.protocol;
  return protocol === "https:" || protocol === "http:";
}

function textScalar(
  name: string,
  accepts: (text: string) => boolean,
  wanted: string,
): GraphQLScalarType<string, string> {
  const checked = (value: unknown): string => {
    if (typeof value === "string" && accepts(value)) return value;
    // The value itself isn't quoted: it may be a secret in the wrong place.
    throw new GraphQLError(`${name} must be ${wanted}.`);
  };
  return new GraphQLScalarType({
    name,
    coerceOutputValue: checked,
    coerceInputValue: checked,
    coerceInputLiteral: (node) => checked(node.kind === Kind.STRING ? node.value : undefined),
  });
}
