import { Histogram, Registry } from "prom-client";
import { expect, it } from "vitest";
import { Durations } from "./durations.ts";

it("writes the same text as prom-client", async () => {
  const options = { name: "seconds", help: "Seconds of a call.", buckets: [0.005, 0.1, 2.5] };
  const labels = ["call", "outcome"] as const;
  const registry = new Registry();
  const known = new Histogram({ ...options, labelNames: labels, registers: [registry] });
  const durations = new Durations({ ...options, labels });
  for (const [seconds, call, outcome] of [
    [0.001, "GET /a", "ok"],
    [0.005, "GET /a", "ok"],
    [0.0051, "GET /a", "ok"],
    [2.5, 'GET "\\/b', "ok"],
    [99, "GET /a", "failed"],
    [0.25, "GET /a", "ok"],
  ] as const) {
    known.observe({ call, outcome }, seconds);
    durations.observe(seconds, call, outcome);
  }
  expect(durations.text()).toBe(await registry.metrics());
});
