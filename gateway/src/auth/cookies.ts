const longestHeader = 16_384;

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
  readonly #lines = new Map<string, string>();

  /** Without `maxAgeSeconds` the cookie lasts as long as the browser session. */
  set(name: string, value: string, maxAgeSeconds?: number, sameSite: "Strict" | "Lax" = "Strict"): void {
    const age = maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`;
    this.#lines.set(name, `${name}=${value}; Path=/; HttpOnly; Secure; SameSite=${sameSite}${age}`);
  }

  clear(name: string): void {
    this.set(name, "", 0);
  }

  lines(): string[] {
    return [...this.#lines.values()];
  }
}
