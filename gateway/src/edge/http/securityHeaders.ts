import { hash } from "node:crypto";
/** Other hosts that the web client's pages may load from. */
export interface PageSources {
  /** Hosts of pictures. */
  images: readonly string[];
  /** Hosts of games and customer service. */
  frames: readonly string[];
  /** Hosts of third-party scripts. */
  scripts: readonly string[];
  /** Hosts that scripts may send requests to. */
  connections: readonly string[];
}

/** Hashes of the inline scripts and styles of a page, for its content security policy. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

const nothingInline: Inline = { scripts: [], styles: [] };
const twoYears = "max-age=63072000; includeSubDomains";

/** Headers of every answer that a browser may show as a page. */
export function commonHeaders(isSecure: boolean): Record<string, string> {
  return { ...dataHeaders(isSecure), ...ofPages };
}

/**
 * Headers of every answer. The others only say what a page may do. They are left out of answers that are data, because node
 * checks each header of each answer.
 */
export function dataHeaders(isSecure: boolean): Record<string, string> {
  return isSecure ? { ...ofAll, "strict-transport-security": twoYears } : ofAll;
}

const ofAll: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

const ofPages: Readonly<Record<string, string>> = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()",
};

/** For answers that are data: nothing in them may run if a browser shows one as a page. */
export const dataCsp = "default-src 'none'; frame-ancestors 'none'";

/** For a page of our own on which nothing runs, and nothing loads but its style. `forms` says where its forms may be sent. */
export const stillPageCsp = (style: string, forms: "'none'" | "'self'"): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hash("sha256", style, "base64")}'`,
    "base-uri 'none'",
    `form-action ${forms}`,
    "frame-ancestors 'none'",
  ].join("; ");

/** For the web client: scripts and styles from its own files, and inline ones with these hashes. */
export function webCsp({ images, frames, scripts, connections }: PageSources, inline: Inline = nothingInline): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    // Captchas are data: addresses. A picture that is about to be uploaded is a blob: address.
    ["img-src 'self' data: blob:", ...images].join(" "),
    // The spoken captcha.
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

/**
 * For GraphiQL: inline scripts by their hashes. Its editor creates styles at run time and starts workers from blobs.
 */
export function graphiqlCsp(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.map((one) => `'sha256-${one}'`).join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src data:",
    "connect-src 'self'",
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
