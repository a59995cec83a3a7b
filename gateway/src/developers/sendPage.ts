import { sendProblem } from "../edge/http/problem.ts";
import type { Route } from "../edge/http/route.ts";
import { sendTagged } from "../edge/http/sendTagged.ts";
import { framed, pageCsp } from "./frame.ts";
import { codePage, guides, home, textFiles } from "./site.ts";

/** The address in the examples. Readers get their own gateway's. */
const EXAMPLE = "http://localhost:4000";

/** Hosts that may stand in a page; another `Host` header leaves the example's address. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** Sends a page for developers, or a text for their programs. */
export function sendPage(path: string): Route {
  const text = textFiles.get(path);
  let made: Promise<string> | undefined;
  return async (req, res, caller, _search, headers) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      return sendProblem(res, 405, "Only GET and HEAD are allowed.", { ...headers, allow: "GET, HEAD" });
    }
    made ??= text === undefined ? framed(path, markdownOf(path)) : Promise.resolve(text());
    const origin = `${caller.isSecure ? "https" : "http"}://${caller.host}`;
    const content = (await made).replaceAll(EXAMPLE, HOST.test(caller.host) ? origin : EXAMPLE);
    await sendTagged(req, res, content, {
      common: { ...headers, "cache-control": "no-cache", vary: "Accept-Encoding" },
      own:
        text === undefined
          ? { "content-type": "text/html; charset=utf-8", "content-security-policy": pageCsp }
          : { "content-type": "text/plain; charset=utf-8" },
    });
  };
}

const markdownOf = (path: string): string => guides.get(path)?.text() ?? codePage(path.slice(`${home}/codes/`.length));
