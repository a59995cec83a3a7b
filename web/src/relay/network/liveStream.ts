import type { GraphQLResponse } from "relay-runtime";
import { codesOf } from "./errorCodes.ts";
import { operationOf, streamRequest } from "./request.ts";
import { readEvents } from "./serverEvents.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** The one client error that is worth another try. */
const TOO_MANY = 429;
/** Errors with which a subscription can't start now, but later. */
const TEMPORARY = new Set([
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_TIMEOUT",
  "RATE_LIMITED",
  "OVERLOADED",
  "COST_BUDGET_EXHAUSTED",
]);
/** Screens start and stop several subscriptions at once: changes within this time are one. */
const GATHER_MS = 50;
/** How long a stream is read after another one has taken its place: events may be on their way. */
const LATE_MS = 300;

/** The subscriptions that begin with their present value: those with `atOnce` in the SDL. */
export const BEGINS_WITH_VALUE: ReadonlySet<string> = new Set([
  "claimableChanged",
  "claimableMissionsChanged",
  "contractsChanged",
  "dailySignInChanged",
  "depositChanged",
  "missionsChanged",
  "pointsChanged",
  "promotionsChanged",
  "raffleTicketsChanged",
  "redEnvelopesChanged",
  "rightsChanged",
  "vipProgressChanged",
  "withdrawalChanged",
]);

/** A subscription of this tab. */
export interface Watch {
  documentId: string;
  variables: Record<string, unknown>;
  onAnswer: (answer: GraphQLResponse) => void;
  /** The gateway completed the subscription. */
  onEnd: () => void;
  /** The text of its latest event. */
  latest?: string;
}

const watches = new Set<Watch>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Pauses before the next attempt of subscriptions that last got a temporary error. */
const pauses = new Map<Watch, number>();
interface Stream {
  controller: AbortController;
  /** What it delivered while the one before was read to its end. */
  heard: Set<string>;
  /** What came after another stream took its place. */
  late?: { one: Watch; data: string }[];
}

/** The streams that deliver events, until they are aborted. */
const live = new Set<AbortSignal>();
/** When the latest byte of a stream arrived. Undefined while nothing is watched. */
let heardAt: number | undefined;
/** The open streams, oldest first. The newest one takes the place of the others when it has begun. */
const streams: Stream[] = [];

/**
 * Watches a subscription until the returned function is called. A tab has one stream for all its subscriptions, because
 * browsers open only six connections to a server.
 */
export function watch(one: Watch): () => void {
  watches.add(one);
  change();
  return () => {
    pauses.delete(one);
    if (watches.delete(one)) change();
  };
}

/** Opens a stream for the current subscriptions. The previous stream stays open until the new one has begun. */
function change(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (watches.size === 0) {
      heardAt = undefined;
      for (const { controller } of streams.splice(0)) controller.abort();
      return;
    }
    const mine: Stream = { controller: new AbortController(), heard: new Set() };
    streams.push(mine);
    void follow([...watches], mine, () => replace(streams.splice(0, Math.max(streams.indexOf(mine), 0)), mine));
  }, GATHER_MS);
}

/** Ends streams a moment later, and passes on what came meanwhile and the new one did not deliver: no event is lost. */
function replace(old: readonly Stream[], { heard }: Stream): void {
  for (const stream of old) stream.late ??= [];
  setTimeout(() => {
    for (const { controller, late = [] } of old) {
      controller.abort();
      for (const { one, data } of late)
        if (watches.has(one) && !heard.has(keyOf(one, data))) take(one, JSON.parse(data));
    }
  }, LATE_MS);
}

const keyOf = ({ documentId, variables }: Watch, data: string) => `${documentId} ${JSON.stringify(variables)} ${data}`;

