import type { PhoneAuthSettings } from "./__generated__/resolvers.ts";
import type { PageSources } from "./edge/securityHeaders.ts";

const recaptcha = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];
const recaptchaFrames = ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"];
const firebase = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/** Whom our pages may load from: the CDNs, and the phone-auth provider where one is configured. */
export function pageSources(cdns: readonly string[], phoneAuth: PhoneAuthSettings | null): PageSources {
  if (phoneAuth === null) return { images: cdns, frames: cdns, scripts: [], connections: [] };
  const { emulatorUrl } = phoneAuth;
  const emulator = emulatorUrl == null ? [] : [new URL(emulatorUrl).origin];
  return {
    images: [...cdns, "https://www.gstatic.com/recaptcha/"],
    frames: [...cdns, ...recaptchaFrames],
    scripts: recaptcha,
    connections: [...firebase, "https://www.google.com/recaptcha/", ...emulator],
  };
}
