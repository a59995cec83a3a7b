import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

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
