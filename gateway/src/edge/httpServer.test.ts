import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { request } from "undici";
import { expect, test } from "vitest";
import { trustedProxies } from "../config/trustedProxies.ts";
import { documentIdOf } from "../documents/persisted.ts";
import { registered, startEdge } from "../testing/edgeFixture.ts";
import { createWebFiles } from "./web/webFiles.ts";

const balance = { documentId: documentIdOf(registered.balance) };
const events = { accept: "text/event-stream" };

test("refuses requests that another site's page could have sent, and accepts those of its own pages", async () => {
  await using gateway = await startEdge();
  const ask = async (headers: Record<string, string>, method = "POST") => {
    const answer = await request(`${gateway.url}/graphql?query={__typename}`, {
      method: method === "GET" ? "GET" : "POST",
      headers: { "content-type": "application/json", ...headers },
      body: method === "GET" ? null : '{"query":"{ __typename }"}',
    });
    await answer.body.dump();
    return { status: answer.statusCode, allowed: answer.headers["access-control-allow-origin"] };
  };
  const cookie = { cookie: "__Host-atrium=sealed" };
  const csrf = { "x-atrium-csrf": "1" };
  const refused = { status: 403, allowed: undefined };
  const ok = { status: 200, allowed: undefined };
  expect(await ask({ origin: "https://evil.example", ...csrf })).toEqual(refused);
  expect(await ask({ origin: "null", ...csrf })).toEqual(refused);
  expect(await ask({ "sec-fetch-site": "cross-site", ...cookie }, "GET")).toEqual(refused);
  expect(await ask({ "sec-fetch-site": "same-site", ...csrf })).toEqual(refused);
  expect(await ask({ origin: "https://partner.example.evil.example" })).toEqual(refused);
  expect(await ask({ origin: gateway.url, ...cookie })).toEqual(refused);
  expect(await ask(cookie)).toEqual(refused);
  expect(await ask({ origin: gateway.url, ...cookie, ...csrf })).toEqual(ok);
  const proxied = { origin: "http://localhost:5173", "sec-fetch-site": "same-origin", ...cookie };
  expect(await ask(proxied)).toEqual(refused);
  expect(await ask({ ...proxied, ...csrf })).toEqual(ok);
  expect(await ask({ "sec-fetch-site": "none" }, "GET")).toEqual(ok);
  expect(await ask({ origin: "https://partner.example", authorization: "Bearer x" })).toEqual({
    status: 200,
    allowed: "https://partner.example",
  });
});

