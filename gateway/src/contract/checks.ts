import { UpstreamError } from "../errors/upstreamError.ts";
import type { CallEntry } from "../upstream/callTable.ts";
import { contentOf } from "../upstream/http/envelope.ts";
import type { RawAnswer } from "../upstream/http/exchange.ts";
import { type ExampleArgs, examples, type Known, learn, untried } from "./examples.ts";
import { ask, type Platform } from "./platform.ts";

/** The outcome of one call. `note` is no failure. */
export interface Finding {
  name: string;
  state: "ok" | "failed" | "skipped";
  status?: number;
  /** Faults, or the reason for which the call was skipped. */
  details: string[];
}

/**
 * Examines a platform call by call. Reads only, unless `changes` is set: then calls that must happen once, and calls with an
 * encrypted body, are sent in a way that the platform has to refuse.
 */
export async function examine(
  platform: Platform,
  calls: readonly CallEntry[],
  { changes }: { changes: boolean },
): Promise<Finding[]> {
  const known: Known = { merchant: platform.merchant };
  const findings: Finding[] = [];
  for (const name of Object.keys(examples)) {
    const entries = calls.filter((call) => call.name === name);
    if (entries.length > 0) findings.push(await examineRead(platform, name, entries, known).catch(failedBy(name)));
  }
  for (const [name, reason] of Object.entries(untried)) findings.push({ name, state: "skipped", details: [reason] });
  for (const call of oneOfEach(calls.filter(({ name }) => !name.startsWith("GET ")))) {
    const isTried = changes && (call.isOnce || call.isEncrypted);
    if (isTried) findings.push(await examineChange(platform, call).catch(failedBy(call.name)));
    else findings.push({ name: call.name, state: "skipped", details: ["changes something"] });
  }
  return findings;
}

const failedBy =
  (name: string) =>
  (error: unknown): Finding => ({ name, state: "failed", details: [reasonOf(error)] });

async function examineRead(
  platform: Platform,
  name: string,
  entries: readonly CallEntry[],
  known: Known,
): Promise<Finding> {
  const isOwn = entries.some(({ kind }) => kind === "own") && !entries.some(({ isForGuests }) => isForGuests);
  if (isOwn && platform.token === undefined) {
    return { name, state: "skipped", details: ["needs a session: --user or --token"] };
  }
  const example = examples[name]?.(known);
  if (!example) return { name, state: "skipped", details: ["no earlier answer has the id that it needs"] };
  const details: string[] = [];
  let status = 0;
  for (const args of [example].flat()) {
    const answer = await ask(platform, { method: "GET", path: pathOf(name, args), isSignedIn: isOwn });
    status = answer.status;
    details.push(...faultsOf(answer, entries, (content) => learn(known, name, content)));
    if (isOwn && /\bpublic\b/.test(String(answer.headers["cache-control"]))) {
      details.push("a private answer is marked as public: a cache could show it to others");
    }
  }
  return { name, state: details.length === 0 ? "ok" : "failed", status, details };
}

/** Faults of envelope and shape. */
function faultsOf(answer: RawAnswer, entries: readonly CallEntry[], onContent: (content: unknown) => void): string[] {
  if (/^(image|audio)\//.test(String(answer.headers["content-type"]))) return [];
  try {
    const content = contentOf(answer);
    onContent(content);
    // A call that is read in several ways answers in the shape of one of them.
    const issues = entries.map(({ shape }) => shape.safeParse(content).error?.issues[0]);
    if (issues.includes(undefined)) return [];
    return issues.map((issue) => `shape: "${issue?.path.join(".")}": ${issue?.message}`);
  } catch (error) {
    return [reasonOf(error)];
  }
}

/** Sends an empty body that is neither encrypted nor has a key. A platform that carries it out breaks the contract. */
async function examineChange(platform: Platform, call: CallEntry): Promise<Finding> {
  const { name, isOnce, isForGuests } = call;
  if (!isForGuests && platform.token === undefined) {
    return { name, state: "skipped", details: ["needs a session: --user or --token"] };
  }
  const [method = "", path = ""] = name.split(" ");
  const body = { type: "application/json", text: "{}" };
  const answer = await ask(platform, { method, path, isSignedIn: !isForGuests, body });
  const expected = isOnce ? "IDEMPOTENCY_REQUIRED" : "PAYLOAD_NOT_ENCRYPTED";
  const code = codeOf(answer);
  const details = code === expected ? [] : [`answered ${code} instead of ${expected}`];
  return { name, state: details.length === 0 ? "ok" : "failed", status: answer.status, details };
}

function codeOf(answer: RawAnswer): string {
  try {
    contentOf(answer);
    return "success";
  } catch (error) {
    return error instanceof UpstreamError ? error.code : "something unreadable";
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof UpstreamError) return error.code;
  return error instanceof Error ? error.message : String(error);
};

const oneOfEach = (calls: readonly CallEntry[]) => [...new Map(calls.map((call) => [call.name, call])).values()];

function pathOf(name: string, { path = {}, query = {} }: ExampleArgs): string {
  const filled = name
    .replace(/^\w+ /, "")
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(path[key] ?? ""));
  const given = Object.entries(query).map(([key, value]) => [key, String(value)]);
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`;
}
