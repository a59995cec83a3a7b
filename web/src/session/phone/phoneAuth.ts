import { initializeApp } from "@firebase/app";
import {
  type ConfirmationResult,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from "@firebase/auth";
import { randomKey } from "../../browser/randomKey.ts";

/** The site's settings for the phone-auth provider. */
interface PhoneAuthSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly emulatorUrl: string | null | undefined;
}

/**
 * The phone-auth provider, for one form. Its SDK is large, so this module is imported on the first request for a code.
 */
export function openPhoneAuth({ emulatorUrl, ...settings }: PhoneAuthSettings, container: HTMLElement) {
  // A unique name, because the SDK refuses two apps with the same name.
  const auth = initializeAuth(initializeApp(settings, randomKey()), { persistence: inMemoryPersistence });
  if (emulatorUrl) {
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  let confirmation: ConfirmationResult | undefined;
  return {
    /** Sends a code to a number like +84901234567. Throws the SDK's errors. */
    async send(number: string): Promise<void> {
      const verifier = new RecaptchaVerifier(auth, container, { size: "invisible" });
      try {
        confirmation = await signInWithPhoneNumber(auth, number, verifier);
      } finally {
        verifier.clear();
      }
    },
    /** The identity token for a code; undefined when none was sent. Logs out at the provider afterwards. */
    async verify(code: string): Promise<string | undefined> {
      const { user } = (await confirmation?.confirm(code)) ?? {};
      const token = await user?.getIdToken();
      await auth.signOut();
      return token;
    },
  };
}

export type PhoneAuth = ReturnType<typeof openPhoneAuth>;
