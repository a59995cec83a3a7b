import { useCallback, useEffect, useState } from "react";
import { graphql, readInlineData, useRelayEnvironment } from "react-relay";
import type { useLaunch_payload$data, useLaunch_payload$key } from "../../__generated__/useLaunch_payload.graphql.ts";
import type { useLaunchDemoMutation } from "../../__generated__/useLaunchDemoMutation.graphql.ts";
import type { useLaunchMutation } from "../../__generated__/useLaunchMutation.graphql.ts";
import { commit } from "../../change/commit.ts";
import { holdsPlay, reportHeldPlay } from "../../relay/network/playHeld.ts";
import { onSignal } from "../../relay/network/signals.ts";
import type { Standing } from "../../relay/userError.ts";
import { agreeToTransfer, hasAgreedToTransfer } from "./transferConsent.ts";

type Payload = useLaunch_payload$data;

const payloadFragment = graphql`
  fragment useLaunch_payload on LaunchPayload @inline {
    launch {
      url
      fallbackUrls
    }
    # passed on to LaunchRefused
    suggestions {
      id
      ...GameTile_game
    }
    # passed on to LaunchRefused
    userErrors {
      code
      message
      ...StandingFacts_error @relay(mask: false)
    }
  }
`;

const launchReal = graphql`
  mutation useLaunchMutation($input: LaunchGameInput!) {
    launchGame(input: $input) {
      ...useLaunch_payload
    }
  }
`;

const launchDemo = graphql`
  mutation useLaunchDemoMutation($input: LaunchDemoGameInput!) {
    launchDemoGame(input: $input) {
      ...useLaunch_payload
    }
  }
`;

/** The state of a launch. */
export type Launch =
  | { readonly state: "opening" }
  | { readonly state: "open"; readonly urls: readonly string[] }
  | {
      readonly state: "refused";
      readonly code: Payload["userErrors"][number]["code"];
      readonly message: string;
      readonly standing: Standing;
      readonly suggestions: Payload["suggestions"];
    }
  | { readonly state: "transfer" }
  | { readonly state: "unreachable" };

interface LaunchOptions {
  isDemo: boolean;
  /** The room to enter. */
  roomId?: string | undefined;
}

/**
 * Asks the platform for a game's address when the component mounts. `retry` asks again, because an address works only
 * once. Before money moves to a vendor's own wallet, the player must agree, once a session: `agree` confirms and
 * continues. A launch that waits for another answer of the player is repeated when it is given.
 */
export function useLaunch(gameId: string, { isDemo, roomId }: LaunchOptions) {
  const [launch, setLaunch] = useState<Launch>({ state: "opening" });
  const [attempt, setAttempt] = useState(0);
  const environment = useRelayEnvironment();

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Launch) => {
      if (isCurrent) setLaunch(next);
    };
    setLaunch({ state: "opening" });
    // `attempt` only triggers another request.
    void attempt;
    const answer = isDemo
      ? commit<useLaunchDemoMutation>(environment, {
          mutation: launchDemo,
          variables: { input: { gameId, ageConfirmed: true } },
        }).then(({ launchDemoGame }) => launchDemoGame)
      : commit<useLaunchMutation>(environment, {
          mutation: launchReal,
          variables: { input: { gameId, confirmTransfer: hasAgreedToTransfer(), ...(roomId && { roomId }) } },
        }).then(({ launchGame }) => launchGame);
    answer.then(
      (payload) => settle(toLaunch(payload)),
      () => settle({ state: "unreachable" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [gameId, isDemo, roomId, attempt, environment]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const waitsForAnswer = launch.state === "refused" && holdsPlay(launch.code);
  useEffect(() => (waitsForAnswer ? onSignal("playReleased", retry) : undefined), [waitsForAnswer, retry]);
  const agree = useCallback(() => {
    agreeToTransfer();
    retry();
  }, [retry]);
  return { launch, retry, agree };
}

function toLaunch(payload: useLaunch_payload$key): Launch {
  const { launch, suggestions, userErrors } = readInlineData(payloadFragment, payload);
  const [refusal] = userErrors;
  if (refusal?.code === "TRANSFER_CONFIRM_NEEDED") return { state: "transfer" };
  reportHeldPlay(userErrors);
  if (refusal) {
    const { code, message, limit, playBreak } = refusal;
    return { state: "refused", code, message, standing: { limit, playBreak }, suggestions };
  }
  if (!launch) return { state: "unreachable" };
  return { state: "open", urls: [launch.url, ...launch.fallbackUrls] };
}
