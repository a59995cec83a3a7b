import { useMutation } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import type { UserError } from "../../forms/formStatus.ts";
import type { SendOutcome } from "../../session/phone/useSmsSender.ts";
import { useStepUp } from "../stepUp.ts";

interface SentCode {
  readonly secondsToWait: number | null | undefined;
  readonly userErrors: readonly UserError[];
}

/** Sends a code by a mutation; asks for a step-up when the mutation needs one. */
export function useCodeSender<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  payload: (response: Mutation["response"]) => SentCode,
) {
  const [commit] = useMutation<Mutation>(mutation);
  const stepUp = useStepUp();
  return (variables: Mutation["variables"]) =>
    new Promise<SendOutcome>((resolve) => {
      const decide = async (error: Error) => {
        const after = await stepUp(error);
        if (after === "again") send();
        // The member closed the step-up, so no message is needed.
        else resolve(after === "stopped" ? { retryAfter: undefined } : null);
      };
      const send = () =>
        void commit({
          variables,
          onError: (error) => void decide(error),
          onCompleted(response) {
            const { secondsToWait, userErrors } = payload(response);
            resolve(userErrors.length > 0 ? { userErrors } : { secondsToWait: secondsToWait ?? 60, message: null });
          },
        });
      send();
    });
}
