const longestHeader = 16_384;
const none: readonly string[] = [];

/** The value of one cookie in a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined || header.length > longestHeader) return undefined;
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Collects the `Set-Cookie` lines of one answer. Setting a name twice keeps the last value. */
export class CookieJar {
  /** Most answers set no cookie, so it is made when it is needed. */
  #lines: Map<string, string> | undefined;

  /** Without `maxAgeSeconds` the cookie lasts as long as the browser session. */
  set(name: string, value: string, maxAgeSeconds?: number, sameSite: "Strict" | "Lax" = "Strict"): void {
    const age = maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`;
    this.#lines ??= new Map();
    this.#lines.set(name, `${name}=${value}; Path=/; HttpOnly; Secure; SameSite=${sameSite}${age}`);
  }

  clear(name: string): void {
    this.set(name, "", 0);
  }

  lines(): readonly string[] {
    return this.#lines === undefined ? none : [...this.#lines.values()];
  }
}
