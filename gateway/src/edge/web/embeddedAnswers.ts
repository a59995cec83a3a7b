import type { IncomingMessage } from "node:http";
import { saysSignedIn } from "../../auth/sessionCookies.ts";
import { onAbort } from "../../basics/onAbort.ts";
import type { PersistedDocuments } from "../../documents/persisted.ts";
import { continueTrace } from "../../telemetry/trace.ts";
import { type Asking, askOwn, type OwnParts } from "../graphql/askOwn.ts";
import type { Engine } from "../graphql/engine.ts";
import { formatPieces } from "../graphql/replies/answer.ts";
import type { Caller } from "../http/caller.ts";
import { bringsCookies } from "../http/crossSite.ts";
import { type AnswerPath, hasIn, isNullIn } from "./fillMarkup.ts";
import type { Audience, EmbeddedAnswer, EmbeddedQuestion, PageVisit } from "./prerenderedScreens.ts";

/** The parts that execute a page's questions. */
export interface AskingParts<Context> extends OwnParts<Context> {
  engine: Engine<Context>;
  persisted: PersistedDocuments;
}

/** What is known about a visit when its page is sent. */
interface Known {
  answers: readonly EmbeddedAnswer[];
  /** Whether the address names something that does not exist. */
  isMissing: boolean;
  /** Whether the screen is not for this caller, who is sent to the start. */
  isForOthers: boolean;
}

/** The outcome of a question: its answer, or whether the gateway refused it because the address can't name anything. */
interface Outcome {
  answer?: EmbeddedAnswer;
  isBadName?: boolean;
}

/** Milliseconds that the page waits for its data. After that it is sent with those that are there. */
export const dataTimeout = 300;
/** The same for callers that are no browsers, such as crawlers: the status matters to them more than the time. */
const statusTimeout = 2_000;
/** Codes of errors for a name in the address that no object can have. */
const badNames = ["BAD_ID", "BAD_USER_INPUT"];
const nothing: Known = { answers: [], isMissing: false, isForOthers: false };

/**
 * Answers the questions of a visit, as far as it can. After another site's link the browser keeps the session's cookie
 * back. If it has a session, only the status is read, as a guest's.
 */
export async function answerForPage<Context>(
  parts: AskingParts<Context>,
  visit: PageVisit,
  req: IncomingMessage,
  caller: Caller,
  language: string,
): Promise<Known> {
  const isForeign = caller.site === "foreign";
  const isUnknownMember = isForeign && saysSignedIn(req.headers.cookie);
  const { subject, isFor } = visit.screen;
  if (isUnknownMember && subject === undefined) return nothing;
  const questions = isUnknownMember ? visit.questions.slice(-1) : visit.questions;
  const isBrowser = req.headers["sec-fetch-dest"] === "document";
  const signal = AbortSignal.timeout(subject === undefined || isBrowser ? dataTimeout : statusTimeout);
  try {
    const context = await parts.engine.openContext({
      headers: { ...req.headers, "x-atrium-language": language },
      bringsCookies: !isForeign && bringsCookies(req.headers, caller),
      caller,
      trace: continueTrace(undefined, undefined),
      signal,
    });
    const spender = { partner: undefined, account: context.account, clientIp: caller.clientIp };
    const asking = { context: context.value, spender, signal };
    const late = new Promise<undefined>((resolve) => onAbort(signal, () => resolve(undefined)));
    const outcomes: (Outcome | undefined)[] = questions.map(() => undefined);
    const all = questions.map(async (question, at) => {
      outcomes[at] = await outcomeOf(parts, asking, question);
    });
    // What is late, the client asks for itself.
    await Promise.race([Promise.all(all), late]);
    // A new cookie means that the session has changed. The client must read that itself.
    const isWithheld = isUnknownMember || context.cookies().length > 0;
    return {
      answers: isWithheld ? [] : outcomes.flatMap((outcome) => outcome?.answer ?? []),
      isMissing: subject !== undefined && isMissing(outcomes.at(-1), subject),
      isForOthers: !isWithheld && isFor !== undefined && isOutside(outcomes[0]?.answer, isFor),
    };
  } catch {
    return nothing;
  }
}

const isMissing = ({ answer, isBadName = false }: Outcome = {}, subject: AnswerPath): boolean =>
  isBadName || (answer !== undefined && isNullIn(answer.answer, subject));

const isOutside = (shell: EmbeddedAnswer | undefined, { path, values }: Audience): boolean =>
  shell !== undefined && !values.some((value) => hasIn(shell.answer, path, value));

/** The outcome of a question. Undefined on any other error, so that the client asks itself and shows the error. */
async function outcomeOf<Context>(
  parts: AskingParts<Context>,
  asking: Asking<Context>,
  { documentId, variables }: EmbeddedQuestion,
): Promise<Outcome | undefined> {
  const registered = parts.persisted.find(documentId);
  if (registered === undefined) return undefined;
  const answered = await askOwn(parts, asking, registered.text, variables);
  const pieces = "pieces" in answered ? answered.pieces : undefined;
  if (pieces === undefined) return undefined;
  if (pieces.errors === undefined) {
    return { answer: { documentId, variables, answer: formatPieces(pieces, "{}").toString() } };
  }
  return { isBadName: pieces.errors.every(({ extensions }) => badNames.includes(String(extensions.code))) };
}
