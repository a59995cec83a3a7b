import type { ResponsePath } from "graphql";
import type { FieldSpec } from "./plan.ts";

/** The path of a field in the answer. */
export function pathOf({ key, parent }: FieldSpec, above: ResponsePath | undefined): ResponsePath {
  return { prev: above, key, typename: parent.name };
}

/** The path of an item in a list. */
export function pathOfItem(list: ResponsePath | undefined, index: number): ResponsePath {
  return { prev: list, key: index, typename: undefined };
}
