// @vitest-environment jsdom
import type { CacheConfig, GraphQLResponse, RequestParameters } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchAnswer, partAnswer, wholeAnswer } from "./fetchAnswer.ts";
import { GatewayError } from "./GatewayError.ts";
import { noteChange, ofRenewal, renewFirst } from "./renewal.ts";
import { onSignal } from "./signals.ts";

const params: RequestParameters = {
  id: "ab".repeat(32),
  text: null,
  name: "SomeQuery",
  operationKind: "query",
  metadata: {},
  providedVariables: undefined,
};
const asked = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  // jsdom knows no address that a relative one could stand on.
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(url: string, init: RequestInit) {
        super(new URL(url, "http://localhost"), { ...init, signal: null });
      }
    },
  );
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  asked.mockReset();
  localStorage.clear();
});

const answer = (asking = params, options: CacheConfig = {}) =>
  new Promise<GraphQLResponse>((resolve, reject) => {
    const source = fetchAnswer(asking, { first: 2 }, options, null);
    if (!("subscribe" in source)) throw new Error("not an observable");
    source.subscribe({ next: resolve, error: reject });
  });

const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { "content-type": "application/graphql-response+json; charset=utf-8", "x-request-id": "req-1" },
  });

test("sends the document's hash, the header that no other site can send, and the visitor's language", async () => {
  localStorage.setItem("lang", "TH");
  asked.mockResolvedValue(json({ data: { ok: true } }));
  await expect(answer()).resolves.toMatchObject({ data: { ok: true } });
  const [request] = asked.mock.calls[0] ?? [];
  expect(request?.method).toBe("POST");
  expect(request?.headers.get("x-atrium-csrf")).toBe("1");
  expect(request?.headers.get("x-atrium-language")).toBe("TH");
  await expect(request?.json()).resolves.toEqual({ documentId: `sha256:${params.id}`, variables: { first: 2 } });
});

test("a read that wants a whole answer fails when a part of it did", async () => {
  const errors = [{ message: "no", extensions: { code: "UPSTREAM_TIMEOUT" } }];
  asked.mockImplementation(async () => json({ data: { node: { id: "w1", total: null } }, errors }));
  await expect(answer(params, wholeAnswer)).rejects.toMatchObject({ failure: "REFUSED", code: "UPSTREAM_TIMEOUT" });
  await expect(answer(params)).resolves.toMatchObject({ errors });
});

test("errors beside data are left with the data, with the request's id; without data they are an error with code and request id", async () => {
  const errors = [{ message: "no", extensions: { code: "FORBIDDEN" } }];
  asked.mockResolvedValueOnce(json({ data: { a: null }, errors }));
  await expect(answer()).resolves.toMatchObject({
    data: { a: null },
    errors: [{ message: "no", extensions: { code: "FORBIDDEN", requestId: "req-1" } }],
  });
  asked.mockResolvedValueOnce(json({ errors }, { status: 400 }));
  await expect(answer()).rejects.toMatchObject({ failure: "REFUSED", code: "FORBIDDEN", requestId: "req-1" });
});

test("signals the codes of an answer that concern the whole client", async () => {
  const heard: unknown[] = [];
  const stop = [
    onSignal("sessionLost", (code) => heard.push(code)),
    onSignal("closed", (code) => heard.push(code)),
    onSignal("platform", (state) => heard.push(state)),
  ];
  for (const code of ["SESSION_EXPIRED", "SYSTEM_MAINTENANCE", "UPSTREAM_TIMEOUT"]) {
    asked.mockResolvedValueOnce(json({ data: { a: null }, errors: [{ message: "", extensions: { code } }] }));
    await answer();
  }
  for (const end of stop) end();
  expect(heard).toEqual(["up", "SESSION_EXPIRED", "up", "SYSTEM_MAINTENANCE", "down"]);
});

test("treats a proxy's page, an empty answer and a lost network as failures", async () => {
  asked.mockResolvedValueOnce(new Response("<html>", { status: 502, headers: { "content-type": "text/html" } }));
  await expect(answer()).rejects.toMatchObject({ failure: "UNREACHABLE" });
  asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(answer()).rejects.toMatchObject({ failure: "UNREACHABLE" });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(answer()).rejects.toBeInstanceOf(GatewayError);
  vi.restoreAllMocks();
});

test("signals after 10 s that a request takes long, and again when it has ended", async () => {
  vi.useFakeTimers();
  const heard: boolean[] = [];
  const stop = onSignal("slow", (isSlow) => heard.push(isSlow));
  let reply: (response: Response) => void = () => {};
  asked.mockReturnValueOnce(
    new Promise((resolve) => {
      reply = resolve;
    }),
  );
  const waiting = answer();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([true]);
  reply(json({ data: {} }));
  await waiting;
  expect(heard).toEqual([true, false]);
  stop();
});

test("asks a platform that is down again with growing pauses, and reports its return to screens without data", async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const stop = onSignal("platform", (state) => heard.push(state));
  const down = () =>
    json({ data: { a: null }, errors: [{ message: "", extensions: { code: "UPSTREAM_UNAVAILABLE" } }] });
  asked.mockImplementation(async () => down());
  await answer();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockImplementation(async () => json({ data: { a: 1 } }));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard).toEqual(["down", "down", "back"]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveBeenCalledTimes(3);
  stop();
});

