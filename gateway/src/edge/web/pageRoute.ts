import type { IncomingMessage, ServerResponse } from "node:http";
import { onAbort } from "../../abort/onAbort.ts";
import { readCookie } from "../../auth/cookies.ts";
import { languageCodes, pageLanguage } from "../../language/language.ts";
import { takesPage, wantsPage } from "../http/accept.ts";
import type { Caller } from "../http/caller.ts";
import { compressQuickly, encodingFor } from "../http/compression.ts";
import { type PageSources, webCsp } from "../http/securityHeaders.ts";
import { type AskingParts, askFirst, dataTimeout } from "./firstAnswers.ts";
import type { FirstScreens } from "./firstScreens.ts";
import type { WebFiles } from "./webFiles.ts";

interface PageParts<Context> extends AskingParts<Context> {
  web: WebFiles;
  pageSources: (host: string) => PageSources;
  languages: (host: string) => Promise<readonly string[]>;
}

/** Answers requests that no other route takes: the web client's files and page. */
export type PageRoute = (
  req: IncomingMessage,
  res: ServerResponse,
  caller: Caller,
  path: string,
  search: string,
  headers: Readonly<Record<string, string>>,
) => Promise<void>;

const languageCookie = "lang";

/**
 * Sends the page together with its first screen and the data of it, so that a first visit needs no second round trip. In
 * all doubtful cases the screen is sent without data: a link from another site (the browser sends no session cookie,
 * although it may have one), a slow platform, an error. A page with a subject, such as an article, has the same status for
 * all callers.
 */
export function pageRoute<Context>(parts: PageParts<Context>): PageRoute {
  return async (req, res, caller, path, search, headers) => {
    const isRead = req.method === "GET" || req.method === "HEAD";
    const screens = isRead ? await parts.web.firstScreens() : undefined;
    const visit = screens?.find(path, search);
    const takes = visit?.screen.subject === undefined ? wantsPage : takesPage;
    const isTaken = takes(req.headers.accept);
    const language = screens && visit && isTaken ? await languageOf(parts, screens, req, caller) : undefined;
    if (screens === undefined || visit === undefined || language === undefined) {
      parts.web.serve(req, res, path, headers);
      return;
    }
    const { answers, isMissing } = await askFirst(parts, visit, req, caller, language);
    const page = screens.compose(visit, language, answers);
    const html = Buffer.from(page.html);
    const encoding = encodingFor(req.headers["accept-encoding"]);
    const bytes = encoding === undefined ? html : await compressQuickly(html, encoding);
    res.writeHead(isMissing ? 404 : 200, {
      ...headers,
      "content-security-policy": webCsp(parts.pageSources(caller.host), page.inline),
      // A member's data must not stay on the disk of a shared machine.
      "cache-control": req.headers.cookie === undefined ? "private, no-cache" : "private, no-store",
      "content-type": "text/html; charset=utf-8",
      "content-length": bytes.length,
      vary: "Accept-Encoding, Accept-Language, Cookie",
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
    });
    res.end(req.method === "HEAD" ? undefined : bytes);
  };
}

/** The language of the page, of those that the brand offers and the client has texts in. */
async function languageOf<Context>(
  { languages }: PageParts<Context>,
  screens: FirstScreens,
  { headers }: IncomingMessage,
  { host }: Caller,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(dataTimeout);
  const late = new Promise<undefined>((resolve) => onAbort(signal, () => resolve(undefined)));
  const offered = await Promise.race([languages(host).catch(() => undefined), late]);
  const spoken = (offered ?? languageCodes).filter((code) => screens.speaks(code));
  return pageLanguage(readCookie(headers.cookie, languageCookie), headers["accept-language"], spoken);
}
