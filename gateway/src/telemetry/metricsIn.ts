import { Counter, Gauge, type Registry } from "prom-client";

/** Makes counters and gauges of a registry: by name, what they say, and their labels. */
export const metricsIn = (registry: Registry) => ({
  counter: <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] }),
  gauge: <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] }),
});
