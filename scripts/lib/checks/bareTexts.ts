import { globSync, readFileSync } from "node:fs";
import { type JSXElement, type JSXFragment, type Node, parseSync, Visitor } from "oxc-parser";
import { inRoot } from "../paths.ts";

type Child = JSXElement["children"][number];

const NODE = /(\w+)\??: [^;\n]*ReactNode|const (\w+)(?:: \w+)? =(?: use\(|[^;]*?<\w)/g;

/** Names in a component's file that stand for nodes, not for texts: of type ReactNode, made of elements, or of a context. */
const nodeNames = (source: string): ReadonlySet<string> =>
  new Set(["children", ...[...source.matchAll(NODE)].flatMap(([, typed, made]) => typed ?? made ?? [])]);

const isBlank = (child: Child) =>
  (child.type === "JSXText" && child.value.trim() === "" && child.value.includes("\n")) ||
  (child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression");

const contentOf = (child: Child): Node => (child.type === "JSXExpressionContainer" ? child.expression : child);

/** Whether a child is there at times only, or moves: a condition, a list, or an element that is made anew. */
function comesAndGoes(child: Child, textOf: (node: Node) => string): boolean {
  const content = contentOf(child);
  if (content.type === "JSXElement")
    return content.openingElement.attributes.some((one) => one.type === "JSXAttribute" && one.name.name === "key");
  if (content.type === "CallExpression") return textOf(content.callee).endsWith(".map");
  return content.type === "LogicalExpression" || content.type === "ConditionalExpression";
}

/** Whether what stands there is, or can be, a text without an element. Texts of react-intl's components have elements. */
function isText(node: Node, nodes: ReadonlySet<string>, textOf: (node: Node) => string): boolean {
  const isOne = (one: Node) => isText(one, nodes, textOf);
  switch (node.type) {
    case "JSXText":
    case "TemplateLiteral":
      return true;
    case "Literal":
      return typeof node.value === "string" || typeof node.value === "number";
    case "Identifier":
      return node.name !== "undefined" && !nodes.has(node.name);
    case "MemberExpression":
      return !nodes.has(textOf(node.property)) && !nodes.has(/^\w+/.exec(textOf(node))?.[0] ?? "");
    case "ChainExpression":
      return isOne(node.expression);
    case "CallExpression":
      return /^(intl\.)?format|Text$/.test(textOf(node.callee));
    case "LogicalExpression":
      return isOne(node.right) || (node.operator !== "&&" && isOne(node.left));
    case "ConditionalExpression":
      return isOne(node.consequent) || isOne(node.alternate);
    default:
      return false;
  }
}

/**
 * Finds texts without an element of their own that come and go beside others, or stand behind something that does. When a
 * browser's translator has replaced such a text, React finds it no more, and the screen crashes. Returns the lines.
 */
export function bareTextsIn(file: string, source: string): number[] {
  const nodes = nodeNames(source);
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const found: number[] = [];
  const look = ({ children }: JSXElement | JSXFragment) => {
    const shown = children.filter((child) => !isBlank(child));
    if (shown.length < 2) return;
    let isBehind = false;
    for (const child of shown) {
      const isMoving = comesAndGoes(child, textOf);
      if (isText(contentOf(child), nodes, textOf) && (isMoving || isBehind)) {
        found.push(source.slice(0, child.start).split("\n").length);
        return;
      }
      isBehind = isMoving;
    }
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(file, source).program);
  return found;
}

/** Finds such texts in the client's components. */
export function findBareTexts(): string[] {
  const files = globSync("web/src/**/*.tsx", { cwd: inRoot(".") }).filter((file) => !file.endsWith(".test.tsx"));
  return files.flatMap((file) =>
    bareTextsIn(file, readFileSync(inRoot(file), "utf8")).map(
      (line) =>
        `${file}:${line}: a text that comes and goes, or stands behind what does, needs an element: a translated page crashes`,
    ),
  );
}
