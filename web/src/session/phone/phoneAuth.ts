import { initializeApp } from "@firebase/app";
import {
  type ConfirmationResult,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from "@firebase/auth";

/** What the phone-auth provider has to be told of the site. */
export interface PhoneAuthSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly emulatorUrl: string | null | undefined;
}

/** The phone-auth provider, for one form: its SDK is large, so this module is imported when a code is first asked for. */
export function openPhoneAuth({ emulatorUrl, ...settings }: PhoneAuthSettings, container: HTMLElement) {
  // By a name of its own: the SDK refuses a second one of the same.
  const auth = initializeAuth(initializeApp(settings, crypto.randomUUID()), { persistence: inMemoryPersistence });
  if (emulatorUrl) {
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  let confirmation: ConfirmationResult | undefined;
  return {
    /** Sends a code to a number like +84901234567. Errors are the SDK's. */
    async send(number: string): Promise<void> {
      const verifier = new RecaptchaVerifier(auth, container, { size: "invisible" });
      try {
        confirmation = await signInWithPhoneNumber(auth, number, verifier);
      } finally {
        verifier.clear();
      }
    },
    /** The identity token for a code; undefined while none was sent. Nobody stays logged in at the provider. */
    async verify(code: string): Promise<string | undefined> {
      const { user } = (await confirmation?.confirm(code)) ?? {};
      const token = await user?.getIdToken();
      await auth.signOut();
      return token;
    },
  };
}

export type PhoneAuth = ReturnType<typeof openPhoneAuth>;
