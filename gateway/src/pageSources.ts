import type { PhoneAuthSettings } from "./__generated__/resolvers.ts";
import type { PageSources } from "./edge/securityHeaders.ts";

const recaptcha = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];
const recaptchaFrames = ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"];
const firebase = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

interface Hosts {
  cdns: readonly string[];
  /** Of customer service, whose chat room is shown in a frame. */
  services: Iterable<string>;
  phoneAuth: PhoneAuthSettings | null;
}

/** Whom our pages may load from: the CDNs, customer service, and the phone-auth provider where one is configured. */
export function pageSources({ cdns, services, phoneAuth }: Hosts): PageSources {
  const frames = [...new Set([...cdns, ...services])];
  if (phoneAuth === null) return { images: cdns, frames, scripts: [], connections: [] };
  const { emulatorUrl } = phoneAuth;
  const emulator = emulatorUrl == null ? [] : [new URL(emulatorUrl).origin];
  return {
    images: [...cdns, "https://www.gstatic.com/recaptcha/"],
    frames: [...frames, ...recaptchaFrames],
    scripts: recaptcha,
    connections: [...firebase, "https://www.google.com/recaptcha/", ...emulator],
  };
}
