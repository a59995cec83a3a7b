import { Suspense, useEffect, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { useCaller } from "../../caller/caller.ts";
import { onSessionChange } from "../../caller/sessionChannel.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { claimSessionEnd, forgetSessionEnd, useSessionEnd, watchSessionEnd } from "../../caller/sessionEnd.ts";
import { clearSessionKeys, pendingPasswordChange } from "../../caller/sessionKeys.ts";
import { useRenewScreens } from "../../caller/useRenewScreens.ts";
import { onSignal } from "../../relay/network/signals.ts";
import { useAddressToken } from "../../session/login/useAddressToken.ts";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { useGoOn } from "./useGoOn.ts";
import { useRefreshOnReturn } from "./useRefreshOnReturn.ts";
import { useRestoredPage } from "./useRestoredPage.ts";

const SessionLostDialog = lazyPart(async () => (await import("./SessionLostDialog.tsx")).SessionLostDialog);
const LoginToken = lazyPart(async () => (await import("../../session/login/LoginToken.tsx")).LoginToken);

/**
 * Shortest pause between two queries after "closed" signals, while the shell's query does not show the closed site yet.
 */
const CLOSED_PAUSE_MS = 5_000;

/** After a new login, the member goes on where the session has ended. */
const stay = () => {};

/** Reacts to changes of the session: it ends, another tab logs in or out, a link contains a login token. */
export function SessionWatch({ username }: { username: string | undefined }) {
  useRefreshOnReturn();
  const renewScreens = useRenewScreens();
  const { revalidate } = useRevalidator();
  const { openLogin, remindOfPassword } = useSessionDialogs();
  const lost = useSessionEnd();
  const isGuest = useCaller() === "guest";
  const goOn = useGoOn(username);
  useRestoredPage(!isGuest, goOn);
  useEffect(() => {
    if (!isGuest) watchSessionEnd();
  }, [isGuest]);
  const token = useAddressToken();

  useEffect(() => {
    if (!lost || !claimSessionEnd()) return;
    clearSessionKeys();
    void renewScreens();
  }, [lost, renewScreens]);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(
    () =>
      onSignal("closed", () => {
        if (Date.now() - closedAt.current < CLOSED_PAUSE_MS) return;
        closedAt.current = Date.now();
        void revalidate();
      }),
    [revalidate],
  );
  useEffect(
    () => onSignal("passwordDue", () => remindOfPassword(pendingPasswordChange() ?? "DUE")),
    [remindOfPassword],
  );
  // A tab that has said why the session ended stays, so that one can read it.
  const stays = isGuest || lost !== null;
  useEffect(() => onSessionChange(() => void (stays ? renewScreens() : goOn())), [renewScreens, goOn, stays]);

  return (
    <>
      {token && (
        <Suspense>
          <LoginToken token={token} />
        </Suspense>
      )}
      {lost && (
        <Suspense>
          <SessionLostDialog
            end={lost}
            onLogIn={() => {
              forgetSessionEnd();
              openLogin(stay);
            }}
            onClose={forgetSessionEnd}
          />
        </Suspense>
      )}
    </>
  );
}
