import { once } from "node:events";
import { createServer } from "node:http";
import { Writable } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { documentIdOf } from "../documents/persisted.ts";
import { registered, startEdge } from "../testing/edgeFixture.ts";
import { createLogger } from "./logging.ts";
import { createMetrics } from "./metrics.ts";
import { logOperations } from "./operationLog.ts";
import { sendMetrics } from "./otlpMetrics.ts";
import { continueTrace, sampleBy } from "./trace.ts";
import { createTracing } from "./tracing.ts";

function captured() {
  let text = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { stream, text: () => text };
}

test("planted secrets appear in no log, metric or error", async () => {
  const output = captured();
  const log = createLogger("trace", output.stream);
  await using gateway = await startEdge({
    observer: logOperations(log, output.stream),
    onFault: (err, requestId) => log.error({ err, requestId }, "fault"),
  });
  const secret = (part: string) => `canary${part}7d1f`;
  const input = {
    username: secret("name"),
    password: secret("password"),
    captcha: { id: secret("captcha"), text: secret("answer") },
  };
  const headers = { authorization: `Bearer ${secret("token")}` };
  const answers = await Promise.all([
    gateway.post({ documentId: documentIdOf(registered.logIn), variables: { input } }, headers),
    gateway.post({ query: registered.logIn, variables: { input } }, headers),
    gateway.post(`{"query": "${secret("json")}`, headers),
    gateway.post({ query: `{ site { languages { code } } ${secret("field")} }` }, headers),
    gateway.post({ query: "{ site { languages { code } } }" }, { ...headers, "x-atrium-partner-key": secret("key") }),
    fetch(`${gateway.url}/graphql?query={${secret("get")}}`, { headers }),
  ]);
  // An answer may quote the caller's own document, but no other part of the request.
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(texts.join("\n").replaceAll(secret("field"), "").replaceAll(secret("get"), "")).not.toMatch(/canary/);
  expect(await (await fetch(`${gateway.url}/metrics`)).text()).not.toMatch(/canary/);
  expect(output.text()).not.toMatch(/canary/);
  const lines = output
    .text()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ msg }) => msg === "operation")).toHaveLength(6);
  expect(lines.find(({ operation }) => operation === "LogInMutation")).toMatchObject({ level: "info", outcome: "ok" });
});

test("redacts secrets that are logged by mistake", () => {
  const output = captured();
  const log = createLogger("info", output.stream);
  log.info({ input: [{ password: "canary" }], deep: { a: { b: { c: { d: "canary" } } } } });
  log.info({ headers: { cookie: "canary", "set-cookie": "canary" }, token: "canary" });
  log.error({ err: new SyntaxError('Unexpected token "canary"') });
  log.error(new SyntaxError('Unexpected token "canary"'));
  expect(output.text()).not.toContain("canary");
  expect(output.text()).toContain("[redacted]");
});

afterEach(() => vi.unstubAllEnvs());

