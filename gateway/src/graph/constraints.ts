import { MapperKind, mapSchema } from "@graphql-tools/utils";
import {
  defaultFieldResolver,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  type InputValueDefinitionNode,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { z } from "zod";
import { isRecord } from "../basics/isRecord.ts";
import { AtriumError, badInput } from "../errors/atriumError.ts";
import { userError } from "../errors/mutate.ts";
import type { LanguageCode } from "../language/language.ts";

/** A value that is larger than the contract allows. */
interface Excess {
  /** From the arguments to the value. */
  path: string[];
  /** For developers: `64 characters`. */
  most: string;
  isId: boolean;
}

type Check = (value: unknown) => Excess | undefined;

/** An argument or input field. */
interface Input {
  type: GraphQLInputType;
  astNode?: InputValueDefinitionNode | null | undefined;
}

const limits = z.object({ maxLength: z.number().optional(), maxItems: z.number().optional() });

/**
 * Adds the checks of `@constraint` to each field's resolver and subscriber. They run after the arguments are coerced, so
 * they see a text wherever it comes from: a variable, a literal or a default. A mutation answers with a user error, any
 * other field with an error.
 */
export function constrain(schema: GraphQLSchema): GraphQLSchema {
  const checkOf = checkFactory(schema);
  const mutation = schema.getMutationType()?.name;
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, _, typeName) => {
      const check = checkOf(Object.entries(field.args ?? {}));
      if (check === undefined) return field;
      const { resolve = defaultFieldResolver, subscribe } = field;
      if (typeName === mutation) {
        const nothing = emptyPayload(getNullableType(field.type));
        return {
          ...field,
          resolve(source, args, context: { language: LanguageCode }, info) {
            const excess = check(args);
            if (excess === undefined) return resolve(source, args, context, info);
            const [, ...path] = excess.path;
            return { ...nothing, userErrors: [userError("VALIDATION_FAILED", path, context.language)] };
          },
        };
      }
      const assertWithin = (args: unknown) => {
        const excess = check(args);
        if (excess !== undefined) throw errorOf(excess);
      };
      return {
        ...field,
        resolve(source, args, context, info) {
          assertWithin(args);
          return resolve(source, args, context, info);
        },
        ...(subscribe && {
          subscribe(source, args, context, info) {
            assertWithin(args);
            return subscribe(source, args, context, info);
          },
        }),
      };
    },
  });
}

const errorOf = ({ path, most, isId }: Excess) =>
  isId ? new AtriumError("BAD_ID") : badInput(`\`${path.join(".")}\` has at most ${most}.`);

/** Empty values for the fields of a payload that can't be null: an empty list, or false. */
function emptyPayload(type: GraphQLOutputType): Record<string, unknown> {
  if (!isObjectType(type)) return {};
  const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(required.map(({ name, type }) => [name, isListType(getNullableType(type)) ? [] : false]));
}

/** Makes the check of an object with these inputs; undefined when none of them has a limit. */
function checkFactory(schema: GraphQLSchema) {
  const directive = schema.getDirective("constraint");
  const known = new Map<GraphQLInputType, Check | undefined>();

  const ofInput = ({ type, astNode }: Input): Check | undefined => {
    const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
    const { maxLength, maxItems } = limits.parse(values ?? {});
    const named = getNamedType(type);
    const ofItem = isInputObjectType(named) ? ofType(named) : textCheck(maxLength, named.name === "ID");
    return isListType(getNullableType(type)) ? listCheck(maxItems, ofItem) : ofItem;
  };
  const ofType = (type: GraphQLInputType): Check | undefined => {
    if (!known.has(type) && isInputObjectType(type)) {
      // Stored before the fields are read, so that a type may contain itself.
      known.set(type, (value) => known.get(type)?.(value));
      known.set(type, ofInputs(Object.entries(type.getFields())));
    }
    return known.get(type);
  };
  const ofInputs = (inputs: readonly [string, Input][]): Check | undefined => {
    const checks = inputs.flatMap(([name, input]) => {
      const check = ofInput(input);
      return check === undefined ? [] : [{ name, check }];
    });
    return checks.length === 0 ? undefined : objectCheck(checks);
  };
  return ofInputs;
}

function objectCheck(checks: readonly { name: string; check: Check }[]): Check {
  return (value) => {
    if (!isRecord(value)) return undefined;
    for (const { name, check } of checks) {
      const inner = value[name];
      const excess = inner == null ? undefined : check(inner);
      if (excess !== undefined) return { ...excess, path: [name, ...excess.path] };
    }
    return undefined;
  };
}

function listCheck(maxItems: number | undefined, ofItem: Check | undefined): Check | undefined {
  if (maxItems === undefined && ofItem === undefined) return undefined;
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    if (maxItems !== undefined && value.length > maxItems) return { path: [], most: `${maxItems} items`, isId: false };
    if (ofItem === undefined) return undefined;
    for (const [index, item] of value.entries()) {
      const excess = ofItem(item);
      if (excess !== undefined) return { ...excess, path: [String(index), ...excess.path] };
    }
    return undefined;
  };
}

function textCheck(maxLength: number | undefined, isId: boolean): Check | undefined {
  if (maxLength === undefined) return undefined;
  const excess = { path: [], most: `${maxLength} characters`, isId };
  return (value) => (typeof value === "string" && value.length > maxLength ? excess : undefined);
}
