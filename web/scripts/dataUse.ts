import { type ESTree, Visitor } from "vite";

type Node = ESTree.Node | null | undefined;

/** How a module uses data, as far as its syntax shows. */
export interface DataUse {
  /** The properties that it reads by name. */
  reads: Set<string>;
  /** The properties that it passes on whole: as an argument, a prop, a spread or a result. */
  passedOn: Set<string>;
}

/** Methods with a callback that gets the items of the list. */
const ITERATING = new Set(["every", "filter", "find", "findIndex", "findLast", "flatMap", "forEach", "map", "some"]);

/** Collects the names of the properties that a program reads and passes on. Variables count as the property that they hold. */
export function dataUseOf(program: ESTree.Program): DataUse {
  const use: DataUse = { reads: new Set(), passedOn: new Set() };
  const looked = new Set<unknown>();
  const held = new Map<string, string>();

  /** The property that an expression comes from. */
  const propertyOf = (node: Node): string | undefined => {
    if (node?.type === "Identifier") return held.get(node.name) ?? node.name;
    if (node?.type === "ChainExpression") return propertyOf(node.expression);
    if (node?.type === "CallExpression" && node.callee.type === "MemberExpression")
      return propertyOf(node.callee.object);
    return node?.type === "MemberExpression" && node.property.type === "Identifier" ? node.property.name : undefined;
  };
  const bind = (variable: Node, value: Node) => {
    look(value);
    const property = propertyOf(value);
    if (variable?.type === "Identifier" && property) held.set(variable.name, property);
  };
  /** Marks values that are compared, asked whether they are there, or looked into, but not passed on. */
  const look = (...nodes: Node[]) => {
    for (const node of nodes) looked.add(node?.type === "ChainExpression" ? node.expression : node);
  };
  const pass = (node: Node) => {
    const property = looked.has(node) ? undefined : propertyOf(node);
    if (property) use.passedOn.add(property);
  };

  new Visitor({
    MemberExpression(node) {
      look(node.object);
      if (node.property.type !== "Identifier") return;
      if (!node.computed) looked.add(node.property);
      use.reads.add(node.property.name);
      pass(node);
    },
    ObjectPattern({ properties }) {
      for (const one of properties) {
        if (one.type !== "Property" || one.key.type !== "Identifier") continue;
        use.reads.add(one.key.name);
        look(one.key, one.value);
        if (one.value.type === "Identifier") held.set(one.value.name, one.key.name);
      }
    },
    VariableDeclarator({ id, init }) {
      bind(id, init);
      look(id);
    },
    ForOfStatement({ left, right }) {
      if (left.type === "VariableDeclaration") bind(left.declarations[0]?.id, right);
    },
    CallExpression({ callee, arguments: [callback] }) {
      look(callee);
      const isLoop = callee.type === "MemberExpression" && ITERATING.has(propertyOf(callee) ?? "");
      if (isLoop && callback?.type === "ArrowFunctionExpression") bind(callback.params[0], callee.object);
    },
    ArrowFunctionExpression({ params }) {
      look(...params);
    },
    UnaryExpression: ({ argument }) => look(argument),
    IfStatement: ({ test }) => look(test),
    ConditionalExpression: ({ test }) => look(test),
    LogicalExpression: ({ operator, left }) => {
      if (operator === "&&") look(left);
    },
    BinaryExpression: ({ left, right }) => look(left, right),
    Property: ({ key, computed }) => {
      if (!computed) look(key);
    },
    // A property that is read by a variable is named in a list.
    Literal: ({ value }) => {
      if (typeof value === "string") use.reads.add(value);
    },
    Identifier: (node) => pass(node),
  }).visit(program);
  return use;
}
