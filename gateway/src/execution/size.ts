import type { OperationDefinitionNode, SelectionSetNode } from "graphql";
import type { Source } from "./source.ts";

/**
 * The number of fields of an operation with its fragments expanded, as compiling opens them. Each fragment is counted
 * once, so counting costs no more than the document's text.
 */
export function sizeOf(operation: OperationDefinitionNode, fragments: Source["fragments"]): number {
  const sizes = new Map<string, number>();
  const count = ({ selections }: SelectionSetNode): number => {
    let sum = 0;
    for (const selection of selections) {
      if (selection.kind === "FragmentSpread") sum += countFragment(selection.name.value);
      else if (selection.kind === "InlineFragment") sum += count(selection.selectionSet);
      else sum += 1 + (selection.selectionSet === undefined ? 0 : count(selection.selectionSet));
    }
    return sum;
  };
  const countFragment = (name: string): number => {
    const known = sizes.get(name);
    if (known !== undefined) return known;
    const fragment = fragments[name];
    // Validation refuses cycles. Here they must only end.
    sizes.set(name, 0);
    const size = fragment === undefined ? 0 : count(fragment.selectionSet);
    sizes.set(name, size);
    return size;
  };
  return count(operation.selectionSet);
}
