import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { usePhoneAuth_settings$key } from "../../__generated__/usePhoneAuth_settings.graphql.ts";
import { loadChunk } from "../../browser/loadChunk.ts";
import { unreachable } from "../../relay/unreachable.ts";
import type { PhoneAuth } from "./phoneAuth.ts";
import { type PhoneAuthProblem, phoneAuthProblem, waitAfter } from "./phoneAuthProblem.ts";
import type { CodeSender } from "./useSmsSender.ts";

/** The provider sends one code in this time. */
const secondsToWait = 60;

/**
 * Codes of the phone-auth provider. `send` belongs to a `SmsCodeField`; `verify` returns the identity token for a code,
 * or null when it fails. `problem` says what failed, for a `PhoneAuthDialog`; a form that must stop without a message
 * shows none. `container` must be on the page, because the provider puts its human check there.
 */
export function usePhoneAuth(key: usePhoneAuth_settings$key) {
  const { apiKey, authDomain, projectId, emulatorUrl } = useFragment(
    graphql`
      fragment usePhoneAuth_settings on PhoneAuthSettings {
        apiKey
        authDomain
        projectId
        emulatorUrl
      }
    `,
    key,
  );
  const container = useRef<HTMLDivElement>(null);
  const opened = useRef<Promise<PhoneAuth>>(undefined);
  const [problem, setProblem] = useState<PhoneAuthProblem | null>(null);

  const open = (element: HTMLElement) => {
    opened.current ??= loadChunk(() => import("./phoneAuth.ts"))
      .then(({ openPhoneAuth }) => openPhoneAuth({ apiKey, authDomain, projectId, emulatorUrl }, element))
      .catch((error: unknown) => {
        // The next request for a code tries again.
        opened.current = undefined;
        throw error;
      });
    return opened.current;
  };
  const fail = (error: unknown): PhoneAuthProblem => {
    const found = phoneAuthProblem(codeOf(error));
    // biome-ignore lint/suspicious/noConsole: a registration stops without a message, so only the console says why.
    console.info(`phone auth: ${found}`);
    setProblem(found);
    return found;
  };

  const send: CodeSender = async ({ countryDialingCode, mobile }) => {
    if (!container.current) return { failure: unreachable };
    try {
      await (await open(container.current)).send(internationally(countryDialingCode, mobile));
      return { secondsToWait, message: null };
    } catch (error) {
      return { retryAfter: waitAfter(fail(error)) };
    }
  };
  const verify = async (code: string): Promise<string | null> => {
    try {
      const token = await (await opened.current)?.verify(code.trim());
      if (token === undefined) fail({ code: "PHONE_CODE_MISSING" });
      return token ?? null;
    } catch (error) {
      fail(error);
      return null;
    }
  };
  return { container, send, verify, problem, setProblem };
}

const codeOf = (error: unknown) => (typeof error === "object" && error !== null && "code" in error ? error.code : null);

/** Returns a number like +84901234567, without the leading zero of a national number. */
const internationally = (dialingCode: string, mobile: string) =>
  dialingCode + mobile.replace(/\D/g, "").replace(/^0+/, "");
