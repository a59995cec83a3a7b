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
import type { UserErrorCode } from "../__generated__/types.ts";
import { checkedField } from "../basics/checkedField.ts";
import { isRecord } from "../basics/isRecord.ts";
import { AtriumError, badInput } from "../errors/atriumError.ts";
import { userError } from "../errors/mutate.ts";
import type { LanguageCode } from "../language/language.ts";

/** A value that the contract does not allow. */
interface Fault {
  /** From the arguments to the value. */
  path: string[];
  /** The user error of a mutation; null for what only a client can get wrong. */
  code: UserErrorCode | null;
  /** For developers, after the path: `has at most 64 characters`. Null for an id. */
  said: string | null;
}

type Check = (value: unknown) => Fault | undefined;

/** An argument or input field. */
interface Input {
  type: GraphQLInputType;
  astNode?: InputValueDefinitionNode | null | undefined;
}

const limits = z.object({ maxLength: z.number().optional(), maxItems: z.number().optional() });

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** A `Decimal` that the platform can take. */
const amountForm = /^\d[\d.]{0,19}$/;

/**
 * Adds the checks of `@constraint`, `@once` and `@amount` to each field's resolver and subscriber. They run after the
 * arguments are coerced, so they see a text wherever it comes from: a variable, a literal or a default. A mutation answers
 * with a user error when a person can correct the value. Every other refusal is an error of the field.
 */
export function constrain(schema: GraphQLSchema): GraphQLSchema {
  const checkOf = checkFactory(schema);
  const mutation = schema.getMutationType()?.name;
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, _, typeName) => {
      const check = checkOf(Object.entries(field.args ?? {}));
      if (check === undefined) return field;
      if (typeName === mutation) {
        const { resolve = defaultFieldResolver } = field;
        const nothing = emptyPayload(getNullableType(field.type));
        return {
          ...field,
          resolve(source, args, context: { language: LanguageCode }, info) {
            const fault = check(args);
            if (fault === undefined) return resolve(source, args, context, info);
            if (fault.code === null) throw errorOf(fault);
            const [, ...path] = fault.path;
            return { ...nothing, userErrors: [userError(fault.code, path, context.language)] };
          },
        };
      }
      return checkedField(field, (args) => {
        const fault = check(args);
        if (fault !== undefined) throw errorOf(fault);
      });
    },
  });
}

const errorOf = ({ path, said }: Fault) =>
  said === null ? new AtriumError("BAD_ID") : badInput(`\`${path.join(".")}\` ${said}.`);

/** Empty values for the fields of a payload that can't be null: an empty list, or false. */
function emptyPayload(type: GraphQLOutputType): Record<string, unknown> {
  if (!isObjectType(type)) return {};
  const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(required.map(({ name, type }) => [name, isListType(getNullableType(type)) ? [] : false]));
}

/** Makes the check of an object with these inputs; undefined when none of them has a limit. */
function checkFactory(schema: GraphQLSchema) {
  const directive = schema.getDirective("constraint");
  const has = (name: string, { astNode }: Input) =>
    astNode?.directives?.some((used) => used.name.value === name) ?? false;
  const known = new Map<GraphQLInputType, Check | undefined>();

  const ofInput = (input: Input): Check | undefined => {
    if (has("once", input)) return formCheck(uuid, { code: null, said: "must be a UUID" });
    if (has("amount", input)) return formCheck(amountForm, { code: "AMOUNT_OUT_OF_RANGE", said: "is no amount" });
    const { type, astNode } = input;
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
      const fault = inner == null ? undefined : check(inner);
      if (fault !== undefined) return { ...fault, path: [name, ...fault.path] };
    }
    return undefined;
  };
}

function listCheck(maxItems: number | undefined, ofItem: Check | undefined): Check | undefined {
  if (maxItems === undefined && ofItem === undefined) return undefined;
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    if (maxItems !== undefined && value.length > maxItems) {
      return { path: [], code: "VALIDATION_FAILED", said: `has at most ${maxItems} items` };
    }
    if (ofItem === undefined) return undefined;
    for (const [index, item] of value.entries()) {
      const fault = ofItem(item);
      if (fault !== undefined) return { ...fault, path: [String(index), ...fault.path] };
    }
    return undefined;
  };
}

function textCheck(maxLength: number | undefined, isId: boolean): Check | undefined {
  if (maxLength === undefined) return undefined;
  const fault: Fault = isId
    ? { path: [], code: null, said: null }
    : { path: [], code: "VALIDATION_FAILED", said: `has at most ${maxLength} characters` };
  return (value) => (typeof value === "string" && value.length > maxLength ? fault : undefined);
}

const formCheck =
  (form: RegExp, fault: Omit<Fault, "path">): Check =>
  (value) =>
    typeof value === "string" && !form.test(value) ? { path: [], ...fault } : undefined;
