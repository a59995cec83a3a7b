import path from "node:path";
import {
  type DocumentNode,
  type FieldNode,
  type FragmentSpreadNode,
  parse,
  print,
  type SelectionNode,
  TokenKind,
  visit,
} from "graphql";
import { type ESTree, parseSync, Visitor } from "vite";
import { type DataUse, dataUseOf } from "./dataUse.ts";

/** One document of a module. */
interface GraphQLTag {
  document: DocumentNode;
  line: number;
  /** Its answer is only written into the store: it is the document of a `fetchQuery`. */
  isForStore: boolean;
  /** It stands alone: a fragment that other modules spread without a mask, and read. */
  isForOthers: boolean;
}

/** Relay reads these itself. */
const RELAY_FIELDS = new Set(["__typename", "cursor", "hasNextPage", "hasPreviousPage", "endCursor", "startCursor"]);
/** What a `RecordList` reads of the page that it gets. */
const LIST_FIELDS = new Set(["totalCount", "id"]);
/** The comment on a field that is read where it is passed to, though this cannot be seen. */
const PASSED_ON = /^ *passed on\b/;

/**
 * Finds fields that a module asks for and does not read, and fragments of components that it imports neither directly
 * nor through components that pass the reference on (`known` has their names). Mutations and subscriptions are left
 * out: they name what has to change in the store. So are values that the module passes on whole, such as an amount of
 * money.
 */
export function relayFaults(file: string, source: string, known: ReadonlySet<string>): string[] {
  const { program } = parseSync(file, source);
  const use = dataUseOf(program);
  const faults: string[] = [];
  const isOfList = source.includes('/RecordList.tsx"');
  for (const { document, line, isForStore, isForOthers } of tagsOf(program, source)) {
    if (isForOthers) continue;
    const report = (node: SelectionNode, fault: string) =>
      faults.push(`${file}:${line + (node.loc?.startToken.line ?? 1) - 1}: ${fault}`);
    visit(document, {
      OperationDefinition: ({ operation }) => (operation === "query" && !isForStore ? undefined : false),
      Field(node) {
        if (isMarked(node)) return false;
        const name = nameOf(node);
        const isReadElsewhere = RELAY_FIELDS.has(name) || (isOfList && LIST_FIELDS.has(name));
        if (!node.selectionSet && !use.reads.has(name) && !isReadElsewhere) {
          report(node, `${name} is not read in this module`);
        }
        return node.selectionSet && isPassedOn(node, use) ? false : undefined;
      },
      FragmentSpread(node) {
        const [component = ""] = node.name.value.split("_");
        if (path.parse(file).name === component || known.has(component) || isUnmasked(node)) return;
        report(node, `${node.name.value} is spread, but ${component} is not imported`);
      },
    });
  }
  return faults;
}

const nameOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

const isUnmasked = ({ directives = [] }: FragmentSpreadNode) =>
  directives.some((directive) => print(directive) === "@relay(mask: false)");

function isMarked({ loc }: FieldNode): boolean {
  const before = loc?.startToken.prev;
  return before?.kind === TokenKind.COMMENT && PASSED_ON.test(before.value);
}

/** Whether an object is passed on whole. An object with fragments is passed on because of its fragments. */
function isPassedOn(node: FieldNode, { passedOn }: DataUse): boolean {
  let hasFragments = false;
  visit(node, {
    FragmentSpread() {
      hasFragments = true;
    },
  });
  return passedOn.has(nameOf(node)) && !hasFragments;
}

function tagsOf(program: ESTree.Program, source: string): GraphQLTag[] {
  const tags: GraphQLTag[] = [];
  const fetches: ESTree.CallExpression[] = [];
  const statements = new Set<number>();
  new Visitor({
    ExpressionStatement({ expression }) {
      if (expression.type === "TaggedTemplateExpression") statements.add(expression.start);
    },
    CallExpression(node) {
      if (node.callee.type === "Identifier" && node.callee.name === "fetchQuery") fetches.push(node);
    },
    TaggedTemplateExpression({ tag, quasi, start }) {
      if (tag.type !== "Identifier" || tag.name !== "graphql") return;
      tags.push({
        document: parse(quasi.quasis[0]?.value.cooked ?? ""),
        line: source.slice(0, start).split("\n").length,
        isForStore: fetches.some((fetch) => fetch.start < start && start < fetch.end),
        isForOthers: statements.has(start),
      });
    },
  }).visit(program);
  return tags;
}
