import { use, useState } from "react";
import { type GraphQLTaggedNode, useRelayEnvironment } from "react-relay";
import type { MutationParameters, RecordSourceSelectorProxy } from "relay-runtime";
import type { MoneyChange } from "../idempotency/sentChanges.ts";
import { useIdempotencyKey } from "../idempotency/useIdempotencyKey.ts";
import { type Failure, failureOf } from "../relay/failure.ts";
import { textWithoutSecrets, type WithSecrets } from "../relay/secret.ts";
import { unreachable } from "../relay/unreachable.ts";
import type { UserError } from "../relay/userError.ts";
import { commit } from "./commit.ts";
import { StepUpContext } from "./stepUp.ts";

/** A mutation with one field, whose payload says why it was refused. */
export interface Change extends MutationParameters {
  readonly response: {
    readonly [field: string]: { readonly userErrors: readonly UserError[] } | null | undefined;
  };
}

/** Chooses between two types by whether a mutation's input has an idempotency key. */
type IfKeyed<Mutation extends Change, Yes, No> = Mutation["variables"] extends { readonly input: infer Input }
  ? "idempotencyKey" extends keyof Input
    ? Yes
    : No
  : No;

/**
 * The variables, whose texts may be secrets. They are without the idempotency key, which the hook adds unless they have
 * one.
 */
export type VariablesOf<Mutation extends Change> = Mutation["variables"] extends { readonly input: infer Input }
  ? Omit<Mutation["variables"], "input"> & {
      readonly input: WithSecrets<Omit<Input, "idempotencyKey">> &
        IfKeyed<Mutation, { readonly idempotencyKey?: string }, unknown>;
    }
  : Mutation["variables"];

/**
 * How often a change happens: `true` for each one with an idempotency key, or its name when it moves money. The key of such
 * a one outlives the page, the tab and the browser.
 */
export type OnceOf<Mutation extends Change> = IfKeyed<
  Mutation,
  { readonly once: true | MoneyChange },
  { readonly once?: undefined }
>;

export interface Sending {
  /** Called each time before the mutation is sent, also after a step-up. */
  readonly onSend?: (() => void) | undefined;
  /** What makes a change another one, beside its variables. */
  readonly round?: string | null;
  /** Shows the change in the store, when it is made. */
  readonly update?: (store: RecordSourceSelectorProxy) => void;
  /** Runs `update` at once, too; it is undone when the change is not made. */
  readonly isOptimistic?: boolean;
}

/** What came of a change. All is null when the member gave it up at the step-up. */
export interface Outcome<Mutation extends Change> {
  /** The answer, when the change was made. */
  readonly done: Mutation["response"] | null;
  /** The answer, when the change was refused. */
  readonly refused: Mutation["response"] | null;
  readonly failure: Failure | null;
}

const nothing = { done: null, refused: null, failure: null };

/**
 * The one way to change something. `change` sends the mutation; it never rejects. One with an idempotency key happens once:
 * without an answer, the same change is sent again with the same key. Inside a `StepUpProvider` the member is asked for a
 * step-up when the change needs one. `failure` says why the latest change did not happen; a `FailureNote` shows it.
 *
 * @example
 * const { change, isBusy, failure } = useChange<useClaimRewardMutation>(claimReward, { once: true });
 * <Button isBusy={isBusy} onClick={() => change({ input: { rewardId } })} />
 * <FailureNote failure={failure} />
 */
export const useChange = <Mutation extends Change>(
  mutation: GraphQLTaggedNode,
  ...[options]: IfKeyed<Mutation, [OnceOf<Mutation>], [OnceOf<Mutation>?]>
) => useChangeOf<Mutation>(mutation, options?.once);

/** `useChange` for hooks that have options of their own. */
export function useChangeOf<Mutation extends Change>(
  mutation: GraphQLTaggedNode,
  once: true | MoneyChange | undefined,
) {
  const environment = useRelayEnvironment();
  const stepUp = use(StepUpContext);
  const { keyFor, forget } = useIdempotencyKey(once === true ? undefined : once);
  const [underWay, setUnderWay] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);

  const send = async (variables: Record<string, unknown>, sending: Sending): Promise<Outcome<Mutation>> => {
    const { onSend, update, isOptimistic } = sending;
    onSend?.();
    const userErrorsOf = (response: Change["response"]) => Object.values(response)[0]?.userErrors;
    try {
      const response = await commit<{ variables: Record<string, unknown>; response: Mutation["response"] }>(
        environment,
        {
          mutation,
          variables,
          optimisticUpdater: isOptimistic ? update : null,
          updater: update && ((store, answer) => answer && userErrorsOf(answer)?.length === 0 && update(store)),
        },
      );
      const userErrors = userErrorsOf(response);
      if (!userErrors) return { ...nothing, failure: unreachable };
      forget();
      if (userErrors.length === 0) return { ...nothing, done: response };
      return { ...nothing, refused: response, failure: failureOf(userErrors) };
    } catch (error) {
      const after = stepUp ? await stepUp(error) : "failed";
      if (after === "again") return send(variables, sending);
      return after === "failed" ? { ...nothing, failure: unreachable } : nothing;
    }
  };
  const change = async (variables: VariablesOf<Mutation>, sending: Sending = {}): Promise<Outcome<Mutation>> => {
    setFailure(null);
    setUnderWay((count) => count + 1);
    const outcome = await send(once === undefined ? variables : withKey(variables, keyFor, sending.round), sending);
    setUnderWay((count) => count - 1);
    setFailure(outcome.failure);
    return outcome;
  };
  return { change, isBusy: underWay > 0, failure };
}

/** The variables with the key of the change, whose content is all of them but the secrets. */
function withKey(
  variables: { input?: object },
  keyFor: ReturnType<typeof useIdempotencyKey>["keyFor"],
  round: string | null = null,
) {
  const { idempotencyKey, ...input }: { idempotencyKey?: string } = variables.input ?? {};
  const key = keyFor(textWithoutSecrets([{ ...variables, input }, round]), idempotencyKey);
  return { ...variables, input: { ...input, idempotencyKey: key } };
}
