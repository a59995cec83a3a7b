import { randomBytes } from "node:crypto";
import type { Context } from "@opentelemetry/api";
import { z } from "zod";
import type { Observer } from "./records.ts";
import { ownResource } from "./resource.ts";
import type { Samples } from "./trace.ts";

/** Samplers of OpenTelemetry's specification, by their names in `OTEL_TRACES_SAMPLER`. */
export const samplers = z.enum([
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
]);

export interface TracingOptions {
  /** Address of the collector, without `/v1/traces`. */
  endpoint: string;
  sampler: z.output<typeof samplers>;
  /** The part of traces, 0 to 1, that samplers by ratio take. */
  ratio: number;
}

/** Sends spans to an OpenTelemetry collector. */
export interface Tracing extends Observer {
  /** The sampler's decision. A trace that it leaves out has no spans. */
  samples: Samples;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/**
 * Sends a server span per operation and a client span per platform call by OTLP over HTTP. The libraries are loaded
 * only with a collector. They read `OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES` and `OTEL_EXPORTER_OTLP_HEADERS`.
 */
export async function createTracing({ endpoint, sampler, ratio }: TracingOptions): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, resource] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    ownResource(),
  ]);
  // Spans get the ids that the request already has, because the platform's logs contain them.
  let next = { traceId: "", spanId: "" };
  const provider = new sdk.NodeTracerProvider({
    resource,
    // Whether a trace is collected is decided once, at its beginning.
    sampler: new sdk.AlwaysOnSampler(),
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
    spanProcessors: [
      new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` })),
    ],
  });
  const tracer = provider.getTracer("atrium-gateway");
  const parentContext = (traceId: string, spanId: string, isSampled: boolean) =>
    api.trace.setSpanContext(api.ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: isSampled ? api.TraceFlags.SAMPLED : api.TraceFlags.NONE,
      isRemote: true,
    });

  const byName = sampler.endsWith("_on")
    ? new sdk.AlwaysOnSampler()
    : sampler.endsWith("_off")
      ? new sdk.AlwaysOffSampler()
      : new sdk.TraceIdRatioBasedSampler(ratio);
  const chosen = sampler.startsWith("parentbased_") ? new sdk.ParentBasedSampler({ root: byName }) : byName;

  return {
    samples(traceId, parent) {
      const context: Context = parent === undefined ? api.ROOT_CONTEXT : parentContext(traceId, "f".repeat(16), parent);
      const { decision } = chosen.shouldSample(context, traceId, "", api.SpanKind.SERVER, {}, []);
      return decision === sdk.SamplingDecision.RECORD_AND_SAMPLED;
    },
    operation({ name, type, outcome, codes, partner, startedAt, seconds, trace }) {
      if (!trace.isSampled) return;
      next = { traceId: trace.traceId, spanId: trace.spanId };
      const parent =
        trace.parentSpanId === undefined ? api.ROOT_CONTEXT : parentContext(trace.traceId, trace.parentSpanId, true);
      const span = tracer.startSpan(
        type,
        {
          kind: api.SpanKind.SERVER,
          startTime: startedAt,
          attributes: {
            "graphql.operation.name": partner?.operation ?? name,
            "graphql.operation.type": type,
            ...(partner === undefined ? {} : { "atrium.partner": partner.name }),
            ...(partner?.version === undefined ? {} : { "atrium.partner.version": partner.version }),
          },
        },
        parent,
      );
      if (codes.length > 0) span.setAttribute("error.type", codes.join(","));
      if (outcome === "failed") span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end(startedAt + seconds * 1000);
    },
    upstreamCall({ upstream, call, status, outcome, startedAt, seconds, traceparent }) {
      const [, traceId, spanId, flags] = traceparent?.split("-") ?? [];
      // Polling belongs to no request. Its many spans would hide the others.
      if (traceId === undefined || spanId === undefined || flags === "00") return;
      next = { traceId, spanId: randomBytes(8).toString("hex") };
      const method = call.split(" ", 1)[0] ?? "";
      const span = tracer.startSpan(
        call,
        {
          kind: api.SpanKind.CLIENT,
          startTime: startedAt,
          attributes: {
            "http.request.method": method,
            "server.address": upstream,
            "url.template": call,
            "http.response.status_code": status,
          },
        },
        parentContext(traceId, spanId, true),
      );
      if (outcome !== "ok") {
        span.setAttribute("error.type", outcome);
        span.setStatus({ code: api.SpanStatusCode.ERROR });
      }
      span.end(startedAt + seconds * 1000);
    },
    close: () => provider.shutdown(),
  };
}
