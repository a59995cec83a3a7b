import { isRecord } from "../../basics/isRecord.ts";
import type { Contract, ContractCall } from "../openapi/contract.ts";
import { type Finding, findingOf } from "./findings.ts";
import { ask, type Meaning, meaningOf, type Platform, type Reply, refusalText } from "./platform.ts";
import { constants, firstOf, sourceOf, untried, usualParameters } from "./sources.ts";

/** The sessions with which private reads are tried, each while the platform accepts it. */
export interface Tokens {
  member?: string | undefined;
  agent?: string | undefined;
}

/** Reads a platform call by call, and remembers the answers from which ids come. */
export class Reader {
  readonly #platform: Platform;
  readonly #contract: Contract;
  readonly #tokens: Tokens;
  readonly #answers = new Map<string, Promise<{ reply: Reply; meaning: Meaning } | undefined>>();
  /** Sessions that the platform has ended, with the sentence that says so. */
  readonly ended = new Map<string, string>();

  constructor(platform: Platform, contract: Contract, tokens: Tokens) {
    this.#platform = platform;
    this.#contract = contract;
    this.#tokens = tokens;
  }

  /** The value of a read, for what comes after it; undefined when there is none. */
  async value(name: string): Promise<unknown> {
    const call = this.#contract.calls.get(name);
    const answer = call && (await this.#answer(call));
    return answer?.meaning.kind === "value" ? answer.meaning.value : undefined;
  }

  /** The id that a read needs, from the answer that has it. */
  async id(call: string, parameter: string): Promise<string | undefined> {
    const source = sourceOf(call, parameter);
    return source && firstOf(await this.value(source.call), source.fields);
  }

  /** Forgets an answer, after a change. */
  again(name: string): Promise<unknown> {
    this.#answers.delete(name);
    return this.value(name);
  }

  async examine(call: ContractCall): Promise<Finding> {
    const finding = findingOf(call);
    const reason = untried[call.name];
    if (reason !== undefined) return { ...finding, state: "untried", note: reason };
    const token = this.#tokenOf(call);
    if (!call.isForGuests && token === undefined) {
      return { ...finding, state: "untried", note: `needs ${isForAgents(call) ? "--agent" : "--user or --token"}` };
    }
    if (token !== undefined && this.ended.has(token))
      return { ...finding, state: "untried", note: "the session is over" };
    const answer = await this.#answer(call);
    if (answer === undefined) return { ...finding, state: "untried", note: "no answer has the id that it needs" };
    const { reply, meaning } = answer;
    const timed = { ...finding, ms: reply.ms };
    if (meaning.kind === "fault") return { ...timed, state: "fault", faults: [meaning.fault] };
    if (meaning.kind === "refusal") return this.#refused(call, timed, meaning, token);
    const path = await this.#pathOf(call);
    const faults = [
      ...valueFaults(call, meaning.value),
      ...pagingFaults(meaning.value, new URLSearchParams(path?.split("?")[1])),
    ];
    const grave = [
      ...(token === undefined ? [] : cachingFaults(reply)),
      ...(call.isForGuests || path === undefined ? [] : await this.#withoutToken(path)),
    ];
    if (faults.length + grave.length > 0) {
      return { ...timed, state: "fault", faults: [...grave, ...faults], isGrave: grave.length > 0 };
    }
    return { ...timed, losses: call.lossesOf(meaning.value) };
  }

  async #refused(call: ContractCall, finding: Finding, refusal: Refusal, token: string | undefined): Promise<Finding> {
    const text = refusalText(refusal);
    const wrongStatus = statusFault(this.#contract, refusal);
    if (wrongStatus !== undefined) return { ...finding, state: "fault", faults: [wrongStatus] };
    if (isMissing(refusal)) return missing(finding, call, text);
    if (refusal.status === 429)
      return { ...finding, state: "untried", note: `asked too often, try it with --only: ${text}` };
    if (refusal.status === 401 && token !== undefined && (await this.#isOver(token))) {
      this.ended.set(token, `the session is over: ${call.name} answered ${text}`);
      return { ...finding, state: "untried", note: "the session is over" };
    }
    if (refusal.code !== undefined && call.operation["x-errors"].includes(refusal.code)) {
      return { ...finding, note: `refused as the contract says: ${text}` };
    }
    return { ...finding, state: "fault", faults: [`refused with ${text}`] };
  }

  /** Whether the platform accepts a token nowhere. */
  async #isOver(token: string): Promise<boolean> {
    const meaning = meaningOf(await ask(this.#platform, { method: "GET", path: "/wps/member/info", token }));
    return meaning.kind === "refusal" && meaning.status === 401;
  }

  async #withoutToken(path: string): Promise<string[]> {
    const meaning = meaningOf(await ask(this.#platform, { method: "GET", path }));
    if (meaning.kind === "value") return ["answers private data without a token"];
    if (meaning.kind === "fault") return [`without a token: ${meaning.fault}`];
    const fault = statusFault(this.#contract, meaning);
    if (fault !== undefined) return [`without a token: ${fault}`];
    const isRight = meaning.code === undefined ? meaning.status === 401 : sessionCodes.has(meaning.code);
    return isRight ? [] : [`without a token: refused with ${refusalText(meaning)}, expected 401 UNAUTHENTICATED`];
  }

  #tokenOf(call: ContractCall): string | undefined {
    if (call.isForGuests) return undefined;
    return isForAgents(call) ? this.#tokens.agent : (this.#tokens.member ?? this.#tokens.agent);
  }

  #answer(call: ContractCall) {
    return this.#answers.getOrInsertComputed(call.name, () => this.#ask(call));
  }

  async #ask(call: ContractCall) {
    const path = await this.#pathOf(call);
    if (path === undefined) return undefined;
    const reply = await ask(this.#platform, { method: "GET", path, token: this.#tokenOf(call) });
    return { reply, meaning: meaningOf(reply) };
  }

  /** The path with its ids and query; undefined when an id is not known. */
  async #pathOf(call: ContractCall): Promise<string | undefined> {
    const query = new URLSearchParams();
    let path = call.name.replace(/^\w+ /, "");
    for (const one of call.operation.parameters) {
      if (!("name" in one) || !(one.required || usualParameters.has(one.name))) continue;
      const value = await this.#valueOf(call, one.name, one.example);
      if (value === undefined && one.required) return undefined;
      if (value === undefined) continue;
      if (one.in === "path") path = path.replace(`{${one.name}}`, encodeURIComponent(value));
      else query.set(one.name, value);
    }
    return query.size === 0 ? path : `${path}?${query}`;
  }

  async #valueOf(call: ContractCall, name: string, example: string | undefined): Promise<string | undefined> {
    if (name.startsWith("merchant")) return this.#platform.merchant;
    return sourceOf(call.name, name) === undefined ? (constants[name] ?? example) : this.id(call.name, name);
  }
}

export type Refusal = Extract<Meaning, { kind: "refusal" }>;

const sessionCodes = new Set(["UNAUTHENTICATED", "SESSION_EXPIRED", "SESSION_REVOKED"]);

export const isForAgents = ({ name, operation }: ContractCall) =>
  /\/(ACS_|GCS_transferDownline)/.test(name) || operation.tags[0] === "contracts";

/** A platform answers a call that it does not have with 404, or says that it is not offered. */
export const isMissing = ({ status, code }: Refusal) =>
  status === 404 || code === "FEATURE_DISABLED" || code === "NOT_FOUND";

export function missing(finding: Finding, call: ContractCall, text: string): Finding {
  if (call.isNeeded) return { ...finding, state: "fault", faults: [`the platform does not have it: ${text}`] };
  return { ...finding, state: "lost", losses: [call.operation["x-without-it"] ?? ""] };
}

/** A code that came with another status than its own. Older platforms send every refusal with 200. */
export function statusFault({ statuses }: Contract, { status, code }: Refusal): string | undefined {
  const expected = code === undefined ? undefined : statuses[code];
  if (expected === undefined || status === expected || status === 200) return undefined;
  return `${code} came with status ${status}, expected ${expected}`;
}

/** An envelope without `value` is told as such, because its own fields would fit nothing. */
function valueFaults(call: ContractCall, value: unknown): string[] {
  const faults = call.faultsOf(value);
  const isBare =
    faults.length > 0 &&
    isRecord(value) &&
    !Array.isArray(value) &&
    ["data", "result", "code", "msg"].some((name) => name in value);
  return isBare ? [`the envelope has no "value": it has ${Object.keys(value).slice(0, 6).join(", ")}`] : faults;
}

function cachingFaults(reply: Reply): string[] {
  const control = "failure" in reply ? null : reply.headers.get("cache-control");
  if (!/\b(public|s-maxage)\b/i.test(control ?? "")) return [];
  return [`Cache-Control: ${control} lets a cache show a private answer to others`];
}

function pagingFaults(value: unknown, query: URLSearchParams): string[] {
  if (!isRecord(value) || !query.has("pageSize") || typeof value.totalCount !== "number") return [];
  const { totalCount, totalPages } = value;
  const rows = [value.list, value.games, value.content].find((part) => Array.isArray(part));
  if (!Array.isArray(rows)) return [];
  const size = Number(query.get("pageSize"));
  if (rows.length > size) return [`a page of ${size} rows was asked for, got ${rows.length}`];
  const isPossible = rows.length < size ? totalCount === rows.length : totalCount >= size;
  if (!isPossible) return [`totalCount: ${totalCount}, but the first page of ${size} has ${rows.length} rows`];
  const pages = Math.ceil(totalCount / size);
  const isRight = typeof totalPages !== "number" || totalPages === pages || (pages === 0 && totalPages === 1);
  return isRight ? [] : [`totalPages: ${totalPages}, but ${totalCount} rows are ${pages} pages of ${size}`];
}
