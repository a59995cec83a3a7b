import { useState } from "react";
import { useMutation } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import type { ChangeFault } from "../forms/ChangeError.tsx";
import { useStepUp } from "./stepUp.ts";

type Payload = { readonly userErrors: readonly { readonly message: string }[] } | null | undefined;

/**
 * Returns a function that sends a change without a form, and asks for a step-up when the change needs one. It resolves
 * with the answer, or with null when the change did not happen.
 */
export function useChange<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  payload: (response: Mutation["response"]) => Payload,
) {
  const [commit] = useMutation<Mutation>(mutation);
  const stepUp = useStepUp();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<ChangeFault>(null);

  const send = async (variables: Mutation["variables"]): Promise<Mutation["response"] | null> => {
    const { promise, resolve, reject } = Promise.withResolvers<Mutation["response"]>();
    commit({ variables, onCompleted: resolve, onError: reject });
    try {
      const response = await promise;
      const [refusal] = payload(response)?.userErrors ?? [];
      if (!refusal) return response;
      setFault({ message: refusal.message });
    } catch (error) {
      const after = error instanceof Error ? await stepUp(error) : "failed";
      if (after === "again") return send(variables);
      if (after === "failed") setFault("network");
    }
    return null;
  };
  const change = async (variables: Mutation["variables"]) => {
    setFault(null);
    setBusy(true);
    const response = await send(variables);
    setBusy(false);
    return response;
  };
  return { change, isBusy, fault };
}
