import { commitMutation } from "react-relay";
import type { IEnvironment, MutationConfig, MutationParameters } from "relay-runtime";

/** Sends a mutation. Resolves with its answer; rejects when no usable one came. */
export const commit = <Mutation extends MutationParameters>(
  environment: IEnvironment,
  config: Omit<MutationConfig<Mutation>, "onCompleted" | "onError">,
) =>
  new Promise<Mutation["response"]>((resolve, reject) => {
    commitMutation<Mutation>(environment, { ...config, onCompleted: (response) => resolve(response), onError: reject });
  });