test("a change that failed is not sent again by itself", async () => {
  vi.useFakeTimers();
  asked.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(answer({ ...params, operationKind: "mutation" })).rejects.toMatchObject({ failure: "UNREACHABLE" });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("uses the answer that came with the page once, and only in the visitor's language", async () => {
  const sent = document.createElement("script");
  sent.type = "application/json";
  sent.id = "first-answers";
  sent.dataset.language = "EN";
  sent.text = JSON.stringify([
    { documentId: `sha256:${params.id}`, variables: { first: 2 }, answer: { data: { first: true } } },
  ]);
  document.body.append(sent);
  asked.mockImplementation(async () => json({ data: { asked: true } }));
  vi.resetModules();
  const { takeEmbeddedAnswer } = await import("./embeddedAnswers.ts");
  expect(takeEmbeddedAnswer(params.id ?? "", { first: 3 })).toBeUndefined();
  expect(takeEmbeddedAnswer(params.id ?? "", { first: 2 })).toEqual({ data: { first: true } });
  expect(takeEmbeddedAnswer(params.id ?? "", { first: 2 })).toBeUndefined();
  vi.resetModules();
  localStorage.setItem("lang", "TH");
  const foreign = await import("./embeddedAnswers.ts");
  expect(foreign.takeEmbeddedAnswer(params.id ?? "", { first: 2 })).toBeUndefined();
  sent.remove();
});

const busy = (retryAfter: string) =>
  new Response('{"title":"Service Unavailable"}', {
    status: 503,
    headers: { "content-type": "application/problem+json", "retry-after": retryAfter, "x-request-id": "req-2" },
  });

const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ errors: [{ message: "", extensions: { code } }] }), {
    status,
    headers: { "content-type": "application/graphql-response+json", "retry-after": "3" },
  });

test("waits for a budget as long as the gateway says, and repeats a change only if the gateway did not start it", async () => {
  vi.useFakeTimers();
  asked.mockResolvedValueOnce(refusal(429, "COST_BUDGET_EXHAUSTED"));
  asked.mockResolvedValueOnce(refusal(503, "OVERLOADED"));
  asked.mockResolvedValueOnce(json({ data: { ok: true } }));
  const change = answer({ ...params, operationKind: "mutation" });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(change).resolves.toMatchObject({ data: { ok: true } });

  asked.mockResolvedValueOnce(refusal(503, "SYSTEM_MAINTENANCE"));
  await expect(answer({ ...params, operationKind: "mutation" })).rejects.toMatchObject({ code: "SYSTEM_MAINTENANCE" });
  expect(asked).toHaveBeenCalledTimes(4);
});

test("gives up on a gateway that stays too busy, with its reason", async () => {
  vi.useFakeTimers();
  asked.mockImplementation(async () => refusal(503, "OVERLOADED"));
  const waiting = expect(answer()).rejects.toMatchObject({ failure: "REFUSED", code: "OVERLOADED" });
  await vi.advanceTimersByTimeAsync(20_000);
  await waiting;
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(7);
});

test("a gateway that is too busy is asked again when it says, a change is not sent twice", async () => {
  vi.useFakeTimers();
  asked.mockResolvedValueOnce(busy("2")).mockResolvedValueOnce(busy("2"));
  asked.mockResolvedValueOnce(json({ data: { ok: true } }));
  const patient = answer();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(6_000);
  await expect(patient).resolves.toMatchObject({ data: { ok: true } });
  expect(asked).toHaveBeenCalledTimes(3);

  asked.mockResolvedValueOnce(busy("2"));
  await expect(answer({ ...params, operationKind: "mutation" })).rejects.toMatchObject({ failure: "UNREACHABLE" });
  expect(asked).toHaveBeenCalledTimes(4);
});

test("the query of a part fails when the member could not be read, so that the other parts keep the member", async () => {
  const failed = (path: readonly string[]) => async () =>
    json({
      data: { viewer: { member: null } },
      errors: [{ message: "no", path, extensions: { code: "UPSTREAM_TIMEOUT" } }],
    });
  asked.mockImplementation(failed(["viewer", "member"]));
  await expect(answer()).resolves.toHaveProperty("data");
  await expect(answer(params, partAnswer)).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT", requestId: "req-1" });
  asked.mockImplementation(failed(["viewer", "member", "wallets"]));
  await expect(answer(params, partAnswer)).resolves.toHaveProperty("data");
});

test("queries wait until a renewal has ended, but for those that belong to it", async () => {
  asked.mockImplementation(async () => json({ data: { ok: true } }));
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const renewal = renewFirst(async () => {
    await answer(params, ofRenewal);
    await ended;
  });
  const screen = answer();
  await answer({ ...params, operationKind: "mutation" });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  end();
  await renewal;
  await expect(screen).resolves.toMatchObject({ data: { ok: true } });
  expect(asked).toHaveBeenCalledTimes(3);
});

test("an answer to the caller before a renewal never reaches the store: the query is sent again", async () => {
  const former = Promise.withResolvers<Response>();
  asked.mockImplementationOnce(() => former.promise).mockImplementation(async () => json({ data: { caller: "new" } }));
  const screen = answer();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await renewFirst(() => answer(params, ofRenewal));
  former.resolve(json({ data: { caller: "former" } }));
  await expect(screen).resolves.toMatchObject({ data: { caller: "new" } });
});

test("an answer that was read before a change never undoes it on the screen: the query is sent again", async () => {
  const first = Promise.withResolvers<Response>();
  asked.mockReturnValueOnce(first.promise).mockResolvedValueOnce(json({ data: { isFavorite: true } }));
  const answered = answer();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  noteChange();
  first.resolve(json({ data: { isFavorite: false } }));
  await expect(answered).resolves.toMatchObject({ data: { isFavorite: true } });
});
