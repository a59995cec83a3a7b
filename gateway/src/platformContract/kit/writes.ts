import { randomUUID } from "node:crypto";
import type { Contract, ContractCall } from "../openapi/contract.ts";
import { type Finding, findingOf } from "./findings.ts";
import { ask, type Meaning, meaningOf, type Platform, refusalText } from "./platform.ts";
import { isMissing, missing, type Reader, type Refusal } from "./reads.ts";
import type { GatewayPart } from "./session.ts";
import { differenceOf, exact, fieldOf, largerThan, rowsOf, textOf } from "./values.ts";

interface Parts {
  platform: Platform;
  contract: Contract;
  reader: Reader;
  gateway: GatewayPart;
  token: string;
  /** For withdrawals. */
  paymentPassword: string | undefined;
}

/** A change that must happen once for each key. */
interface KeyPromise {
  body: Record<string, unknown>;
  /** Fields in which the other body differs. */
  other: Record<string, unknown>;
  /** What the change moves, as a decimal: read before and after it. */
  measure(): Promise<string | undefined>;
  /** By how much it moves for the answer. */
  expected(value: unknown): string | undefined;
  /** Takes the change back, as far as the contract has a way. */
  undo?(value: unknown): Promise<unknown>;
}

type Plan = KeyPromise | { reason: string };

const plans: Readonly<Record<string, (parts: Parts) => Promise<Plan>>> = {
  "POST /wps/relay/GCS_walletTransfer": transferPlan,
  "POST /wps/relay/GCS_depositCreate": depositPlan,
  "POST /lgw/orders": betPlan,
  "POST /wps/relay/GCS_withdrawCreate": withdrawalPlan,
};

/** Moves small amounts, with the same key twice and with another body, and takes them back. */
export async function examineWrites(parts: Parts, names: ReadonlySet<string>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, plan] of Object.entries(plans)) {
    const call = parts.contract.calls.get(name);
    if (call === undefined || !names.has(name)) continue;
    const first = await carryOut(parts, call, plan);
    // A draw that closed at that moment has a next one.
    findings.push(first.note?.includes("DRAW_CLOSED") ? await carryOut(parts, call, plan) : first);
  }
  const [game] = rowsOf(fieldOf(await parts.reader.value("GET /wps/relay/GCSGAME_gameList"), "games"));
  const { nodeId, vassalage, gameType } = { ...Object(game) };
  const favourite = { nodeId, vendor: vassalage, gameType };
  const launch = { nodeId, gameId: nodeId, vassalage, launchMode: "GLS", platform: "W", clientType: 3, language: "EN" };
  const changes: [name: string, body: object][] = [
    ["POST /wps/relay/GCSGAME_favoriteAdd", favourite],
    ["POST /wps/relay/GCSGAME_favoriteRemove", favourite],
    ["POST /wps/v2/game/launchGame", launch],
    ["POST /wps/member/language", { language: "EN" }],
  ];
  for (const [name, body] of changes) {
    const call = parts.contract.calls.get(name);
    if (call && names.has(name) && (nodeId !== undefined || name.endsWith("/language")))
      findings.push(await simple(parts, call, body));
  }
  return findings;
}

/** A change that needs no key and moves nothing. */
async function simple(parts: Parts, call: ContractCall, body: object): Promise<Finding> {
  const finding = findingOf(call);
  const { ms, meaning } = await change(parts, call.name, body);
  if (meaning.kind === "refusal") return refused(finding, call, meaning);
  const faults = meaning.kind === "value" ? call.faultsOf(meaning.value) : [meaning.fault];
  return { ...finding, ms, faults, state: faults.length === 0 ? "ok" : "fault", note: "carried out" };
}

/** A change that was refused: for a reason that the contract has, because there is no such call, or wrongly. */
function refused(finding: Finding, call: ContractCall, refusal: Refusal): Finding {
  const text = refusalText(refusal);
  if (isMissing(refusal)) return missing(finding, call, text);
  if (!call.operation["x-errors"].includes(refusal.code ?? ""))
    return { ...finding, state: "fault", faults: [`refused with ${text}`] };
  return { ...finding, state: "untried", note: `refused as the contract says: ${text}` };
}

