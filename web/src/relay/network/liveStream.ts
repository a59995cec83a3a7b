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
/** While a tab has no stream: the parts of a page's first screens appear one after the other. */
const START_GATHER_MS = 400;
/** How long after the begin of a stream the next one is opened at the earliest. */
const APART_MS = 300;
/** Longest wait for an idle browser. */
const IDLE_MS = 300;
/** How long a stream may take to begin. */
const GIVE_UP_MS = 15_000;
/** How long a stream is read after another one has taken its place: events may be on their way. */
const LATE_MS = 300;

/** The subscriptions that begin with their present value: those with `atOnce` in the SDL. */
export const BEGINS_WITH_VALUE: ReadonlySet<string> = new Set([
  "claimableChanged",
  "claimableMissionsChanged",
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
/** Pauses before the next attempt of subscriptions that last got a temporary error. */
const pauses = new Map<Watch, number>();
interface Stream {
  list: readonly Watch[];
  controller: AbortController;
  /** Since when the tab had missed events when it asked for this stream. */
  missedFrom: number | undefined;
  /** What it delivered while the one before was read to its end. */
  heard: Set<string>;
  /** What came after another stream took its place. */
  late?: { one: Watch; data: string }[];
}

/** Gathers changes. */
let gathering: ReturnType<typeof setTimeout> | undefined;
/** Waits before the next attempt. */
let resting: ReturnType<typeof setTimeout> | undefined;
/** The stream that delivers events. */
let current: Stream | undefined;
/** The stream that is asked for or has just begun. There is one at a time, so a tab has two streams at most. */
let turning: Stream | undefined;
/** Subscriptions have changed since the latest stream was asked for. */
let isWanted = false;
/** The pause before the next attempt, when streams break. */
let pause = FIRST_PAUSE_MS;
/** When the latest byte of a stream arrived. Undefined while nothing is watched. */
let heardAt: number | undefined;
/** Since when events are missed that no stream was asked for. */
let missedFrom: number | undefined;

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

function change(): void {
  const isGathering = isWanted;
  isWanted = true;
  if (!isGathering || watches.size === 0) gather();
}

/** Opens another stream when no more changes are expected, and the browser has done the work that caused them. */
function gather(): void {
  clearTimeout(gathering);
  gathering = setTimeout(
    () => {
      // Safari has no idle callbacks.
      if (watches.size === 0 || !("requestIdleCallback" in globalThis)) open();
      else requestIdleCallback(open, { timeout: IDLE_MS });
    },
    current || watches.size === 0 ? GATHER_MS : START_GATHER_MS,
  );
}

/**
 * Opens a stream for the current subscriptions. The one before stays open until the new one has begun. Changes that come
 * meanwhile and shortly after it have one stream together.
 */
function open(): void {
  if (watches.size === 0) {
    isWanted = false;
    pause = FIRST_PAUSE_MS;
    heardAt = undefined;
    missedFrom = undefined;
    for (const stream of new Set([current, turning])) stream?.controller.abort();
    current = undefined;
    turning = undefined;
  }
  if (!isWanted || turning) return;
  isWanted = false;
  clearTimeout(resting);
  const stream: Stream = { list: [...watches], controller: new AbortController(), missedFrom, heard: new Set() };
  missedFrom = undefined;
  turning = stream;
  setTimeout(() => {
    if (turning === stream && current !== stream) stream.controller.abort();
  }, GIVE_UP_MS);
  void read(stream);
}

/** Reads a stream to its end. */
async function read(stream: Stream): Promise<void> {
  const { list, controller } = stream;
  const missedMs = stream.missedFrom === undefined ? 0 : Date.now() - stream.missedFrom;
  let askedPause = 0;
  try {
    const response = await fetch(streamRequest(list.map(operationOf), controller.signal, missedMs));
    const isRefused = response.status >= 400 && response.status < 500 && response.status !== TOO_MANY;
    if (isRefused) for (const one of list) end(one);
    if (response.ok && response.body) {
      takePlace(stream);
      await deliver(response.body, stream, missedMs === 0);
    } else askedPause = waitIn(response);
  } catch {
    // The connection broke: another stream is opened below.
  }
  lose(stream, askedPause);
}

/**
 * A stream has begun. The one before ends a moment later, and what came meanwhile in that one and not in the new one is
 * passed on: no event is lost.
 */
function takePlace(stream: Stream): void {
  if (turning !== stream) return;
  const before = current;
  current = stream;
  // The one before broke after this one was asked for.
  if (missedFrom !== undefined) isWanted = true;
  setTimeout(endTurn, APART_MS, stream);
  if (!before) return;
  before.late = [];
  setTimeout(() => {
    before.controller.abort();
    for (const { one, data } of before.late ?? [])
      if (watches.has(one) && !stream.heard.has(keyOf(one, data))) take(one, JSON.parse(data));
  }, LATE_MS);
}

function endTurn(stream: Stream): void {
  if (turning !== stream) return;
  turning = undefined;
  if (isWanted) gather();
}

/** A stream has ended or could not begin. Another is opened after a pause, unless one has taken its place. */
function lose(stream: Stream, askedPause: number): void {
  const hasBegun = stream === current;
  if (!hasBegun && stream !== turning) return;
  missedFrom = hasBegun ? (missedFrom ?? heardAt) : (stream.missedFrom ?? missedFrom);
  if (hasBegun) current = undefined;
  if (stream === turning) turning = undefined;
  if (watches.size === 0) open();
  else if (isWanted && askedPause === 0) gather();
  else rest(askedPause);
}

function rest(askedPause: number): void {
  const random = Math.random() / 2;
  clearTimeout(resting);
  resting = setTimeout(
    () => {
      isWanted = true;
      open();
    },
    Math.max(pause * (0.75 + random), askedPause * (1 + random)),
  );
  pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
}

const keyOf = ({ documentId, variables }: Watch, data: string) => `${documentId} ${JSON.stringify(variables)} ${data}`;

/**
 * Passes the events of an open stream to its subscriptions. Many begin with their present value: when the tab has missed
 * nothing, one that has it already does not get it again.
 */
async function deliver(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  stream: Stream,
  isComplete: boolean,
): Promise<void> {
  const begun = new Set<Watch>();
  const openedAt = performance.now();
  const noteTime = () => {
    heardAt = Date.now();
  };
  for await (const { id, event, data } of readEvents(body, noteTime)) {
    const one = stream.list[Number(id)];
    if (!one || !watches.has(one)) continue;
    if (stream.late) {
      if (event === "next" && data) stream.late.push({ one, data });
      continue;
    }
    if (event === "complete") finish(one, stream);
    if (event !== "next" || !data) continue;
    if (performance.now() - openedAt <= LATE_MS) stream.heard.add(keyOf(one, data));
    const isRepeated = isComplete && !begun.has(one) && one.latest === data && beginsWithValue(data);
    begun.add(one);
    one.latest = data;
    if (isRepeated || take(one, JSON.parse(data))) pause = FIRST_PAUSE_MS;
  }
}

/** Whether an answer is of a subscription that begins with its present value. */
const beginsWithValue = (data: string) => BEGINS_WITH_VALUE.has(/^\{"data":\{"(\w+)/.exec(data)?.[1] ?? "");

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
function finish(one: Watch, stream: Stream): void {
  const pause = pauses.get(one);
  if (pause === undefined) {
    end(one);
    return;
  }
  const again = () => {
    if (watches.has(one) && stream === current) change();
  };
  setTimeout(again, pause * (0.75 + Math.random() / 2));
}

function end(one: Watch): void {
  watches.delete(one);
  pauses.delete(one);
  one.onEnd();
}
