import type { FormikHelpers } from "formik";
import { useMutation } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { type FormStatus, statusOf, type UserError } from "./formStatus.ts";

/** What may be done with a form that succeeded and stays on the screen: to empty it. */
export type FormAfter<Values> = Pick<FormikHelpers<Values>, "resetForm">;

interface Options<Mutation extends MutationParameters, Values> {
  /** The mutation's variables, or a promise of them; null stops the submit. */
  variables: (values: Values) => Mutation["variables"] | Promise<Mutation["variables"] | null>;
  payload: (response: Mutation["response"]) => { readonly userErrors: readonly UserError[] } | null | undefined;
  /** Called when the gateway has accepted or refused, before `onDone` and `onRefused`. */
  onAnswered?: () => void;
  /** Called when the mutation succeeded. */
  onDone?: (response: Mutation["response"], values: Values, form: FormAfter<Values>) => void;
  /** Decides what follows when no usable answer came: nothing (`stopped`), another try, or a message. */
  onFailure?: (error: Error) => Promise<"again" | "stopped" | "failed">;
  /** Called when the gateway refused, after the errors are shown. */
  onRefused?: (response: Mutation["response"]) => void;
}

/**
 * Turns a mutation into a Formik `onSubmit`. Resolves when the answer is in, so that `isSubmitting` tells the truth; never
 * rejects. Refusals go to Formik's `status`, which validation leaves alone.
 */
export function useFormMutation<Mutation extends MutationParameters, Values>(
  mutation: GraphQLTaggedNode,
  { variables, payload, onAnswered, onDone, onFailure, onRefused }: Options<Mutation, Values>,
) {
  const [commit] = useMutation<Mutation>(mutation);

  return (values: Values, { setStatus, resetForm }: Pick<FormikHelpers<Values>, "setStatus" | "resetForm">) =>
    new Promise<void>((resolve) => {
      setStatus(undefined);
      const fail = () => setStatus({ isBroken: true, fields: {} } satisfies FormStatus);
      const decide = async (error: Error, sent: Mutation["variables"]) => {
        const after = (await onFailure?.(error)) ?? "failed";
        if (after === "again") return void send(sent);
        if (after === "failed") fail();
        resolve();
      };
      const send = (sent: Mutation["variables"]): unknown =>
        commit({
          variables: sent,
          onError: (error) => void decide(error, sent),
          onCompleted(response) {
            const userErrors = payload(response)?.userErrors;
            if (userErrors) onAnswered?.();
            if (!userErrors) fail();
            else if (userErrors.length === 0) onDone?.(response, values, { resetForm });
            else {
              setStatus(statusOf(userErrors));
              onRefused?.(response);
            }
            resolve();
          },
        });
      const found = variables(values);
      if (found instanceof Promise)
        found.then(
          (sent) => (sent === null ? resolve() : void send(sent)),
          () => {
            fail();
            resolve();
          },
        );
      else send(found);
    });
}
