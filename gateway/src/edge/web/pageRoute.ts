import type { IncomingMessage, ServerResponse } from "node:http";
import { onAbort } from "../../abort/onAbort.ts";
import { readCookie } from "../../auth/cookies.ts";
import type { Documents } from "../../documents/documents.ts";
import type { PersistedDocuments } from "../../documents/persisted.ts";
import { languageCodes, pageLanguage } from "../../language/language.ts";
import { continueTrace } from "../../telemetry/trace.ts";
import { formatPieces } from "../graphql/answer.ts";
import type { Spender } from "../graphql/budgets.ts";
import type { Engine, Execution } from "../graphql/engine.ts";
import type { Lane } from "../graphql/lane.ts";
import type { Permits } from "../graphql/permits.ts";
import { wantsPage } from "../http/accept.ts";
import type { Caller } from "../http/caller.ts";
import { compressQuickly, encodingFor } from "../http/compression.ts";
import { bringsCookies } from "../http/crossSite.ts";
import { type PageSources, webCsp } from "../http/securityHeaders.ts";
import { completeQuestion, type FirstAnswer, type FirstQuestion, type FirstScreens } from "./firstScreens.ts";
import type { WebFiles } from "./webFiles.ts";

interface PageParts<Context> {
  engine: Engine<Context>;
  web: WebFiles;
  pageSources: (host: string) => PageSources;
  languages: (host: string) => Promise<readonly string[]>;
  documents: Documents;
  persisted: PersistedDocuments;
  execute: Lane<Context>;
  permits: Permits;
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

/** Milliseconds that the page waits for its data. After that it is sent without data, and the client asks itself. */
const dataTimeout = 300;
const languageCookie = "lang";

/**
 * Sends the page together with its first screen and the data of it, so that a first visit needs no second round trip. In
 * all doubtful cases the screen is sent without data: a link from another site (the browser sends no session cookie,
 * although it may have one), a slow platform, an error.
 */
export function pageRoute<Context>(parts: PageParts<Context>): PageRoute {
  return async (req, res, caller, path, search, headers) => {
    const isPage = req.method === "GET" && wantsPage(req.headers.accept);
    const screens = isPage ? await parts.web.firstScreens() : undefined;
    const visit = screens?.find(path, search);
    const language = screens && visit && (await languageOf(parts, screens, req, caller));
    if (screens === undefined || visit === undefined || language === undefined) {
      parts.web.serve(req, res, path, headers);
      return;
    }
    const answers = caller.site === "foreign" ? [] : await answersTo(parts, visit.questions, req, caller, language);
    const page = screens.compose(visit, language, answers);
    const html = Buffer.from(page.html);
    const encoding = encodingFor(req.headers["accept-encoding"]);
    const bytes = encoding === undefined ? html : await compressQuickly(html, encoding);
    res.writeHead(screens.isMissing(visit, answers) ? 404 : 200, {
      ...headers,
      "content-security-policy": webCsp(parts.pageSources(caller.host), page.inline),
      // A member's data must not stay on the disk of a shared machine.
      "cache-control": req.headers.cookie === undefined ? "private, no-cache" : "private, no-store",
      "content-type": "text/html; charset=utf-8",
      "content-length": bytes.length,
      vary: "Accept-Encoding, Accept-Language, Cookie",
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
    });
    res.end(bytes);
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

/** The answers to the questions of a visit, as far as there are any. */
async function answersTo<Context>(
  parts: PageParts<Context>,
  questions: readonly FirstQuestion[],
  req: IncomingMessage,
  caller: Caller,
  language: string,
): Promise<readonly FirstAnswer[]> {
  const signal = AbortSignal.timeout(dataTimeout);
  try {
    const context = await parts.engine.openContext({
      headers: { ...req.headers, "x-atrium-language": language },
      bringsCookies: bringsCookies(req.headers, caller),
      caller,
      trace: continueTrace(undefined, undefined),
      signal,
    });
    const spender = { partner: undefined, account: context.account, clientIp: caller.clientIp };
    const asking = { context: context.value, spender, signal };
    const late = new Promise<undefined>((resolve) => onAbort(signal, () => resolve(undefined)));
    const ask = (question: FirstQuestion | undefined) => question && answerTo(parts, asking, question);
    const askAll = async () => {
      const firsts = await Promise.all(questions.filter(({ fromAnswer }) => !fromAnswer).map(ask));
      const next = questions.filter(({ fromAnswer }) => fromAnswer);
      return firsts.concat(await Promise.all(next.map((question) => ask(completeQuestion(question, firsts)))));
    };
    const answers = await Promise.race([askAll(), late]);
    // A new cookie means that the session has changed. The client must read that itself.
    if (answers === undefined || context.cookies().length > 0) return [];
    return answers.filter((answer) => answer !== undefined);
  } catch {
    return [];
  }
}

/** The answer to a question. Undefined on any error, so that the client asks itself and shows the error. */
async function answerTo<Context>(
  parts: PageParts<Context>,
  { context, spender, signal }: { context: Context; spender: Spender; signal: AbortSignal },
  { documentId, variables }: FirstQuestion,
): Promise<FirstAnswer | undefined> {
  const registered = parts.persisted.find(documentId);
  if (registered === undefined) return undefined;
  const { text } = registered;
  const prepared = parts.documents.prepare(text, { isRegistered: true });
  const admission = parts.documents.admit(prepared, undefined, variables, parts.documents.limits.registeredCost);
  if (admission.errors !== undefined) return undefined;
  const { operation, requested } = admission;
  const execution: Execution<Context> = {
    prepared,
    operation,
    text,
    operationName: undefined,
    isRegistered: true,
    variables,
    context,
    permit: parts.permits.of({
      spender,
      type: operation.type,
      isRegistered: true,
      points: requested,
      onSpent: () => undefined,
    }),
    signal,
  };
  const { pieces } = await parts.execute(execution);
  if (pieces === undefined || pieces.errors !== undefined) return undefined;
  return { documentId, variables, answer: formatPieces(pieces, "{}").toString() };
}
