import { readContract } from "../openapi/contract.ts";
import { type Finding, findingOf, type Report, withSharedFaults } from "./findings.ts";
import { examineLogin, examineRefusals } from "./guards.ts";
import type { Platform } from "./platform.ts";
import { Reader, type Tokens } from "./reads.ts";
import type { GatewayPart } from "./session.ts";
import { examineWrites } from "./writes.ts";

export interface Examination {
  platform: Platform;
  tokens: Tokens;
  gateway: GatewayPart;
  /** Whether small amounts are moved with the member's session, and changes are sent that must be refused. */
  writes: boolean;
  paymentPassword?: string | undefined;
  /** Chooses calls: their name or area contains this text. `*` stands for anything. */
  only?: string | undefined;
}

/** Grades a platform by docs/openapi.json, call by call. Reads only, unless `writes` is set. */
export async function examine({
  platform,
  tokens,
  gateway,
  writes,
  paymentPassword,
  only,
}: Examination): Promise<Report> {
  const contract = readContract();
  const reader = new Reader(platform, contract, tokens);
  const isWanted = patternOf(only);
  const calls = [...contract.calls.values()].filter(
    ({ name, operation }) => isWanted(name) || isWanted(operation.tags[0]),
  );
  const parts = { platform, contract, gateway, tokens };

  const findings = new Map<string, Finding>();
  for (const call of calls.filter(({ name }) => name.startsWith("GET ")))
    findings.set(call.name, await reader.examine(call));
  for (const call of calls.filter(({ name }) => !name.startsWith("GET "))) {
    const untried = { ...findingOf(call), state: "untried", note: "changes something: --writes" } as const;
    findings.set(call.name, writes ? await examineRefusals(parts, call) : untried);
  }
  const names = new Set(findings.keys());
  if (names.has("POST /wps/session/login")) add(findings, await examineLogin(parts));
  if (writes && tokens.member !== undefined) {
    add(
      findings,
      await examineWrites({ platform, contract, reader, gateway, token: tokens.member, paymentPassword }, names),
    );
  }
  const { findings: told, shared } = withSharedFaults([...findings.values()]);
  return {
    origin: platform.origin,
    limitMs: platform.limitMs,
    findings: told,
    shared: [...reader.ended.values(), ...shared],
  };
}

/** Adds what a further test of the same calls showed. */
function add(findings: Map<string, Finding>, further: readonly Finding[]): void {
  for (const finding of further) {
    const earlier = findings.get(finding.call);
    if (finding.state === "untried" && earlier?.state !== "untried") {
      if (earlier)
        findings.set(finding.call, { ...earlier, ...(finding.note && { note: `not carried out: ${finding.note}` }) });
      continue;
    }
    const faults = [...(earlier?.faults ?? []), ...finding.faults];
    findings.set(finding.call, { ...finding, faults, state: faults.length > 0 ? "fault" : finding.state });
  }
}

function patternOf(only: string | undefined): (text: string) => boolean {
  if (only === undefined) return () => true;
  const words = only.split("*").map((word) => word.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  const form = new RegExp(words.join(".*"), "i");
  return (text) => form.test(text);
}
