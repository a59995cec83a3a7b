import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import type { DocumentParts } from "./operations.ts";

/** The cost of an operation before it is executed: points, and the number of objects. */
export interface Cost {
  points: number;
  nodes: number;
}

/** The part of an operation's cost that does not depend on variables. `costOf` adds the rest. */
export interface CostPlan {
  points: number;
  nodes: number;
  lists: readonly { sizes: readonly Size[]; assumed: number; each: CostPlan }[];
}

type Size = number | { variable: string };
type Field = GraphQLField<unknown, unknown>;
interface FieldPrice {
  weight: number | undefined;
  assumedSize: number | undefined;
  slicingArguments: readonly string[];
}

/** Number of items assumed for a list without `@listSize`. */
const defaultListSize = 5;
const mutationWeight = 10;
/** A document that expands to more fields is refused before the sum is complete. */
const maxVisits = 20_000;

/** Thrown while planning, when nested fragments expand to too many fields. */
export class TooManyFields extends Error {}

/** Computes what an operation costs, once per document. `costOf` then prices the plan for each request's variables. */
export function planCost(schema: GraphQLSchema, operation: OperationDefinitionNode, parts: DocumentParts): CostPlan {
  const root = schema.getRootType(operation.operation);
  if (root === undefined || root === null) return { points: 0, nodes: 0, lists: [] };
  const defaults = new Map<string, number>();
  for (const definition of operation.variableDefinitions ?? []) {
    if (definition.defaultValue?.kind === Kind.INT) {
      defaults.set(definition.variable.name.value, Number(definition.defaultValue.value));
    }
  }
  const walk: Walk = { schema, fragments: parts.fragments, defaults, visits: 0 };
  return planSelections(walk, [operation.selectionSet], root, undefined, operation.operation === "mutation");
}

/** The price of a plan with these variables. */
export function costOf(plan: CostPlan, variables: Readonly<Record<string, unknown>>): Cost {
  let { points, nodes } = plan;
  for (const list of plan.lists) {
    const size = sizeOf(list.sizes, list.assumed, variables);
    const each = costOf(list.each, variables);
    points += size * each.points;
    nodes += size * each.nodes;
  }
  return { points, nodes };
}

interface Walk {
  schema: GraphQLSchema;
  fragments: DocumentParts["fragments"];
  defaults: ReadonlyMap<string, number>;
  visits: number;
}

interface Sized {
  sizes: readonly Size[];
  assumed: number;
}

function planSelections(
  walk: Walk,
  sets: readonly SelectionSetNode[],
  parent: GraphQLCompositeType,
  sizedBy: Sized | undefined,
  isMutation: boolean,
): CostPlan {
  let points = 0;
  let nodes = 0;
  const lists: { sizes: readonly Size[]; assumed: number; each: CostPlan }[] = [];
  for (const { field, asked } of collect(walk, sets, parent)) {
    const price = priceOf(field);
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) {
      points += price.weight ?? (isMutation ? mutationWeight : 0);
      continue;
    }
    const subsets = asked.flatMap((node) => node.selectionSet ?? []);
    const size = askedSize(walk, price, asked);
    const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
    const children = planSelections(walk, subsets, type, isList ? undefined : size, false);
    if (isList) {
      points += price.weight ?? 0;
      const { sizes, assumed } = size ?? sizedBy ?? { sizes: [], assumed: defaultListSize };
      const each = { ...children, points: children.points + objectWeight(type), nodes: children.nodes + 1 };
      lists.push({ sizes, assumed, each });
    } else {
      points += (price.weight ?? (isMutation ? mutationWeight : objectWeight(type))) + children.points;
      nodes += 1 + children.nodes;
      lists.push(...children.lists);
    }
  }
  return fold(points, nodes, lists);
}

/** Adds lists of a fixed size to the sum now, so that pricing visits only the parts that depend on variables. */
function fold(points: number, nodes: number, lists: CostPlan["lists"]): CostPlan {
  const open: CostPlan["lists"][number][] = [];
  let [sumPoints, sumNodes] = [points, nodes];
  for (const list of lists) {
    const isSettled = list.each.lists.length === 0 && list.sizes.every((size) => typeof size === "number");
    if (!isSettled) {
      open.push(list);
      continue;
    }
    const size = sizeOf(list.sizes, list.assumed, {});
    sumPoints += size * list.each.points;
    sumNodes += size * list.each.nodes;
  }
  return { points: sumPoints, nodes: sumNodes, lists: open };
}

