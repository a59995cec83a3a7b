import { sendProblem } from "../../edge/http/problem.ts";
import type { Route } from "../../edge/http/route.ts";
import { stillPageCsp } from "../../edge/http/securityHeaders.ts";
import { UpstreamError } from "../../errors/upstreamError.ts";
import type { RouteParts } from "../../graph/domain.ts";
import { type LanguageCode, languageOf, tagOf } from "../../language/language.ts";
import { textIn } from "../../language/texts.ts";
import { continueTrace } from "../../telemetry/trace.ts";
import { savedFiltersUpstream } from "./savedFilters.upstream.ts";

const style = `
:root { color-scheme: light dark }
body { display: grid; min-height: 90vh; place-content: center; margin: 0; padding: 24px; background: light-dark(#fff, #0b151c);
  color: light-dark(#14202b, #e6edf3); font: 1rem/1.6 system-ui, sans-serif; text-align: center }
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.2 }
p { max-width: 28rem; margin: 0 0 24px }
button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 10px; background: light-dark(#14202b, #e6edf3);
  color: light-dark(#fff, #0b151c); font: inherit; font-weight: 600; cursor: pointer }
:focus-visible { outline: 2px solid light-dark(#8a3d00, #ffb37a); outline-offset: 2px }
`;

/** Nothing runs on the page, and its button asks this gateway only. */
const pageCsp = stillPageCsp(style, "'self'");

const methods = ["GET", "HEAD", "POST"];
const key = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `/report-mail?stop=` is the link of a report's e-mail: `GET` shows a page with a button, because programs open links; `POST`
 * stops the report, also the one-click POST of mail programs (RFC 8058). The key in the link is all that it needs: no session
 * is read, so another site has nothing to abuse. Unknown keys get the same answer.
 */
export const stopMailRoute =
  (parts: RouteParts): Route =>
  async (req, res, caller, search, common) => {
    const asked = new URLSearchParams(search);
    const stop = asked.get("stop") ?? "";
    const language = languageOf(asked.get("language") ?? undefined, req.headers["accept-language"]);
    const headers = { ...common, "referrer-policy": "no-referrer", "x-robots-tag": "noindex" };
    if (!methods.includes(req.method ?? "-")) {
      return sendProblem(res, 405, "The report is stopped by POST.", { ...headers, allow: methods.join(", ") });
    }
    const isAsked = req.method === "POST";
    if (isAsked && key.test(stop)) {
      const { value: context } = await parts.openContext({
        headers: { "x-atrium-language": language },
        bringsCookies: false,
        caller,
        trace: continueTrace("", undefined),
        // The mail program may leave: the report is stopped all the same.
        signal: new AbortController().signal,
      });
      try {
        await context.upstream(savedFiltersUpstream).stop(stop);
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        const status = error.code === "RATE_LIMITED" ? 429 : 503;
        return sendProblem(res, status, "The report could not be stopped now.", { ...headers, "retry-after": "60" });
      }
    }
    const body = pageOf(language, isAsked);
    res.writeHead(200, {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pageCsp,
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
    });
    res.end(req.method === "HEAD" ? undefined : body);
  };

function pageOf(language: LanguageCode, isStopped: boolean): string {
  const text = (id: string) => textIn(language, id);
  const button = `<form method="post"><button>${text("file_mail_stop")}</button></form>`;
  return `<!doctype html><html lang="${tagOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${text("file_mail_title")}</title><style>${style}</style></head>
<body><main><h1>${text("file_mail_title")}</h1><p>${text(isStopped ? "file_mail_stopped" : "file_mail_ask")}</p>${isStopped ? "" : button}</main></body></html>`;
}
