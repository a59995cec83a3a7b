import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { loadChunk } from "../../browser/loadChunk.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";
import type { Failure } from "../../relay/failure.ts";
import { unreachable } from "../../relay/unreachable.ts";

/**
 * Opens a trial account with play money. Continues with the action that needed the login, or goes home. `onFailure` gets
 * the reason why not.
 */
export function useFreePlay(
  onFailure: (failure: Failure) => void,
  onLoggedIn?: () => void,
): [start: () => void, isStarting: boolean] {
  const { close } = useSessionDialogs();
  const enterSession = useEnterSession();
  const environment = useRelayEnvironment();
  const [isStarting, setStarting] = useState(false);
  const start = () => {
    setStarting(true);
    loadChunk(() => import("./startFreePlay.ts"))
      .then(({ startFreePlay }) => startFreePlay(environment))
      .catch(() => unreachable)
      .then((failure) => {
        setStarting(false);
        if (failure) return onFailure(failure);
        close();
        void enterSession(onLoggedIn);
      });
  };
  return [start, isStarting];
}
