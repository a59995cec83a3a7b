/** Logs in at a built-in social network as a browser does: keeps cookies, follows redirects, sends the form. */
export async function visitIdentity(start: string, form: Record<string, string>): Promise<URL> {
  const jar = new Map<string, string>();
  const ask = async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { ...init, headers: { ...init.headers, cookie }, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  };
  const { origin } = new URL(start);
  const follow = async (response: Response, from: URL): Promise<URL> => {
    const next = new URL(response.headers.get("location") ?? "", from);
    // The browser has returned to the site that asked for the login.
    return next.origin === origin && !next.pathname.includes("/interaction/") ? follow(await ask(next), next) : next;
  };
  const page = await follow(await ask(start), new URL(start));
  if (page.origin !== origin) return page;
  return follow(await ask(page, { method: "POST", body: new URLSearchParams(form) }), page);
}
