import type { GraphQLTaggedNode } from "react-relay";
import type { Failure } from "../relay/failure.ts";
import { unreachable } from "../relay/unreachable.ts";
import { type FormAfter, formAfter, type SentForm } from "./formAfter.ts";
import { type Change, type OnceOf, useChangeOf, type VariablesOf } from "./useChange.ts";

type Options<Mutation extends Change, Values> = OnceOf<Mutation> & {
  /** The mutation's variables, or a promise of them; null stops the submit. */
  variables: (values: Values) => VariablesOf<Mutation> | null | Promise<VariablesOf<Mutation> | null>;
  /** The form's name of a field of the input, by its path; where the form has the input's names, there is none. */
  nameOf?: (path: string) => string;
  /** Called each time before the mutation is sent, also after a step-up. */
  onSend?: () => void;
  /** Called when the change was made. */
  onDone?: (response: Mutation["response"], values: Values, form: FormAfter<Values>) => void;
  /** Called when the change was refused, after the failure is shown. */
  onRefused?: (response: Mutation["response"]) => void;
  /** Called when the change was not made, whatever the reason. */
  onFailed?: () => void;
};

/**
 * A change as a form's `onSubmit`. Resolves when the answer is in, so that `isSubmitting` tells the truth; never rejects.
 * The failure goes to Formik's `status`, which validation leaves alone; fields and a `FormError` show it.
 */
export function useFormChange<Mutation extends Change, Values>(
  mutation: GraphQLTaggedNode,
  options: Options<Mutation, Values>,
) {
  const { change } = useChangeOf<Mutation>(mutation, options.once);
  const { variables, nameOf = asItIs, onSend, onDone, onRefused, onFailed } = options;
  return async (values: Values, form: SentForm<Values>): Promise<void> => {
    const { setStatus } = form;
    setStatus(undefined);
    let sent: VariablesOf<Mutation> | null;
    try {
      sent = await variables(values);
    } catch {
      return setStatus(unreachable);
    }
    if (sent === null) return;
    const { done, refused, failure } = await change(sent, { onSend });
    if (failure) setStatus({ ...failure, fields: renamed(failure.fields, nameOf) });
    if (refused) onRefused?.(refused);
    if (done) onDone?.(done, values, formAfter(form, values));
    else onFailed?.();
  };
}

const asItIs = (name: string) => name;

const renamed = (fields: Failure["fields"], nameOf: (path: string) => string) =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [nameOf(path), message]));
