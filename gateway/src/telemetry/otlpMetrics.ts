import type { HrTime } from "@opentelemetry/api";
import type { MetricData } from "@opentelemetry/sdk-metrics";
import type { Metrics, Sampled } from "./metrics.ts";
import { ownResource } from "./resource.ts";

export interface MetricsTarget {
  /** Address of the collector, without `/v1/metrics`. */
  endpoint: string;
  /** Milliseconds between two exports. */
  intervalMs: number;
}

const limitMs = 10_000;

/**
 * Sends all metrics of `/metrics` under the same names to an OpenTelemetry collector, by OTLP over HTTP. Reads them
 * where Prometheus does, so that each is counted once. The libraries are loaded only with a collector. `close` sends the last ones.
 */
export async function sendMetrics(
  { endpoint, intervalMs }: MetricsTarget,
  metrics: Pick<Metrics, "samples">,
): Promise<{ close(): Promise<void> }> {
  const [api, sdk, otlp, http, resource] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-metrics"),
    import("@opentelemetry/otlp-transformer"),
    import("@opentelemetry/otlp-exporter-base/node-http"),
    ownResource(),
  ]);
  const startTime: HrTime = hrTime(Date.now() - performance.now());

  const dataOf = (one: Sampled, endTime: HrTime): MetricData => {
    const pointOf = <T>(labels: Readonly<Record<string, string>>, value: T) => ({
      startTime,
      endTime,
      attributes: labels,
      value,
    });
    const common = {
      descriptor: { name: one.name, description: one.help, unit: "", valueType: api.ValueType.DOUBLE },
      aggregationTemporality: sdk.AggregationTemporality.CUMULATIVE,
    };
    if (one.type === "histogram") {
      const dataPoints = one.points.map(({ labels, counts, sum }) => {
        const buckets = { boundaries: [...one.bounds], counts: [...counts] };
        return pointOf(labels, { buckets, sum, count: counts.reduce((all, count) => all + count, 0) });
      });
      return { ...common, dataPointType: sdk.DataPointType.HISTOGRAM, dataPoints };
    }
    const dataPoints = one.points.map(({ labels, value }) => pointOf(labels, value));
    return one.type === "gauge"
      ? { ...common, dataPointType: sdk.DataPointType.GAUGE, dataPoints }
      : { ...common, dataPointType: sdk.DataPointType.SUM, isMonotonic: true, dataPoints };
  };

  const reader = new sdk.PeriodicExportingMetricReader({
    exporter: http.createOtlpHttpExportDelegate(
      http.convertLegacyHttpOptions({ url: `${endpoint.replace(/\/$/, "")}/v1/metrics` }, "METRICS", "v1/metrics", {
        "Content-Type": "application/json",
      }),
      otlp.JsonMetricsSerializer,
      "otlp_http_metric_exporter",
      otlp.MetricsExporterMetricsHelper,
      undefined,
    ),
    exportIntervalMillis: intervalMs,
    exportTimeoutMillis: Math.min(limitMs, intervalMs),
    metricProducers: [
      {
        async collect() {
          const endTime = hrTime(Date.now());
          const data = (await metrics.samples()).map((one) => dataOf(one, endTime));
          const scopeMetrics = [{ scope: { name: "atrium-gateway" }, metrics: data }];
          return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
        },
      },
    ],
  });
  const provider = new sdk.MeterProvider({ resource, readers: [reader] });
  return { close: () => provider.shutdown() };
}

/** Seconds and nanoseconds. */
const hrTime = (milliseconds: number): HrTime => [
  Math.floor(milliseconds / 1_000),
  Math.round((milliseconds % 1_000) * 1_000_000),
];