/** Reads a stream, and opens it again with growing pauses when it breaks. */
async function follow(list: readonly Watch[], stream: Stream, onOpen: () => void): Promise<void> {
  const { signal } = stream.controller;
  let pause = FIRST_PAUSE_MS;
  for (;;) {
    const going = list.filter((one) => watches.has(one));
    if (signal.aborted || going.length === 0) return;
    const askedPause = await listen(going, stream, onOpen, () => {
      pause = FIRST_PAUSE_MS;
    });
    if (signal.aborted || stream.late) return;
    const random = Math.random() / 2;
    await rest(Math.max(pause * (0.75 + random), askedPause * (1 + random)), signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Reads one stream to its end. Returns the milliseconds that the gateway asks to wait before the next. */
async function listen(
  list: readonly Watch[],
  stream: Stream,
  onOpen: () => void,
  onHeard: () => void,
): Promise<number> {
  const missedMs = isLive() || heardAt === undefined ? 0 : Date.now() - heardAt;
  try {
    const response = await fetch(streamRequest(list.map(operationOf), stream.controller.signal, missedMs));
    const isRefused = response.status >= 400 && response.status < 500 && response.status !== TOO_MANY;
    if (isRefused) for (const one of list) end(one);
    if (!response.ok || !response.body) return waitIn(response);
    onOpen();
    await deliver(response.body, list, stream, missedMs === 0, onHeard);
  } catch {
    // The connection broke: `follow` opens the stream again.
  }
  return 0;
}

/**
 * Passes the events of an open stream to its subscriptions. Many begin with their present value: when the tab has missed
 * nothing, one that has it already does not get it again.
 */
async function deliver(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  list: readonly Watch[],
  stream: Stream,
  isComplete: boolean,
  onHeard: () => void,
): Promise<void> {
  const { signal } = stream.controller;
  const begun = new Set<Watch>();
  const openedAt = performance.now();
  const noteTime = () => {
    heardAt = Date.now();
  };
  live.add(signal);
  try {
    for await (const { id, event, data } of readEvents(body, noteTime)) {
      const one = list[Number(id)];
      if (!one || !watches.has(one)) continue;
      if (stream.late) {
        if (event === "next" && data) stream.late.push({ one, data });
        continue;
      }
      if (event === "complete") finish(one, signal);
      if (event !== "next" || !data) continue;
      if (performance.now() - openedAt <= LATE_MS) stream.heard.add(keyOf(one, data));
      const isRepeated = isComplete && !begun.has(one) && one.latest === data && beginsWithValue(data);
      begun.add(one);
      one.latest = data;
      if (isRepeated || take(one, JSON.parse(data))) onHeard();
    }
  } finally {
    live.delete(signal);
  }
}

/** Whether an answer is of a subscription that begins with its present value. */
const beginsWithValue = (data: string) => BEGINS_WITH_VALUE.has(/^\{"data":\{"(\w+)/.exec(data)?.[1] ?? "");

const isLive = () => [...live].some(({ aborted }) => !aborted);

const waitIn = (response: Response) =>
  Math.min((Number(response.headers.get("retry-after")) || 0) * 1000, LONGEST_PAUSE_MS);

/**
 * Passes an answer on, unless it is a temporary failure: at an answer without data Relay would end the subscription.
 * Returns whether it did.
 */
function take(one: Watch, answer: GraphQLResponse): boolean {
  if (isTemporaryFailure(answer)) {
    pauses.set(one, Math.min((pauses.get(one) ?? FIRST_PAUSE_MS) * 2, LONGEST_PAUSE_MS));
    return false;
  }
  pauses.delete(one);
  one.onAnswer(answer);
  return true;
}

function isTemporaryFailure(answer: GraphQLResponse): boolean {
  const data = "data" in answer ? answer.data : null;
  return data == null && codesOf(answer).some((code) => TEMPORARY.has(code));
}

/**
 * The gateway completed a subscription. After a temporary error it is started again: by the next stream, or by a change
 * of this one if other subscriptions keep it open.
 */
function finish(one: Watch, signal: AbortSignal): void {
  const pause = pauses.get(one);
  if (pause === undefined) {
    end(one);
    return;
  }
  const again = () => {
    if (watches.has(one) && live.has(signal) && !signal.aborted) change();
  };
  setTimeout(again, pause * (0.75 + Math.random() / 2));
}

function end(one: Watch): void {
  watches.delete(one);
  pauses.delete(one);
  one.onEnd();
}

const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timeout);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timeout = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  });
