import type { PhoneAuthSettings } from "../../__generated__/types.ts";
import type { PageSources } from "../http/securityHeaders.ts";

const recaptcha = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];
const recaptchaFrames = ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"];
const firebase = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/** Google's list of sources for its tag under a content security policy. */
const analytics = {
  scripts: ["https://www.googletagmanager.com"],
  images: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  connections: ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
};

/** Cloudflare's source for Turnstile. */
const turnstile = "https://challenges.cloudflare.com";

interface Hosts {
  /** The brand has a Google tag. */
  hasAnalytics: boolean;
  /** The brand uses Cloudflare Turnstile. */
  hasTurnstile: boolean;
  cdns: readonly string[];
  /** Hosts of customer service; their chat is shown in a frame. */
  services: Iterable<string>;
  phoneAuth: PhoneAuthSettings | null;
}

/**
 * The hosts that pages may load from: CDNs, customer service, and, where the brand uses them, the phone-auth provider,
 * the Google tag and Turnstile.
 */
export function pageSources({ hasAnalytics, hasTurnstile, ...hosts }: Hosts): PageSources {
  const sources = withPhoneAuth(hosts);
  const withTag = hasAnalytics ? withAnalytics(sources) : sources;
  if (!hasTurnstile) return withTag;
  return { ...withTag, scripts: [...withTag.scripts, turnstile], frames: [...withTag.frames, turnstile] };
}

function withAnalytics(sources: PageSources): PageSources {
  return {
    ...sources,
    images: [...sources.images, ...analytics.images],
    scripts: [...sources.scripts, ...analytics.scripts],
    connections: [...sources.connections, ...analytics.connections],
  };
}

function withPhoneAuth({ cdns, services, phoneAuth }: Omit<Hosts, "hasAnalytics" | "hasTurnstile">): PageSources {
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
