import type { PhoneAuthSettings } from "./__generated__/resolvers.ts";
import type { PageSources } from "./edge/securityHeaders.ts";

const recaptcha = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];
const recaptchaFrames = ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"];
const firebase = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/** Google's own list for a tag under a content security policy. */
const analytics = {
  scripts: ["https://www.googletagmanager.com"],
  images: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  connections: ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
};

interface Hosts {
  cdns: readonly string[];
  /** Of customer service, whose chat room is shown in a frame. */
  services: Iterable<string>;
  phoneAuth: PhoneAuthSettings | null;
  /** Whether the brand has a Google tag. */
  hasAnalytics: boolean;
}

/** Whom our pages may load from: the CDNs, customer service, and the phone-auth provider and the tag where there are any. */
export function pageSources({ hasAnalytics, ...hosts }: Hosts): PageSources {
  const sources = withPhoneAuth(hosts);
  if (!hasAnalytics) return sources;
  return {
    ...sources,
    images: [...sources.images, ...analytics.images],
    scripts: [...sources.scripts, ...analytics.scripts],
    connections: [...sources.connections, ...analytics.connections],
  };
}

function withPhoneAuth({ cdns, services, phoneAuth }: Omit<Hosts, "hasAnalytics">): PageSources {
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