/** An OpenTelemetry collector that keeps what it gets. */
async function openCollector() {
  const asked: { path: string | undefined; headers: object }[] = [];
  const bodies: ReturnType<typeof JSON.parse>[] = [];
  const server = createServer(async (req, res) => {
    asked.push({ path: req.url, headers: req.headers });
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    bodies.push(JSON.parse(Buffer.concat(chunks).toString()));
    res.end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return { url, asked, bodies, [Symbol.asyncDispose]: async () => void server.close() };
}

test("sends a server span per operation and a client span per call, in the caller's trace", async () => {
  vi.stubEnv("OTEL_SERVICE_NAME", "lobby-gateway");
  vi.stubEnv("OTEL_RESOURCE_ATTRIBUTES", "deployment.environment.name=test");
  vi.stubEnv("OTEL_EXPORTER_OTLP_HEADERS", "x-collector-key=of-the-collector");
  await using collector = await openCollector();
  const tracing = await createTracing({ ...tracingOptions, endpoint: collector.url });
  await using gateway = await startEdge({ observer: tracing });
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const answer = await gateway.post(
    { documentId: documentIdOf(registered.brand) },
    { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  );
  await answer.text();
  const trace = gateway.seen[0]?.trace;
  tracing.upstreamCall?.({
    upstream: "wps",
    call: "GET /wps/member/info",
    status: 200,
    outcome: "ok",
    startedAt: Date.now(),
    seconds: 0.01,
    traceparent: trace?.traceparent,
  });
  await tracing.close();
  expect(collector.asked[0]?.headers).toMatchObject({ "x-collector-key": "of-the-collector" });
  const resourceSpans = collector.bodies.flatMap((body) => body.resourceSpans);
  const attributes = resourceSpans[0].resource.attributes.map(
    (one: { key: string; value: { stringValue: string } }) => [one.key, one.value.stringValue],
  );
  expect(Object.fromEntries(attributes)).toMatchObject({
    "service.name": "lobby-gateway",
    "service.version": expect.stringMatching(/^\d+\./),
    "deployment.environment.name": "test",
  });
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans).flatMap(({ spans }) => spans);
  expect(spans).toMatchObject([
    { name: "query", kind: 2, traceId, spanId: trace?.spanId, parentSpanId: "00f067aa0ba902b7" },
    { name: "GET /wps/member/info", kind: 3, traceId, parentSpanId: trace?.spanId },
  ]);
  expect(trace?.traceparent).toBe(`00-${traceId}-${trace?.spanId}-01`);
});

test("sends the metrics of /metrics to the collector, also the last ones", async () => {
  vi.stubEnv("OTEL_SERVICE_NAME", "lobby-gateway");
  vi.stubEnv("OTEL_EXPORTER_OTLP_HEADERS", "x-collector-key=of-the-collector");
  await using collector = await openCollector();
  const metrics = createMetrics();
  const sent = await sendMetrics({ endpoint: collector.url, intervalMs: 3_600_000 }, metrics);
  await using gateway = await startEdge({ metrics, observer: metrics });
  await (await gateway.post({ documentId: documentIdOf(registered.brand) })).text();
  await sent.close();
  expect(collector.asked).toEqual([
    { path: "/v1/metrics", headers: expect.objectContaining({ "x-collector-key": "of-the-collector" }) },
  ]);
  const { resource, scopeMetrics } = collector.bodies[0].resourceMetrics[0];
  expect(resource.attributes).toContainEqual({ key: "service.name", value: { stringValue: "lobby-gateway" } });
  const named = (name: string) =>
    scopeMetrics
      .flatMap((one: { metrics: { name: string }[] }) => one.metrics)
      .find((one: { name: string }) => one.name === name);
  const attributes = expect.arrayContaining([{ key: "operation", value: { stringValue: "BrandQuery" } }]);
  expect(named("atrium_graphql_operations_total").sum).toMatchObject({
    isMonotonic: true,
    aggregationTemporality: 2,
    dataPoints: [{ attributes, asDouble: 1 }],
  });
  const { count, bucketCounts, explicitBounds } = named("atrium_graphql_operation_duration_seconds").histogram
    .dataPoints[0];
  expect([count, bucketCounts.length]).toEqual([1, explicitBounds.length + 1]);
  expect(named("process_resident_memory_bytes").gauge.dataPoints[0].asDouble).toBeGreaterThan(1_000_000);
});

const tracingOptions = { endpoint: "http://127.0.0.1:1", sampler: "parentbased_always_on", ratio: 1 } as const;

test("collects the traces that the sampler takes, each whole or not at all", async () => {
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const decisions = async (options: object) => {
    const tracing = await createTracing({ ...tracingOptions, ...options });
    await tracing.close();
    return [undefined, true, false].map((parent) => tracing.samples(traceId, parent));
  };
  expect(await decisions({})).toEqual([true, true, false]);
  expect(await decisions({ sampler: "always_off" })).toEqual([false, false, false]);
  expect(await decisions({ sampler: "parentbased_traceidratio", ratio: 0 })).toEqual([false, true, false]);
  expect(await decisions({ sampler: "traceidratio", ratio: 1 })).toEqual([true, true, true]);
  sampleBy(() => false);
  expect(continueTrace(undefined, undefined).traceparent).toMatch(/-00$/);
  sampleBy((_traceId, parent) => parent ?? true);
});

test("logs and counts what fails after the headers were sent", async () => {
  const output = captured();
  const log = createLogger("info", output.stream);
  await using gateway = await startEdge({
    observer: logOperations(log, output.stream),
    onFault: (err, requestId) => log.error({ err, requestId }, "fault"),
    routes: {
      "/broken": async (_req, res) => {
        res.writeHead(200);
        res.write("half an answer");
        throw new Error("broken route");
      },
    },
  });
  const stream = await gateway.post(
    { documentId: documentIdOf(registered.announcements) },
    { accept: "text/event-stream" },
  );
  const events = await stream.text();
  expect(events).toContain("event: next");
  expect(events).toMatch(/event: next\ndata: \{"errors":\[.*"code":"INTERNAL".*\n\nid: \w+\nevent: complete/);
  expect(events).not.toContain("internal secret");
  const broken = await fetch(`${gateway.url}/broken`);
  await expect(broken.text()).rejects.toThrow();
  const metrics = async () => (await fetch(`${gateway.url}/metrics`)).text();
  await expect
    .poll(metrics)
    .toContain('operations_total{operation="AnnouncementSubscription",type="subscription",outcome="failed"} 1');
  expect(await metrics()).toContain('responses_total{route="/broken",method="GET",status="500"} 1');
  expect(gateway.faults).toMatchObject([{ message: "internal secret" }]);
  expect(output.text()).toContain('"operation":"AnnouncementSubscription","type":"subscription","outcome":"failed"');
  expect(output.text()).toContain("broken route");
});
