import type { PreparedOperation } from "../../../documents/documents.ts";
import type { Execution } from "../engine.ts";
import { withErrorBehavior } from "./errorLane.ts";
import type { FastLane } from "./fastLane.ts";
import type { Lane, LaneAnswer } from "./lane.ts";

/** The lanes, each for operations that the ones before it don't take. */
export interface LaneParts<Context> {
  fast: FastLane<Context>;
  direct: Lane<Context>;
  yoga: Lane<Context>;
}

/**
 * Executes an operation in the lane that fits. A document that is neither registered nor known goes to yoga the first
 * time. Compiling pays from the second time on.
 */
export function createLanes<Context>({ fast, direct, yoga }: LaneParts<Context>): Lane<Context> {
  const known = new WeakSet<PreparedOperation>();

  const isKnown = ({ isRegistered, operation }: Execution<Context>): boolean => {
    if (isRegistered || known.has(operation)) return true;
    known.add(operation);
    return false;
  };

  const permitted = (lane: Lane<Context>, execution: Execution<Context>) => {
    const permit = execution.permit();
    return permit === undefined ? lane(execution) : permit.then(() => lane(execution));
  };

  const executeFast = async (answer: Promise<LaneAnswer | undefined>, execution: Execution<Context>) =>
    (await answer) ?? permitted(direct, execution);

  const usual: Lane<Context> = (execution) => {
    if (!isKnown(execution)) return permitted(yoga, execution);
    const answer = fast(execution);
    if (answer === undefined) return permitted(direct, execution);
    return answer instanceof Promise ? executeFast(answer, execution) : answer;
  };
  return withErrorBehavior(usual, (execution) => permitted(yoga, execution));
}
