import type { FetchFunction, GraphQLResponse, GraphQLSingularResponse } from "relay-runtime";
import { Observable } from "relay-runtime";
import { type Failure, GatewayError } from "./GatewayError.ts";
import { gatewayRequest } from "./request.ts";
import { emitSignal } from "./signals.ts";

const SLOW_MS = 10_000;
const GIVE_UP_MS = 30_000;

/** Relay's fetch: one POST an operation. Errors beside data stay with the data; an answer without data is an error. */
export const fetchAnswer: FetchFunction = (params, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    const abandoned = new AbortController();
    ask(params.id ?? "", variables, abandoned.signal).then(
      (answer) => {
        sink.next(answer);
        sink.complete();
      },
      (error: Error) => {
        // StrictMode mounts twice: the first mount's request is not an error.
        if (!abandoned.signal.aborted) sink.error(error);
      },
    );
    return () => abandoned.abort();
  });

async function ask(documentId: string, variables: Record<string, unknown>, abandoned: AbortSignal) {
  const timeout = AbortSignal.timeout(GIVE_UP_MS);
  let isSlow = false;
  const slow = setTimeout(() => {
    isSlow = true;
    emitSignal("slow", true);
  }, SLOW_MS);
  try {
    const signal = AbortSignal.any([abandoned, timeout]);
    const response = await fetch(gatewayRequest(documentId, variables, "application/graphql-response+json", signal));
    return judge(await readAnswer(response), response.headers.get("x-request-id") ?? undefined);
  } catch (cause) {
    if (cause instanceof GatewayError || abandoned.aborted) throw cause;
    throw new GatewayError(failureOf(timeout), { cause });
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
  if (!response.headers.get("content-type")?.includes("json")) throw new GatewayError("UNREACHABLE");
  return response.json();
}

interface CodedError {
  extensions?: { code?: string };
}

const codesOf = (errors: readonly unknown[] | undefined) =>
  (errors ?? []).flatMap((error) => (error as CodedError).extensions?.code ?? []);

/** Passes on what the codes say about the whole client; throws when there is no data. */
function judge(answer: GraphQLSingularResponse, requestId: string | undefined): GraphQLSingularResponse {
  const codes = codesOf("errors" in answer ? answer.errors : undefined);
  for (const code of codes) {
    if (code === "SESSION_EXPIRED" || code === "SESSION_REVOKED") emitSignal("sessionLost", code);
    if (code === "SYSTEM_MAINTENANCE" || code === "REGION_RESTRICTED") emitSignal("closed", code);
  }
  const isDown = codes.includes("UPSTREAM_UNAVAILABLE") || codes.includes("UPSTREAM_TIMEOUT");
  emitSignal("platform", isDown ? "down" : "up");
  if (!("data" in answer) || answer.data == null) throw new GatewayError("REFUSED", { code: codes[0], requestId });
  return answer;
}
