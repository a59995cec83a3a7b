import type {
  CacheConfig,
  FetchFunction,
  GraphQLResponse,
  GraphQLSingularResponse,
  RequestParameters,
} from "relay-runtime";
import { Observable } from "relay-runtime";
import { nextTask } from "../../browser/nextTask.ts";
import { forgetAhead, takeAhead } from "./answersAhead.ts";
import { takeEmbeddedAnswer } from "./embeddedAnswers.ts";
import { codesOf, failureOfField, passOn, withReference } from "./errorCodes.ts";
import { type Failure, GatewayError } from "./GatewayError.ts";
import { reportHealth } from "./platformHealth.ts";
import { changesNoted, renewalEnded, renewalsBegun } from "./renewal.ts";
import { gatewayRequest } from "./request.ts";
import { sendPatiently } from "./sendPatiently.ts";
import { emitSignal } from "./signals.ts";

const SLOW_MS = 10_000;
const GIVE_UP_MS = 30_000;
/** Codes of failures that pass, so that the query is sent again by itself. */
const PLATFORM_DOWN = new Set(["UPSTREAM_UNAVAILABLE", "UPSTREAM_TIMEOUT", "OVERLOADED"]);

/** Metadata of a read that must leave the store alone when a part of its answer failed. */
export const wholeAnswer = { metadata: { isWhole: true } };

/**
 * Options of the query of one part of a screen. When the member could not be read, its answer must leave the store alone,
 * because the other parts would lose the member, too.
 */
export const partAnswer: CacheConfig = { force: true, metadata: { isOfPart: true } };

/**
 * Relay's fetch function: one POST per operation. Errors beside data stay with the data, except for a `wholeAnswer` and
 * a `partAnswer`; an answer without data is an error.
 */
export const fetchAnswer: FetchFunction = (params, variables, { metadata }) =>
  Observable.create<GraphQLResponse>((sink) => {
    const abandoned = new AbortController();
    const send = () => ask(params, variables, abandoned.signal);
    const asked = params.operationKind === "query" ? askForCaller(send, metadata) : send();
    asked.then(
      (answer) => {
        const [code] = metadata?.isWhole === true ? codesOf(answer) : [];
        if (code !== undefined) return sink.error(new GatewayError("REFUSED", { code }));
        const unread = metadata?.isOfPart === true ? errorOfMember(answer) : undefined;
        if (unread !== undefined) return sink.error(failureOfField(unread));
        sink.next(answer);
        sink.complete();
      },
      (error: Error) => {
        // StrictMode mounts twice: the abort of the first mount's request is not an error.
        if (!abandoned.signal.aborted) sink.error(error);
      },
    );
    return () => abandoned.abort();
  });

/**
 * Sends a query for the present caller. When another one has logged in or out meanwhile, the answer would put data of the
 * caller before into the store, so the query is sent again. So it is when a change was answered meanwhile: an older answer would undo
 * it on the screen.
 */
async function askForCaller(
  send: () => Promise<GraphQLSingularResponse>,
  metadata: CacheConfig["metadata"],
): Promise<GraphQLSingularResponse> {
  await renewalEnded(metadata);
  const [renewals, changes] = [renewalsBegun(), changesNoted()];
  const answer = await send();
  return renewals === renewalsBegun() && changes === changesNoted() ? answer : askForCaller(send, metadata);
}

/** The error of an answer that says why the member could not be read. */
const errorOfMember = (answer: GraphQLResponse) =>
  ("errors" in answer ? (answer.errors ?? []) : []).find(
    (error) => "path" in error && JSON.stringify(error.path) === '["viewer","member"]',
  );

async function ask(params: RequestParameters, variables: Record<string, unknown>, abandoned?: AbortSignal) {
  const sent = params.operationKind === "query" ? takeEmbeddedAnswer(params.id ?? "", variables) : undefined;
  if (sent) {
    // The store reads each answer in a task of its own.
    await nextTask();
    return sent;
  }
  const report = (isDown: boolean) => {
    // A mutation is never sent again automatically.
    if (params.operationKind === "query") reportHealth(params.name, isDown, () => ask(params, variables));
  };
  const timeout = AbortSignal.timeout(GIVE_UP_MS);
  let isSlow = false;
  const slow = setTimeout(() => {
    isSlow = true;
    emitSignal("slow", true);
  }, SLOW_MS);
  try {
    const signal = abandoned ? AbortSignal.any([abandoned, timeout]) : timeout;
    const isChange = params.operationKind === "mutation";
    const request = () => gatewayRequest(params.id ?? "", variables, { isChange, signal });
    if (isChange) forgetAhead();
    const ahead = isChange ? undefined : takeAhead(params.id, variables)?.catch(() => undefined);
    const response = (await ahead) ?? (await sendPatiently(request, { signal, isChange }));
    const answer = await readAnswer(response);
    report(codesOf(answer).some((code) => PLATFORM_DOWN.has(code)));
    return judge(answer, response.headers.get("x-request-id") ?? undefined);
  } catch (cause) {
    if (abandoned?.aborted) throw cause;
    const error = cause instanceof GatewayError ? cause : new GatewayError(failureOf(timeout), { cause });
    if (error.failure === "UNREACHABLE") report(true);
    throw error;
  } finally {
    clearTimeout(slow);
    if (isSlow) emitSignal("slow", false);
  }
}

function failureOf(timeout: AbortSignal): Failure {
  if (timeout.aborted) return "TIMEOUT";
  return navigator.onLine ? "UNREACHABLE" : "OFFLINE";
}

async function readAnswer(response: Response): Promise<GraphQLSingularResponse> {
  const type = response.headers.get("content-type") ?? "";
  // A problem document comes from a proxy or the HTTP layer, which did not execute the operation.
  if (!type.includes("json") || type.includes("problem")) throw new GatewayError("UNREACHABLE");
  return response.json();
}

/** Emits the signals that the error codes stand for; throws when there is no data. */
function judge(answer: GraphQLSingularResponse, requestId: string | undefined): GraphQLSingularResponse {
  const codes = codesOf(answer);
  passOn(codes);
  if (!("data" in answer) || answer.data == null) throw new GatewayError("REFUSED", { code: codes[0], requestId });
  return withReference(answer, requestId);
}
