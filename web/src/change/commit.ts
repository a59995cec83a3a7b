import { commitMutation } from "react-relay";
import {
  createOperationDescriptor,
  type Disposable,
  getRequest,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
  type RecordProxy,
} from "relay-runtime";

declare module "relay-runtime" {
  interface RecordSourceSelectorProxy {
    /** Relay has it, its types do not: the record in which the answer's fields are. */
    getOperationRoot(): RecordProxy;
  }
}

/**
 * Sends a mutation. Resolves with its answer; rejects when no usable one came. The store drops an answer that no query holds: for
 * one that is shown, `keep` gets what holds it until it is disposed of.
 */
export const commit = <Mutation extends MutationParameters>(
  environment: IEnvironment,
  { updater, ...config }: Omit<MutationConfig<Mutation>, "onCompleted" | "onError">,
  keep?: (held: Disposable) => void,
) =>
  new Promise<Mutation["response"]>((resolve, reject) => {
    const { mutation, variables } = config;
    commitMutation<Mutation>(environment, {
      ...config,
      updater(store, answer) {
        const root = store.getOperationRoot().getDataID();
        keep?.(environment.retain(createOperationDescriptor(getRequest(mutation), variables, undefined, root)));
        updater?.(store, answer);
      },
      onCompleted: (response) => resolve(response),
      onError: reject,
    });
  });
