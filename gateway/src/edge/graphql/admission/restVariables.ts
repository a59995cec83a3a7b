import { Kind, type OperationDefinitionNode, type TypeNode } from "graphql";
import { Refusal } from "../../http/refusal.ts";
import type { Params } from "../params.ts";

const plainTypes = new Set(["Boolean", "Float", "Int"]);

/** The variables of a call of the REST face. Throws for one that the document does not have. */
export function restVariables(
  { variables, areTexts = false }: Params,
  { variableDefinitions = [] }: OperationDefinitionNode,
): Params["variables"] {
  const types = new Map(variableDefinitions.map(({ variable, type }) => [variable.name.value, type]));
  const read = Object.entries(variables).map(([name, value]) => {
    const type = types.get(name);
    if (type === undefined) throw new Refusal("BAD_REQUEST", `There is no variable of this name: ${name.slice(0, 64)}`);
    return [name, areTexts ? valueIn(name, String(value), type) : value];
  });
  return Object.fromEntries(read);
}

/** Numbers, booleans, lists and input objects are JSON in an address; ids, enums and other texts stand as they are. */
function valueIn(name: string, text: string, type: TypeNode): unknown {
  if (type.kind === Kind.NON_NULL_TYPE) return valueIn(name, text, type.type);
  const isText = type.kind === Kind.NAMED_TYPE && !plainTypes.has(type.name.value) && !text.startsWith("{");
  if (isText) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal("BAD_REQUEST", `The value of ${name} is not JSON.`);
  }
}
