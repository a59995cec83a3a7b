import { randomUUID } from "node:crypto";
import type { Contract, ContractCall } from "../openapi/contract.ts";
import { type Finding, findingOf } from "./findings.ts";
import { ask, type Meaning, meaningOf, type Platform, refusalText } from "./platform.ts";
import { isForAgents, isMissing, missing, statusFault, type Tokens } from "./reads.ts";
import type { GatewayPart } from "./session.ts";

interface Parts {
  platform: Platform;
  contract: Contract;
  gateway: GatewayPart;
  tokens: Tokens;
}

/** A refusal that the contract asks for, by its code or, from a platform without codes, by its status. */
function refusalFaults(contract: Contract, meaning: Meaning, code: string, of: string): string[] {
  if (meaning.kind === "fault") return [`${of}: ${meaning.fault}`];
  const status = contract.statuses[code];
  if (meaning.kind === "value") return [`${of} was accepted, expected ${status} ${code}`];
  const wrongStatus = statusFault(contract, meaning);
  if (wrongStatus !== undefined) return [`${of}: ${wrongStatus}`];
  const isRight = meaning.code === undefined ? meaning.status === status : meaning.code === code;
  return isRight ? [] : [`${of}: refused with ${refusalText(meaning)}, expected ${status} ${code}`];
}

/** The login's promises, tried with a name that nobody has: encrypted bodies only, each once, and one text for all failures. */
export async function examineLogin({ platform, contract, gateway }: Parts): Promise<Finding[]> {
  const call = contract.calls.get("POST /wps/session/login");
  if (call === undefined) return [];
  const credentials = {
    type: "username",
    username: `nobody${randomUUID().slice(0, 8)}`,
    password: randomUUID(),
    remember: false,
  };
  const send = (type: string, text: string) =>
    ask(platform, { method: "POST", path: "/wps/session/login", body: { type, text } });
  const sendSealed = (text: string) => send("application/jose", text);
  const plain = meaningOf(await send("application/json", JSON.stringify(credentials)));
  const faults = refusalFaults(contract, plain, "PAYLOAD_NOT_ENCRYPTED", "a plain body");
  const finding = findingOf(call);
  const sealed = await gateway.seal(JSON.stringify(credentials));
  if (sealed === undefined)
    return [{ ...finding, state: "fault", faults: [...faults, "the platform gives no key to encrypt with"] }];
  const reply = await sendSealed(sealed);
  const first = meaningOf(reply);
  if (first.kind === "value") faults.push("an unknown name with an arbitrary password was let in");
  if (first.kind === "fault") faults.push(first.fault);
  if (first.kind === "refusal") faults.push(...failedLoginFaults(contract, first));
  const again = meaningOf(await sendSealed(sealed));
  faults.push(...refusalFaults(contract, again, "PAYLOAD_REPLAYED", "the same encrypted body again"));
  const isFaulty = faults.length > 0;
  return [{ ...finding, ms: reply.ms, state: isFaulty ? "fault" : "ok", faults, isGrave: isFaulty }];
}

/** What may be asked of everybody before the name and the password are looked at. */
const beforeLogin = new Set(["LOGIN_FAILED", "CAPTCHA_REQUIRED", "HUMAN_CHECK_FAILED", "RATE_LIMITED"]);

function failedLoginFaults(contract: Contract, refusal: Extract<Meaning, { kind: "refusal" }>): string[] {
  const wrongStatus = statusFault(contract, refusal);
  if (wrongStatus !== undefined) return [wrongStatus];
  if (refusal.code === undefined || beforeLogin.has(refusal.code)) return [];
  return [
    `a wrong name and password: refused with ${refusalText(refusal)}, expected ${contract.statuses.LOGIN_FAILED} LOGIN_FAILED`,
  ];
}

/** Sends a change in a way in which the platform has to refuse it: without a key, or not encrypted. */
export async function examineRefusals({ platform, contract, tokens }: Parts, call: ContractCall): Promise<Finding> {
  const finding = findingOf(call);
  const code = call.isOnce ? "IDEMPOTENCY_REQUIRED" : "PAYLOAD_NOT_ENCRYPTED";
  if (!call.isOnce && !call.isEncrypted) return { ...finding, state: "untried", note: "changes something" };
  const token = call.isForGuests ? undefined : isForAgents(call) ? tokens.agent : tokens.member;
  if (!call.isForGuests && token === undefined) {
    return { ...finding, state: "untried", note: `needs ${isForAgents(call) ? "--agent" : "--user or --token"}` };
  }
  const [method = "", path = ""] = call.name.split(" ");
  const reply = await ask(platform, {
    method,
    path: path.replace(/\{\w+\}/g, "0"),
    token,
    body: { type: "application/json", text: "{}" },
  });
  const meaning = meaningOf(reply);
  const timed = { ...finding, ms: reply.ms };
  if (meaning.kind === "refusal" && isMissing(meaning)) return missing(timed, call, refusalText(meaning));
  const faults = refusalFaults(contract, meaning, code, call.isOnce ? "a change without a key" : "a plain body");
  return { ...timed, state: faults.length === 0 ? "ok" : "fault", faults };
}
