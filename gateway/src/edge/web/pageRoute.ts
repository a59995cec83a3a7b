import type { IncomingMessage, ServerResponse } from "node:http";
import { networkOf } from "@atrium/schema/networkOf";
import { readCookie } from "../../auth/cookies.ts";
import { onAbort } from "../../basics/onAbort.ts";
import { pageLanguage } from "../../language/language.ts";
import { takesPage, wantsPage } from "../http/accept.ts";
import type { Caller } from "../http/caller.ts";
import { type Encoding, encodingFor } from "../http/compression.ts";
import { sendProblem } from "../http/problem.ts";
import { type PageSources, webCsp } from "../http/securityHeaders.ts";
import { Turns } from "../http/turns.ts";
import { type AskingParts, answerForPage, dataTimeout } from "./embeddedAnswers.ts";
import type { PageVisit, PrerenderedScreens } from "./prerenderedScreens.ts";
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
/** Making a page takes some milliseconds of the process, and it is in memory until it is sent. */
const pageLimits = { atOnce: 32, waiting: 100 };
/** A file only takes the time of handing its bytes to the system. */
const fileLimits = { atOnce: 32, waiting: Number.POSITIVE_INFINITY };

/**
 * Sends the page together with its first screen and the data of it, so that a first visit needs no second round trip. In
 * all doubtful cases the screen is sent without data: a member who follows another site's link (the browser keeps the
 * session's cookie back), a slow platform, an error. A page with a subject, such as an article, has the same status for
 * all callers.
 */
export function pageRoute<Context>(parts: PageParts<Context>): PageRoute {
  const pages = new Turns(pageLimits);
  const files = new Turns(fileLimits);
  return async (req, res, caller, path, search, headers) => {
    const network = networkOf(caller.clientIp);
    const isRead = req.method === "GET" || req.method === "HEAD";
    const screens = isRead ? await parts.web.prerendered() : undefined;
    const visit = screens?.find(path, search);
    const takes = visit?.screen.subject === undefined ? wantsPage : takesPage;
    const isTaken = takes(req.headers.accept);
    const language = screens && visit && isTaken ? await languageOf(parts, screens, req, caller) : undefined;
    if (screens === undefined || visit === undefined || language === undefined) {
      await files.run(network, async () => {
        if (!res.destroyed) await parts.web.serve(req, res, path, headers);
      });
      return;
    }
    if (pages.isFull(network)) {
      return sendProblem(res, 503, "Too many pages at once.", { ...headers, "retry-after": "2" });
    }
    const encoding = encodingFor(req.headers["accept-encoding"]);
    const made = await pages.run(network, async () =>
      // The visitor has left and needs no page.
      res.destroyed ? undefined : makePage(parts, screens, { visit, req, caller, language, encoding }),
    );
    if (made === undefined) return;
    if (made === "home") {
      res.writeHead(302, { ...headers, location: "/", "cache-control": "private, no-store", "content-length": 0 });
      res.end();
      return;
    }
    const { bytes, inline, isMissing } = made;
    res.writeHead(isMissing ? 404 : 200, {
      ...headers,
      "content-security-policy": webCsp(parts.pageSources(caller.host), inline),
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

/** A visit with what its page depends on. */
interface Visit {
  visit: PageVisit;
  req: IncomingMessage;
  caller: Caller;
  language: string;
  encoding: Encoding | undefined;
}

/** The page of a visit; "home" when its screen is not for this caller. */
async function makePage<Context>(
  parts: PageParts<Context>,
  screens: PrerenderedScreens,
  { visit, req, caller, language, encoding }: Visit,
) {
  const { answers, isMissing, isForOthers } = await answerForPage(parts, visit, req, caller, language);
  if (isForOthers) return "home";
  const { body, inline } = screens.compose(visit, language, answers);
  return { bytes: encoding === undefined ? body.plain : await body.compressed(encoding), inline, isMissing };
}

/** Languages to choose from while the brand's are unknown, as the client's. The visitor's own choice counts as well. */
const untilKnown = ["EN", "CN", "VI", "TH", "ID", "PT"];

/** The language of the page, of those that the brand offers and the build has a page in. */
async function languageOf<Context>(
  { languages }: PageParts<Context>,
  screens: PrerenderedScreens,
  { headers }: IncomingMessage,
  { host }: Caller,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(dataTimeout);
  const late = new Promise<undefined>((resolve) => onAbort(signal, () => resolve(undefined)));
  const offered = await Promise.race([languages(host).catch(() => undefined), late]);
  const chosen = readCookie(headers.cookie, languageCookie);
  const known = offered ?? (chosen === undefined ? untilKnown : [...untilKnown, chosen]);
  const spoken = known.filter((code) => screens.speaks(code));
  return pageLanguage(chosen, headers["accept-language"], spoken);
}