async function carryOut(parts: Parts, call: ContractCall, plan: (parts: Parts) => Promise<Plan>): Promise<Finding> {
  const planned = await plan(parts);
  if ("reason" in planned) return { ...findingOf(call), state: "untried", note: planned.reason };
  return prove(parts, call, planned);
}

async function prove(parts: Parts, call: ContractCall, promise: KeyPromise): Promise<Finding> {
  const { name } = call;
  const { body, other, measure, expected, undo } = promise;
  const finding = findingOf(call);
  const key = randomUUID();
  const before = await measure();
  const first = await change(parts, name, body, key);
  if (first.meaning.kind === "refusal") return refused(finding, call, first.meaning);
  if (first.meaning.kind === "fault")
    return { ...finding, ms: first.ms, state: "fault", faults: [first.meaning.fault] };
  const { value } = first.meaning;
  const faults = call.faultsOf(value);
  const second = await change(parts, name, body, key);
  const grave = repeatFaults(value, second.meaning);
  const third = await change(parts, name, { ...body, ...other }, key);
  const isMismatch =
    third.meaning.kind === "refusal" &&
    (third.meaning.code ?? "IDEMPOTENCY_MISMATCH") === "IDEMPOTENCY_MISMATCH" &&
    third.meaning.status !== 401;
  if (!isMismatch)
    grave.push(`the same key with another body: ${outcome(third.meaning)}, expected 409 IDEMPOTENCY_MISMATCH`);
  const moved = differenceOf(before, await measure());
  const due = expected(value);
  if (moved !== undefined && due !== undefined && moved !== exact(due))
    grave.push(`moved ${moved} in place of ${due}: a repeat was carried out again`);
  if (undo) await undo(value);
  const all = [...grave, ...faults];
  return {
    ...finding,
    ms: first.ms,
    state: all.length === 0 ? "ok" : "fault",
    faults: all,
    isGrave: grave.length > 0,
    note: "carried out once, repeated",
  };
}

function repeatFaults(first: unknown, second: Meaning): string[] {
  if (second.kind === "value" && JSON.stringify(second.value) === JSON.stringify(first)) return [];
  if (second.kind !== "value") return [`a repeat with the same key: ${outcome(second)}, expected the first answer`];
  const changed = Object.keys(Object(first)).filter(
    (name) => JSON.stringify(fieldOf(first, name)) !== JSON.stringify(fieldOf(second.value, name)),
  );
  return [`a repeat with the same key got another answer: ${changed.join(", ")} differ`];
}

const outcome = (meaning: Meaning) =>
  meaning.kind === "value"
    ? "accepted"
    : meaning.kind === "fault"
      ? meaning.fault
      : `refused with ${refusalText(meaning)}`;

async function change({ platform, contract, gateway, token }: Parts, name: string, body: object, key?: string) {
  const [method = "", path = ""] = name.split(" ");
  const text = JSON.stringify(body);
  const isEncrypted = contract.calls.get(name)?.isEncrypted ?? false;
  const sealed = isEncrypted ? await gateway.seal(text) : text;
  if (sealed === undefined)
    return { ms: 0, meaning: { kind: "fault", fault: "the platform gives no key to encrypt with" } as const };
  const type = isEncrypted ? "application/jose" : "application/json";
  const reply = await ask(platform, { method, path, token, key, body: { type, text: sealed } });
  return { ms: reply.ms, meaning: meaningOf(reply) };
}

const walletRead = "GET /wps/relay/GCS_merchantWallet";
const balanceRead = "GET /wps/v2/wallets/balance";

