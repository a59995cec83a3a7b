/** An answer with its body. */
interface Page {
  url: string;
  status: number;
  headers: Headers;
  setCookies: string[];
  text: string;
}

/** A minimal browser with cookies, redirects and forms, for tests that visit other sites. */
export class Browser {
  readonly #headers: Record<string, string>;
  readonly #cookies = new Map<string, Map<string, string>>();

  constructor(headers: Record<string, string> = {}) {
    this.#headers = headers;
  }

  get(url: string): Promise<Page> {
    return this.#ask(url, {});
  }

  post(url: string, form: Record<string, string>): Promise<Page> {
    return this.#ask(url, { method: "POST", body: new URLSearchParams(form) });
  }

  /** Follows redirects until there is none, or one matches `isTarget`. `stopBefore` does not open that one. */
  async follow(
    page: Page,
    isTarget: (url: string) => boolean = () => false,
    { stopBefore = false } = {},
  ): Promise<Page> {
    const location = page.headers.get("location");
    if (location === null) return page;
    const url = new URL(location, page.url).href;
    if (!isTarget(url)) return this.follow(await this.get(url), isTarget, { stopBefore });
    return stopBefore ? { ...page, url } : this.get(url);
  }

  /** Runs a GraphQL operation as a page of that origin would. */
  async query(origin: string, query: string): Promise<unknown> {
    const { text } = await this.#ask(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-atrium-csrf": "1", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ query }),
    });
    return JSON.parse(text).data;
  }

  async #ask(
    url: string,
    init: { method?: string; headers?: Record<string, string>; body?: string | URLSearchParams },
  ) {
    const { host } = new URL(url);
    const jar = this.#cookies.getOrInsertComputed(host, () => new Map<string, string>());
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, {
      ...init,
      headers: { ...this.#headers, ...init.headers, ...(cookie && { cookie }) },
      redirect: "manual",
    });
    const setCookies = response.headers.getSetCookie();
    for (const line of setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /Max-Age=0/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return { url, status: response.status, headers: response.headers, setCookies, text: await response.text() };
  }
}