test("allows a partner's page by preflight, never with cookies", async () => {
  await using gateway = await startEdge();
  const preflight = async (origin: string) => {
    const answer = await request(`${gateway.url}/graphql`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    await answer.body.dump();
    return answer.headers;
  };
  const partner = await preflight("https://partner.example");
  expect(partner["access-control-allow-origin"]).toBe("https://partner.example");
  expect(partner["access-control-allow-credentials"]).toBeUndefined();
  expect(partner.vary).toContain("Origin");
  expect((await preflight("https://evil.example"))["access-control-allow-origin"]).toBeUndefined();
  await gateway.post(
    { query: registered.brand },
    { origin: "https://partner.example", cookie: "__Host-atrium=sealed" },
  );
  expect(gateway.seen[0]?.bringsCookies).toBe(false);
});

test("serves the web client: routes get the page, files are compressed and cached, missing files are 404", async () => {
  const dir = mkdtempSync(join(tmpdir(), "atrium-web-"));
  mkdirSync(join(dir, "assets"));
  const script = `console.log(${JSON.stringify("atrium ".repeat(400))});`;
  writeFileSync(join(dir, "index.html"), "<!doctype html><title>Atrium</title>");
  writeFileSync(join(dir, "assets/index-abc123.js"), script);
  writeFileSync(join(dir, "assets/index-abc123.js.br"), brotliCompressSync(script));
  writeFileSync(join(dir, "assets/index-abc123.js.map"), "{}");
  const web = await createWebFiles(dir, { watch: false });
  await using gateway = await startEdge({ web });

  const page = await fetch(`${gateway.url}/rng/some-vendor`);
  expect(await page.text()).toContain("<title>Atrium</title>");
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const csp = page.headers.get("content-security-policy") ?? "";
  expect(csp).toContain("script-src 'self';");
  expect(csp).toContain("img-src 'self' data: blob: https://img.example;");
  expect(csp).toContain("frame-src https://launch.example;");
  expect(csp).not.toContain("unsafe");
  expect(page.headers.get("x-content-type-options")).toBe("nosniff");

  const asset = await request(`${gateway.url}/assets/index-abc123.js`, { headers: { "accept-encoding": "gzip, br" } });
  expect(brotliDecompressSync(Buffer.from(await asset.body.arrayBuffer())).toString()).toBe(script);
  expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const again = await request(`${gateway.url}/assets/index-abc123.js`, {
    headers: { "accept-encoding": "gzip, br", "if-none-match": String(asset.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  await again.body.dump();
  const head = await request(`${gateway.url}/`, { method: "HEAD" });
  expect([head.statusCode, await head.body.text()]).toEqual([200, ""]);
  expect(Number(head.headers["content-length"])).toBeGreaterThan(0);

  for (const path of ["/assets/index-old.js", "/assets/index-abc123.js.map", "/..%2f..%2fetc/passwd.txt", "/.env"]) {
    const gone = await request(`${gateway.url}${path}`);
    expect([path, gone.statusCode, gone.headers["content-type"]]).toEqual([path, 404, "application/problem+json"]);
    await gone.body.dump();
  }
  const post = await fetch(`${gateway.url}/`, { method: "POST" });
  expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("shows GraphiQL only in the developer profile, from its own files, which browsers keep", async () => {
  await using open = await startEdge();
  const page = await fetch(`${open.url}/graphql`, { headers: { accept: "text/html,*/*" } });
  const csp = page.headers.get("content-security-policy") ?? "";
  expect(csp).toMatch(/script-src 'self' ('sha256-[A-Za-z0-9+/=]+' ?){2};/);
  const html = await page.text();
  expect(html).not.toMatch(/<(script|link|img)[^>]+(src|href)="https?:/);
  expect(html).toContain("subscription Balance");
  // The published accounts are offered only where the platform is the sandbox.
  expect(html).not.toMatch(/id="(logins|sandbox)"/);
  expect(html.length).toBeLessThan(25_000);
  for (const [, file = ""] of html.matchAll(/(?:src|href)="(\/graphql\/[^"]+)"/g)) {
    const kept = await fetch(`${open.url}${file}`);
    expect([kept.status, kept.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
    expect((await kept.arrayBuffer()).byteLength).toBeGreaterThan(100_000);
    expect((await fetch(`${open.url}${file.split("?")[0]}`)).headers.get("cache-control")).toBe("no-cache");
  }
  await using beforeSandbox = await startEdge({ sandboxOrigin: "http://127.0.0.1:9" });
  const withLogins = await fetch(`${beforeSandbox.url}/graphql`, { headers: { accept: "text/html,*/*" } });
  expect(withLogins.headers.get("content-security-policy")).toMatch(
    /script-src 'self' ('sha256-[A-Za-z0-9+/=]+' ?){4};/,
  );
  expect(await withLogins.text()).toContain('data-name="demo"');
  await using closed = await startEdge({ isOpen: false });
  const none = await fetch(`${closed.url}/graphql`, { headers: { accept: "text/html,*/*" } });
  expect(none.status).toBe(400);
});

test("trusts only the operator's proxies, as many as there are, and then requires https", async () => {
  const origins = { ownOrigins: new Set<string>(), isPartnerOrigin: () => false };
  const headers = {
    // The first values are the caller's claim.
    "x-forwarded-proto": "http, https",
    "x-forwarded-host": "other.example, play.example",
    "x-forwarded-for": "1.2.3.4, 5.6.7.8:4711, 10.0.0.9",
  };
  const ask = async (trust: string) => {
    await using gateway = await startEdge({ callers: { trustsProxy: trustedProxies(trust), ...origins } });
    const answer = await request(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", origin: "https://play.example", "x-atrium-csrf": "1" },
      body: JSON.stringify({ query: registered.brand }),
    });
    await answer.body.dump();
    const hsts = answer.headers["strict-transport-security"];
    return { status: answer.statusCode, hsts, clientIp: gateway.seen[0]?.caller.clientIp };
  };
  const secure = { status: 200, hsts: "max-age=63072000; includeSubDomains" };
  expect(await ask("1")).toEqual({ ...secure, clientIp: "10.0.0.9" });
  expect(await ask("2")).toEqual({ ...secure, clientIp: "5.6.7.8" });
  expect(await ask("loopback, 10.0.0.0/8")).toEqual({ ...secure, clientIp: "5.6.7.8" });
  const refused = { status: 403, hsts: undefined, clientIp: undefined };
  expect(await ask("0")).toEqual(refused);
  expect(await ask("10.0.0.0/8")).toEqual(refused);
});

test("is ready without the platform and without its events, and says so", async () => {
  await using gateway = await startEdge({ isUpstreamUp: async () => false });
  expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200);
  const ready = await fetch(`${gateway.url}/health/ready`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: "warn", checks: { gateway: "pass", platform: "fail", events: "pass" } });
  await using polling = await startEdge({ isStreamLost: () => true });
  const degraded = await fetch(`${polling.url}/health/ready`);
  expect(degraded.status).toBe(200);
  expect(await degraded.json()).toMatchObject({ status: "warn", checks: { platform: "pass", events: "warn" } });
});

test("shows metrics to this machine only, with a limited number of labels", async () => {
  await using gateway = await startEdge();
  await gateway.post({ query: "query Canary_8f3a { site { brand { name } } }" });
  await gateway.post({ documentId: documentIdOf(registered.brand) });
  await (await fetch(`${gateway.url}/some/canary-path-8f3a`)).text();
  const read = async () => (await fetch(`${gateway.url}/metrics`)).text();
  // An answer is counted when it is sent whole, which a client may learn a moment earlier.
  await expect.poll(read).toContain('route="web"');
  const metrics = await read();
  expect(metrics).toContain('atrium_graphql_operations_total{operation="BrandQuery",type="query",outcome="ok"} 1');
  expect(metrics).toContain('atrium_graphql_operations_total{operation="ad-hoc",type="query",outcome="ok"} 1');
  expect(metrics).toContain('atrium_http_responses_total{route="web",method="GET",status="200"} 1');
  expect(metrics).not.toMatch(/canary/i);
  for (const name of ["x-real-ip", "forwarded", "origin", "host"]) {
    const { statusCode } = await request(`${gateway.url}/metrics`, { headers: { [name]: "elsewhere.example" } });
    expect([name, statusCode]).toEqual([name, 404]);
  }
  const forwarded = await fetch(`${gateway.url}/metrics`, { headers: { "x-forwarded-for": "127.0.0.1" } });
  expect(forwarded.status).toBe(404);
});

test("sends events until the client leaves, and then stops the source", async () => {
  await using gateway = await startEdge();
  const leaving = new AbortController();
  const stream = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...events },
    body: JSON.stringify(balance),
    signal: leaving.signal,
  });
  expect(stream.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("event: next")) text += (await reader?.read())?.value ?? "";
  expect(text).toMatch(/^:\n\nid: \w+\nevent: next\ndata: {"data":{"balanceChanged":{"id":"wallet"}}}\n\n$/);
  leaving.abort();
  await expect.poll(() => gateway.events.stopped).toBe(1);
});

test("limits the streams of a session, and requires event-stream for subscriptions", async () => {
  await using gateway = await startEdge();
  const headers = { authorization: "Bearer a", ...events };
  const open = [await gateway.post(balance, headers), await gateway.post(balance, headers)];
  expect(open.map(({ status }) => status)).toEqual([200, 200]);
  const third = await gateway.post(balance, headers);
  expect([third.status, third.headers.get("retry-after")]).toEqual([429, "10"]);
  expect((await gateway.post(balance, { ...headers, authorization: "Bearer b" })).status).toBe(200);
  expect((await gateway.post(balance)).status).toBe(406);
  const invalid = await gateway.post({ query: "subscription { nothing }" }, events);
  expect(await invalid.text()).toMatch(/^:\n\nevent: next\ndata: \{"errors".*\n\nevent: complete\ndata:\n\n$/);
});

test("sends several subscriptions in one stream by their place; a refused one does not stop the others", async () => {
  await using gateway = await startEdge();
  const leaving = new AbortController();
  const bundle = [balance, { query: "subscription { nothing }" }, { query: "{ site { brand { name } } }" }, balance];
  const stream = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...events },
    body: JSON.stringify(bundle),
    signal: leaving.signal,
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!/id: 3\nevent: next/.test(text)) text += (await reader?.read())?.value ?? "";
  expect(text).toContain('id: 0\nevent: next\ndata: {"data":{"balanceChanged":{"id":"wallet"}}}\n\n');
  expect(text).toMatch(/id: 1\nevent: next\ndata: \{"errors".*GRAPHQL_VALIDATION_FAILED.*\n\n/);
  expect(text).toMatch(/id: 2\nevent: next\ndata: \{"errors".*BAD_REQUEST.*\n\n/);
  expect(text).toContain("id: 1\nevent: complete\ndata:\n\n");
  expect(text).not.toMatch(/id: [03]\nevent: complete/);
  leaving.abort();
  await expect.poll(() => gateway.events.stopped).toBe(2);

  for (const body of [[], Array(17).fill(balance), [balance, 1], [balance, { query: 1 }]]) {
    const refused = await gateway.post(body, events);
    expect([refused.status, (await refused.json()).errors[0].extensions.code]).toEqual([400, "BAD_REQUEST"]);
  }
  expect((await gateway.post([balance])).status).toBe(400);
});

test("drains: cuts streams, finishes requests, fails readiness first", async () => {
  const gateway = await startEdge({ timeout: 300 });
  const stream = await gateway.post(balance, events);
  const slow = gateway.post({ query: "{ site { domains { url } } }" });
  await expect.poll(() => gateway.seen.length).toBe(1);
  const drained = gateway.edge.drain(100, 5_000);
  expect((await fetch(`${gateway.url}/health/ready`)).status).toBe(503);
  expect((await fetch(`${gateway.url}/health/live`)).status).toBe(200);
  // The client then opens another stream, perhaps elsewhere.
  expect(await stream.text()).not.toContain("complete");
  expect((await slow).status).toBe(504);
  await drained;
  await expect(fetch(`${gateway.url}/health/live`)).rejects.toThrow();
});

test("refuses other routes with the time to wait while the process can't keep up, but not health and metrics", async () => {
  await using gateway = await startEdge({
    overloadMs: 1,
    routes: { "/upload": async (_req, res) => void res.end("uploaded") },
  });
  const ask = async (path: string, method: "GET" | "POST" = "GET") => {
    const { statusCode, headers, body } = await request(`${gateway.url}${path}`, { method });
    return { status: statusCode, type: headers["content-type"], wait: headers["retry-after"], text: await body.text() };
  };
  expect(await ask("/upload", "POST")).toMatchObject({ status: 200, text: "uploaded" });
  const end = Date.now() + 15_000;
  const blocked = setInterval(() => {
    const turn = performance.now() + 60;
    while (performance.now() < turn) {}
  }, 1);
  try {
    let answer = await ask("/upload", "POST");
    while (answer.status === 200 && Date.now() < end) answer = await ask("/upload", "POST");
    expect(answer).toMatchObject({ status: 503, type: "application/problem+json", wait: "4" });
    expect(JSON.parse(answer.text)).toMatchObject({ status: 503, detail: "The gateway is overloaded." });
    for (const path of ["/health/live", "/health/ready", "/metrics", "/"]) expect((await ask(path)).status).toBe(200);
  } finally {
    clearInterval(blocked);
  }
  await expect.poll(async () => (await ask("/upload", "POST")).status, { timeout: 10_000 }).toBe(200);
});
