import { type DocumentNode, Kind, type OperationDefinitionNode } from "graphql";
import type { Execution } from "../engine.ts";
import type { Lane, LaneAnswer } from "./lane.ts";

/** Executes as the request's `onError` asks. Streams go on after an error, so that `HALT` is nothing for them. */
export function withErrorBehavior<Context>(usual: Lane<Context>, graphqlJs: Lane<Context>): Lane<Context> {
  return (execution) => {
    if (execution.onError === "NULL") return graphqlJs(withoutPropagation(execution));
    const answer = usual(execution);
    if (execution.onError !== "HALT") return answer;
    return answer instanceof Promise ? answer.then(halted) : halted(answer);
  };
}

function halted(answer: LaneAnswer): LaneAnswer {
  const [first] = answer.pieces?.errors ?? answer.result?.errors ?? [];
  return first === undefined ? answer : { result: { data: null, errors: [first] } };
}

/** The same operation with the directive that tells graphql-js to let errors be where they are. */
function withoutPropagation<Context>(execution: Execution<Context>): Execution<Context> {
  const { prepared, operation } = execution;
  if (prepared.errors !== undefined) return execution;
  const directive = {
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: "experimental_disableErrorPropagation" },
  } as const;
  const changed = (node: OperationDefinitionNode) => ({ ...node, directives: [...(node.directives ?? []), directive] });
  const document: DocumentNode = {
    ...prepared.document,
    definitions: prepared.document.definitions.map((one) => (one === operation.node ? changed(operation.node) : one)),
  };
  return { ...execution, prepared: { ...prepared, document } };
}
