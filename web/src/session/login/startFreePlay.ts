import { commitMutation, graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type {
  HumanCheckAnswerInput,
  startFreePlayMutation,
} from "../../__generated__/startFreePlayMutation.graphql.ts";
import { solveHumanCheck } from "../humanCheck/solveHumanCheck.ts";

/** Opens a trial account. The reason why not in words for the visitor; null when it is open. Rejects when nobody answers. */
export async function startFreePlay(environment: IEnvironment): Promise<string | null> {
  let refusal = await send(environment, null);
  // Many demos were started from this network.
  if (refusal?.code === "HUMAN_CHECK_FAILED") {
    const answer = await solveHumanCheck(environment);
    if (answer !== null) refusal = await send(environment, answer);
  }
  return refusal?.message ?? null;
}

const send = (environment: IEnvironment, humanCheck: HumanCheckAnswerInput | null) =>
  new Promise<{ code: string; message: string } | undefined>((resolve, reject) => {
    commitMutation<startFreePlayMutation>(environment, {
      mutation: graphql`
        mutation startFreePlayMutation($input: StartFreePlayInput!) {
          startFreePlay(input: $input) {
            userErrors {
              code
              message
            }
          }
        }
      `,
      variables: { input: { humanCheck } },
      onCompleted: ({ startFreePlay }) => resolve(startFreePlay.userErrors[0]),
      onError: reject,
    });
  });
