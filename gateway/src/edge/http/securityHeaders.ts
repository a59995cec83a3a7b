/** Hosts outside that a page of ours may load from. */
export interface PageSources {
  /** Where pictures come from. */
  images: readonly string[];
  /** Where games are launched. */
  frames: readonly string[];
  /** Whose scripts run beside ours. */
  scripts: readonly string[];
  /** Whom scripts may ask besides us. */
  connections: readonly string[];
}

/** What stands in a page itself, by the hashes that a content security policy allows it with. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

const nothingInline: Inline = { scripts: [], styles: [] };
const twoYears = "max-age=63072000; includeSubDomains";

/** On every answer, of whatever kind. */
export function commonHeaders(isSecure: boolean): Record<string, string> {
  return isSecure ? { ...common, "strict-transport-security": twoYears } : common;
}

const common: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()",
};

/** For answers that are data: nothing in them may run, should a browser ever show one as a page. */
export const dataCsp = "default-src 'none'; frame-ancestors 'none'";

/** For the web client: scripts and styles from files of ours alone, or in the page with these hashes. */
export function webCsp({ images, frames, scripts, connections }: PageSources, inline: Inline = nothingInline): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    // The captcha is a data: address, a picture before it is sent a blob:.
    ["img-src 'self' data: blob:", ...images].join(" "),
    // The captcha's voice.
    "media-src data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(" "),
    frames.length === 0 ? "frame-src 'none'" : ["frame-src", ...frames].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** For GraphiQL: its one inline script by hash; its editor makes styles as it goes and runs its workers from blobs. */
export function graphiqlCsp(scriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${scriptHash}'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src data:",
    "connect-src 'self'",
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
