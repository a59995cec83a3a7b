import { useState } from "react";
import { useIntl } from "react-intl";
import { type GraphQLTaggedNode, useMutation } from "react-relay";
import type { MutationParameters } from "relay-runtime";
import { useIdempotencyKey } from "./useIdempotencyKey.ts";

interface Payload {
  readonly userErrors: readonly { readonly message: string }[];
}

interface After<Mutation extends MutationParameters> {
  /** Called when the change was made. */
  readonly onDone?: ((response: Mutation["response"]) => void) | undefined;
  /** Called last, also when the change was refused or not answered. */
  readonly onEnd?: (() => void) | undefined;
}

/**
 * A change without a form that the platform carries out once. `failure` says why the latest one failed, in words for the
 * visitor. A change that was not answered is sent again with the same key.
 */
export function useChangeOnce<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  payload: (response: Mutation["response"]) => Payload,
) {
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  const { keyFor, forget } = useIdempotencyKey();
  const [commit, isSending] = useMutation<Mutation>(mutation);
  /** Changes with equal `content` are the same change. `variables` gets its key. */
  const send = (
    content: readonly unknown[],
    variables: (idempotencyKey: string) => Mutation["variables"],
    { onDone, onEnd }: After<Mutation> = {},
  ) => {
    setFailure(null);
    commit({
      variables: variables(keyFor(...content)),
      onCompleted(response) {
        forget();
        const refusal = payload(response).userErrors[0]?.message ?? null;
        setFailure(refusal);
        if (refusal === null) onDone?.(response);
        onEnd?.();
      },
      onError() {
        setFailure(formatMessage({ id: "error_network" }));
        onEnd?.();
      },
    });
  };
  return { send, isSending, failure };
}
