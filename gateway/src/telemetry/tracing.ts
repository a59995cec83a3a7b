import { randomBytes } from "node:crypto";
import type { Observer } from "./records.ts";

/** Sends spans to an OpenTelemetry collector. */
export interface Tracing extends Observer {
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/**
 * Sends a server span per operation and a client span per platform call by OTLP over HTTP. The libraries are loaded
 * only with a collector.
 */
export async function createTracing(endpoint: string): Promise<Tracing> {
  const [api, { NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
  ]);
  // Spans get the ids that the request already has, because the platform's logs contain them.
  let next = { traceId: "", spanId: "" };
  const provider = new NodeTracerProvider({
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` })),
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

  return {
    operation({ name, type, outcome, codes, startedAt, seconds, trace }) {
      next = { traceId: trace.traceId, spanId: trace.spanId };
      const parent =
        trace.parentSpanId === undefined
          ? api.ROOT_CONTEXT
          : parentContext(trace.traceId, trace.parentSpanId, trace.isSampled);
      const span = tracer.startSpan(
        type,
        {
          kind: api.SpanKind.SERVER,
          startTime: startedAt,
          attributes: { "graphql.operation.name": name, "graphql.operation.type": type },
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
      if (traceId === undefined || spanId === undefined) return;
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
        parentContext(traceId, spanId, flags !== "00"),
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
