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
import { isPromiseLike } from "./promises.ts";
import type { Plan, Site, WriteField, WriteValue } from "./site.ts";

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
  const args = argumentsOf(plan, definition, node);
  const site: Site = { key, definition, parent, nodes, isNonNull: isNonNullType(type), args };
  const writeValue = plan.valueWriter(type, site);
  const leaf = getNullableType(type);
  if (!isLeafType(leaf)) return { write: objectField(site, writeValue) };
  const write = leafField(site, writeValue);
  const isProperty = (resolve === undefined || resolve === defaultFieldResolver) && definition.args.length === 0;
  return { write: isProperty ? leafProperty(site, compileLeaf(leaf).quick, writeValue, write) : write };
}

/** A field of objects or of a list. It has the same path as everything below it. */
function objectField(site: Site, writeValue: WriteValue): WriteField {
  const resolve = site.definition.resolve ?? defaultFieldResolver;
  return (source, above, run) => {
    const path = pathOf(site, above);
    try {
      run.throwIfAborted();
      const value: unknown = resolve(source, site.args(run), run.context, new Info(site, above, run));
      return settle(value, writeValue, site, path, run);
    } catch (error) {
      return fail(error, site, path, run);
    }
  };
}

/** A field without anything below it. Its path is made only when it is late or fails. */
function leafField(site: Site, writeValue: WriteValue): WriteField {
  const resolve = site.definition.resolve ?? defaultFieldResolver;
  return (source, above, run) => {
    try {
      run.throwIfAborted();
      const value: unknown = resolve(source, site.args(run), run.context, new Info(site, above, run));
      return settle(value, writeValue, site, isPromiseLike(value) ? pathOf(site, above) : undefined, run);
    } catch (error) {
      return fail(error, site, pathOf(site, above), run);
    }
  };
}

/** The short way for most fields of an answer: scalars that are properties of their object. */
function leafProperty(site: Site, quick: QuickLeaf, writeValue: WriteValue, otherwise: WriteField): WriteField {
  const { name } = site.definition;
  return (source, above, run) => {
    try {
      const value = isRecord(source) ? source[name] : undefined;
      const text = quick(value);
      if (text !== undefined) return text;
      if (typeof value === "function") return otherwise(source, above, run);
      return settle(value, writeValue, site, isPromiseLike(value) ? pathOf(site, above) : undefined, run);
    } catch (error) {
      return fail(error, site, pathOf(site, above), run);
    }
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}
