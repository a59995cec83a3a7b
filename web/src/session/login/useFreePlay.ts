import { useState } from "react";
import { useIntl } from "react-intl";
import { useRelayEnvironment } from "react-relay";
import { loadChunk } from "../../browser/loadChunk.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";

/**
 * Opens a trial account with play money. Continues with the action that needed the login, or goes home. `onRefused` gets
 * the reason in words for the visitor.
 */
export function useFreePlay(
  onRefused: (message: string) => void,
  onLoggedIn?: () => void,
): [start: () => void, isStarting: boolean] {
  const { formatMessage } = useIntl();
  const { close } = useSessionDialogs();
  const enterSession = useEnterSession();
  const environment = useRelayEnvironment();
  const [isStarting, setStarting] = useState(false);
  const start = () => {
    setStarting(true);
    loadChunk(() => import("./startFreePlay.ts"))
      .then(({ startFreePlay }) => startFreePlay(environment))
      .catch(() => formatMessage({ id: "session_free_play_failed" }))
      .then((refusal) => {
        setStarting(false);
        if (refusal !== null) return onRefused(refusal);
        close();
        void enterSession(onLoggedIn);
      });
  };
  return [start, isStarting];
}