function sizeOf(sizes: readonly Size[], assumed: number, variables: Readonly<Record<string, unknown>>): number {
  let asked: number | undefined;
  for (const size of sizes) {
    const value = typeof size === "number" ? size : variables[size.variable];
    if (typeof value === "number" && Number.isFinite(value)) asked = Math.max(asked ?? 0, value);
  }
  return Math.min(asked ?? assumed, 1_000_000);
}

function askedSize(walk: Walk, price: FieldPrice, asked: readonly FieldNode[]): Sized | undefined {
  if (price.assumedSize === undefined) return undefined;
  const sizes: Size[] = [];
  let assumed = price.assumedSize;
  for (const argument of asked[0]?.arguments ?? []) {
    if (!price.slicingArguments.includes(argument.name.value)) continue;
    if (argument.value.kind === Kind.INT) sizes.push(Number(argument.value.value));
    else if (argument.value.kind === Kind.VARIABLE) {
      const variable = argument.value.name.value;
      sizes.push({ variable });
      assumed = Math.max(assumed, walk.defaults.get(variable) ?? 0);
    }
  }
  return { sizes, assumed };
}

/** Groups fields by response key and parent type, as execution merges them. */
function collect(
  walk: Walk,
  sets: readonly SelectionSetNode[],
  parent: GraphQLCompositeType,
): Iterable<{ field: Field; asked: FieldNode[] }> {
  const found = new Map<string, { field: Field; asked: FieldNode[] }>();
  const opened = new Set<string>();
  const open = (set: SelectionSetNode, on: GraphQLCompositeType): void => {
    for (const selection of set.selections) {
      walk.visits += 1;
      if (walk.visits > maxVisits) throw new TooManyFields();
      if (selection.kind === Kind.FIELD) {
        const field = isObjectType(on) || isInterfaceType(on) ? on.getFields()[selection.name.value] : undefined;
        // Introspection and `__typename` cost nothing here. Other rules limit them.
        if (field === undefined) continue;
        const key = `${on.name}.${selection.alias?.value ?? selection.name.value}`;
        const entry = found.get(key);
        if (entry === undefined) found.set(key, { field, asked: [selection] });
        else entry.asked.push(selection);
        continue;
      }
      let condition = selection.kind === Kind.INLINE_FRAGMENT ? selection.typeCondition : undefined;
      let inner = selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : undefined;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = walk.fragments.get(selection.name.value);
        if (fragment === undefined || opened.has(fragment.name.value)) continue;
        opened.add(fragment.name.value);
        condition = fragment.typeCondition;
        inner = fragment.selectionSet;
      }
      const type = condition === undefined ? on : walk.schema.getType(condition.name.value);
      if (inner !== undefined && isCompositeType(type)) open(inner, type);
    }
  };
  for (const set of sets) open(set, parent);
  return found.values();
}

const weights = new WeakMap<GraphQLCompositeType, number>();

/** Points of one object of a type. */
const objectWeight = (type: GraphQLCompositeType): number =>
  weights.getOrInsertComputed(type, ({ astNode }) => {
    const given = astNode?.directives?.find(({ name }) => name.value === "cost")?.arguments?.[0]?.value;
    return given?.kind === Kind.INT ? Number(given.value) : 1;
  });

const prices = new WeakMap<Field, FieldPrice>();

function priceOf(field: Field): FieldPrice {
  const known = prices.get(field);
  if (known !== undefined) return known;
  const price: { -readonly [K in keyof FieldPrice]: FieldPrice[K] } = {
    weight: undefined,
    assumedSize: undefined,
    slicingArguments: [],
  };
  for (const directive of field.astNode?.directives ?? []) {
    for (const { name, value } of directive.arguments ?? []) {
      const at = `${directive.name.value}.${name.value}`;
      if (at === "cost.weight" && value.kind === Kind.INT) price.weight = Number(value.value);
      if (at === "listSize.assumedSize" && value.kind === Kind.INT) price.assumedSize = Number(value.value);
      if (at === "listSize.slicingArguments" && value.kind === Kind.LIST) {
        price.slicingArguments = value.values.flatMap((item) => (item.kind === Kind.STRING ? [item.value] : []));
      }
    }
  }
  prices.set(field, price);
  return price;
}
