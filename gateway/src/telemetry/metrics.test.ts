import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";
import { continueTrace } from "./trace.ts";

// Alerts look for these codes. After a hundred others they were counted as "other".
it("counts codes of the contract by name, whatever else the platform has sent before", async () => {
  const metrics = createMetrics();
  const call = { upstream: "platform", call: "GET /wps/system/status", startedAt: 0, seconds: 1, status: 503 };
  const answer = (outcome: string) => metrics.upstreamCall?.({ ...call, outcome, traceparent: undefined });
  for (let code = 0; code < 300; code += 1) answer(`MADE_UP_${code}`);
  for (const code of ["UPSTREAM_TIMEOUT", "WITHDRAW_LIMIT"]) answer(code);
  const text = await metrics.text();
  expect(text).toContain('outcome="UPSTREAM_TIMEOUT"} 1');
  expect(text).toContain('outcome="other"} 200');
  expect(text.match(/^atrium_upstream_calls_total/gm)?.length).toBeLessThan(110);
});

it("counts a partner's versions and operations in few labels", async () => {
  const metrics = createMetrics();
  const base = { name: "ad-hoc", type: "query", outcome: "ok", status: 200, codes: [], failedCalls: [] } as const;
  const rest = {
    startedAt: 0,
    seconds: 1,
    upstreamCalls: 0,
    requestId: "r",
    trace: continueTrace(undefined, undefined),
  };
  for (let number = 0; number < 500; number += 1) {
    const partner = { name: "acme", version: `${number}`, operation: `Operation${number}`, spending: undefined };
    metrics.operation?.({ ...base, ...rest, partner });
  }
  const text = await metrics.text();
  const labels = (name: string) =>
    new Set([...text.matchAll(new RegExp(`"acme".*${name}="(\\w+)"`, "g"))].map(([, value]) => value));
  expect([labels("version").size, labels("operation").size]).toEqual([11, 101]);
});
