import { useState } from "react";
import { useMutation } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import type { ChangeFault } from "./ChangeError.tsx";

type Payload = { readonly userErrors: readonly { readonly message: string }[] } | null | undefined;

/** A change without a form, which can be sent again without harm. `fault` says why the latest one did not happen. */
export function useChangeNow<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  payload: (response: Mutation["response"]) => Payload,
) {
  const [fault, setFault] = useState<ChangeFault>(null);
  const [commit, isBusy] = useMutation<Mutation>(mutation);
  const change = (variables: Mutation["variables"], onDone?: () => void) => {
    setFault(null);
    commit({
      variables,
      onCompleted(response) {
        const [refusal] = payload(response)?.userErrors ?? [];
        if (refusal) setFault({ message: refusal.message });
        else onDone?.();
      },
      onError: () => setFault("network"),
    });
  };
  return { change, isBusy, fault };
}
