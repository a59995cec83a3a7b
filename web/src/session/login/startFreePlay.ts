import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type {
  HumanCheckAnswerInput,
  startFreePlayMutation,
} from "../../__generated__/startFreePlayMutation.graphql.ts";
import { commit } from "../../change/commit.ts";
import { type Failure, failureOf } from "../../relay/failure.ts";
import { solveHumanCheck } from "../humanCheck/solveHumanCheck.ts";

/** Opens a trial account. Returns why not, or null when it is open; rejects when nobody answers. */
export async function startFreePlay(environment: IEnvironment): Promise<Failure | null> {
  let userErrors = await send(environment, null);
  // Many demos were started from this network.
  if (userErrors[0]?.code === "HUMAN_CHECK_FAILED") {
    const answer = await solveHumanCheck(environment);
    if (answer !== null) userErrors = await send(environment, answer);
  }
  return userErrors.length > 0 ? failureOf(userErrors) : null;
}

async function send(environment: IEnvironment, humanCheck: HumanCheckAnswerInput | null) {
  const { startFreePlay } = await commit<startFreePlayMutation>(environment, {
    mutation: graphql`
      mutation startFreePlayMutation($input: StartFreePlayInput!) {
        startFreePlay(input: $input) {
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    variables: { input: { humanCheck } },
  });
  return startFreePlay.userErrors;
}