async function transferPlan(parts: Parts): Promise<Plan> {
  const [main, ...others] = rowsOf(await parts.reader.again(walletRead));
  const target = others.find((row) => fieldOf(row, "status") !== "MAINTENANCE");
  const [from, to] = [textOf(main, "accountType"), textOf(target, "accountType")];
  const amount = smallAmount(textOf(main, "balance"));
  if (from === undefined || to === undefined || amount === undefined)
    return { reason: "no two wallets with money in the first" };
  return {
    body: { fromAccountType: from, toAccountType: to, amount },
    other: { amount: largerThan(amount) },
    measure: async () => textOf(rowsOf(await parts.reader.again(walletRead))[0], "balance"),
    expected: () => `-${amount}`,
    undo: () =>
      change(
        parts,
        "POST /wps/relay/GCS_walletTransfer",
        { fromAccountType: to, toAccountType: from, amount },
        randomUUID(),
      ),
  };
}

async function depositPlan(parts: Parts): Promise<Plan> {
  const list = "GET /wps/relay/GCS_depositList";
  const channel = rowsOf(await parts.reader.value("GET /wps/relay/GCS_depositChannels")).find(
    (row) => fieldOf(row, "status") === "ACTIVE",
  );
  const [channelId, amount] = [textOf(channel, "channelId"), textOf(channel, "min")];
  if (channelId === undefined || amount === undefined) return { reason: "no channel that is open" };
  return {
    body: { channelId, amount },
    other: { amount: largerThan(amount) },
    measure: async () => textOf(await parts.reader.again(list), "totalCount"),
    expected: () => "1",
    undo: (value) => change(parts, "POST /wps/relay/GCS_depositCancel", { depositId: fieldOf(value, "depositId") }),
  };
}

async function betPlan(parts: Parts): Promise<Plan> {
  const [next] = rowsOf(await parts.reader.again("GET /lgw/games/{gameCode}/upcoming"));
  const draw = next ?? (await parts.reader.again("GET /lgw/games/{gameCode}/current"));
  const [playType] = rowsOf(await parts.reader.value("GET /lgw/games/{gameCode}/play_types"));
  const gameCode = textOf(draw, "gameCode") ?? (await parts.reader.id("GET /lgw/games/{gameCode}/current", "gameCode"));
  const [numero, type, content, unit] = [
    textOf(draw, "numero"),
    textOf(playType, "playType"),
    textOf(playType, "example"),
    textOf(playType, "minUnit"),
  ];
  if (!gameCode || !numero || !type || !content || !unit)
    return { reason: "no draw that is open, or no way to bet with an example" };
  const lines = (multiple: number) => [{ playType: type, content, unit, multiple }];
  return {
    body: { gameCode, numero, lines: lines(1) },
    other: { lines: lines(2) },
    measure: async () => textOf(await parts.reader.again(balanceRead), "sumBalance"),
    expected: (value) => `-${textOf(value, "totalAmount")}`,
    undo: (value) => change(parts, `DELETE /lgw/orders/${textOf(value, "orderId")}`, {}),
  };
}

async function withdrawalPlan(parts: Parts): Promise<Plan> {
  const { paymentPassword, reader } = parts;
  if (paymentPassword === undefined) return { reason: "needs --payment-password" };
  const config = await reader.again("GET /wps/relay/GCS_withdrawConfig");
  const card = rowsOf(await reader.value("GET /wps/member/bankCards")).find(isUsable);
  const [bankCardId, amount] = [textOf(card, "bankCardId"), textOf(config, "min")];
  if (!bankCardId || !amount) return { reason: "no account for payouts that can be used" };
  return {
    body: { bankCardId, amount, paymentPassword },
    other: { amount: largerThan(amount) },
    measure: async () => textOf(await reader.again("GET /wps/relay/GCS_withdrawList"), "totalCount"),
    expected: () => "1",
    undo: (value) => change(parts, "POST /wps/relay/GCS_withdrawCancel", { withdrawId: fieldOf(value, "withdrawId") }),
  };
}

/** An account for payouts waits a day after it was added. */
function isUsable(card: unknown): boolean {
  const from = textOf(card, "usableFrom");
  return from === undefined || Date.parse(from) <= Date.now();
}

/** A thousand, or one where there is less. */
const smallAmount = (balance: string | undefined) =>
  ["1000", "1"].find((amount) => Number(balance ?? 0) >= 2 * Number(amount));
