import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from "@simplewebauthn/browser";
import { useEffect, useEffectEvent } from "react";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import type { LoggedIn } from "./useLogIn.ts";
import { usePasskeyLogIn } from "./usePasskeyLogIn.ts";

/** A request is valid for five minutes. */
const renewMs = 240_000;

type Options = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/**
 * Waits until the visitor chooses a passkey among the suggestions for the user name. Null when the form goes away or the
 * button for passkeys is pressed, "old" when the options have to be renewed.
 */
async function chosenIn(optionsJSON: Options, leaving: AbortSignal) {
  let isOld = false;
  const stop = () => WebAuthnAbortService.cancelCeremony();
  const timer = setTimeout(() => {
    isOld = true;
    stop();
  }, renewMs);
  leaving.addEventListener("abort", stop);
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  } catch {
    return isOld ? "old" : null;
  } finally {
    clearTimeout(timer);
    leaving.removeEventListener("abort", stop);
  }
}

/**
 * Lets the browser suggest the device's passkeys for the user name, and logs in with the one that the visitor chooses.
 * Stands in a form with a field for `username webauthn`, and renders nothing.
 */
export function PasskeyAutofill({ onLoggedIn }: { onLoggedIn: (result: LoggedIn) => void }) {
  const { showFailure } = useSessionDialogs();
  const { request, finish } = usePasskeyLogIn();
  const offer = useEffectEvent(async (leaving: AbortSignal) => {
    const isSupported = await browserSupportsWebAuthnAutofill();
    if (!isSupported || leaving.aborted) return;
    let chosen: Awaited<ReturnType<typeof chosenIn>> = "old";
    while (chosen === "old") {
      const begun = await request();
      // A failure is not shown: the visitor asked for nothing.
      if (leaving.aborted || "failure" in begun) return;
      chosen = await chosenIn(begun.value, leaving);
    }
    if (chosen === null) return;
    const result = await finish(chosen);
    if ("value" in result) onLoggedIn(result.value);
    else showFailure(result.failure);
  });
  useEffect(() => {
    const leaving = new AbortController();
    void offer(leaving.signal);
    return () => leaving.abort();
  }, []);
  return null;
}
