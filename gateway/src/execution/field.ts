import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLObjectType,
  getNullableType,
  isLeafType,
  isNonNullType,
} from "graphql";
import { argumentsOf } from "./arguments.ts";
import { fail, settle } from "./failure.ts";
import { Info } from "./info.ts";
import { compileLeaf, type QuickLeaf } from "./leaf.ts";
import { pathOf } from "./path.ts";
import type { FieldSpec, Plan, WriteField, WriteValue } from "./plan.ts";
import { isPromiseLike } from "./promises.ts";

/** A field of a selection. */
export interface CompiledField {
  /** The value as JSON, where it is the same in every answer. */
  constant?: string;
  write: WriteField;
}

/** Compiles the fields of a selection that have the same name in the response. Undefined for an unknown field. */
export function compileField(
  plan: Plan,
  parent: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
): CompiledField | undefined {
  const [node] = nodes;
  const definition = node === undefined ? undefined : plan.source.schema.getField(parent, node.name.value);
  if (node === undefined || definition === undefined) return undefined;
  if (definition.name === "__typename") {
    const constant = `"${parent.name}"`;
    return { constant, write: () => constant };
  }
  const { type, resolve } = definition;
  if (!plan.source.isSteady(definition)) plan.noteUnsteady();
  const args = argumentsOf(plan, definition, node);
  const spec: FieldSpec = { key, definition, parent, nodes, isNonNull: isNonNullType(type), args };
  const writeValue = plan.valueWriter(type, spec);
  const leaf = getNullableType(type);
  if (!isLeafType(leaf)) return { write: objectField(spec, writeValue) };
  const write = leafField(spec, writeValue);
  const isProperty = (resolve === undefined || resolve === defaultFieldResolver) && definition.args.length === 0;
  return { write: isProperty ? leafProperty(spec, compileLeaf(leaf).quick, writeValue, write) : write };
}

/** A field of objects or of a list. It has the same path as everything below it. */
function objectField(spec: FieldSpec, writeValue: WriteValue): WriteField {
  const resolve = spec.definition.resolve ?? defaultFieldResolver;
  return (source, above, run) => {
    const path = pathOf(spec, above);
    try {
      run.throwIfAborted();
      const value: unknown = resolve(source, spec.args(run), run.context, new Info(spec, above, run));
      return settle(value, writeValue, spec, path, run);
    } catch (error) {
      return fail(error, spec, path, run);
    }
  };
}

/** A field without anything below it. Its path is made only when it is late or fails. */
function leafField(spec: FieldSpec, writeValue: WriteValue): WriteField {
  const resolve = spec.definition.resolve ?? defaultFieldResolver;
  return (source, above, run) => {
    try {
      run.throwIfAborted();
      const value: unknown = resolve(source, spec.args(run), run.context, new Info(spec, above, run));
      return settle(value, writeValue, spec, isPromiseLike(value) ? pathOf(spec, above) : undefined, run);
    } catch (error) {
      return fail(error, spec, pathOf(spec, above), run);
    }
  };
}

/** The short way for most fields of an answer: scalars that are properties of their object. */
function leafProperty(spec: FieldSpec, quick: QuickLeaf, writeValue: WriteValue, otherwise: WriteField): WriteField {
  const { name } = spec.definition;
  return (source, above, run) => {
    try {
      const value = isRecord(source) ? source[name] : undefined;
      const text = quick(value);
      if (text !== undefined) return text;
      if (typeof value === "function") return otherwise(source, above, run);
      return settle(value, writeValue, spec, isPromiseLike(value) ? pathOf(spec, above) : undefined, run);
    } catch (error) {
      return fail(error, spec, pathOf(spec, above), run);
    }
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}
