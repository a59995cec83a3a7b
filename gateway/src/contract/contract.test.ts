import { createServer } from "node:http";
import { expect, it } from "vitest";
import { seededPassword } from "../testing/gateway.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";
import { callTable } from "../upstream/callTable.ts";
import { examine } from "./checks.ts";
import { examples, untried } from "./examples.ts";
import { platformToken } from "./login.ts";

const merchant = "atrium";
const sandbox = await sharedPlatform();

/** The gateway's calls, without those that other tests of this worker have made up. */
const realCalls = () => callTable().filter(({ name }) => !name.includes("/thing"));

it("knows an example of every read of the gateway, or the reason why it has none", () => {
  const reads = new Set<string>(
    realCalls()
      .map(({ name }) => name)
      .filter((name) => name.startsWith("GET ")),
  );
  expect(reads.size).toBeGreaterThan(40);
  expect([...reads].filter((name) => !(name in examples) && !(name in untried))).toEqual([]);
  expect([...Object.keys(examples), ...Object.keys(untried)].filter((name) => !reads.has(name))).toEqual([]);
});

it("finds the sandbox as in the contract, changes included", async () => {
  const token = await platformToken(sandbox.origin, merchant, { username: "agent", password: seededPassword });
  const findings = await examine({ origin: sandbox.origin, merchant, token }, realCalls(), { changes: true });
  expect(findings.filter(({ state }) => state === "failed")).toEqual([]);
  expect(findings.filter(({ state }) => state === "ok").length).toBeGreaterThan(45);
});

it("reports what another platform does differently, call by call, and changes nothing", async () => {
  const methods = new Set<string>();
  const answers: Record<string, [status: number, body: unknown]> = {
    "/wps/system/status": [200, { success: true, value: { status: 0 } }],
    "/wps/system/country": [200, { success: true, value: [{ code: 84 }] }],
    "/wps/member/info": [401, { success: false, code: "SESSION_EXPIRED" }],
  };
  const server = createServer((req, res) => {
    methods.add(req.method ?? "");
    const [status, body] = answers[URL.parse(req.url ?? "", "http://platform")?.pathname ?? ""] ?? [404, {}];
    res.writeHead(status, { "content-type": "application/json", "cache-control": "public, max-age=60" });
    res.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    const findings = await examine({ origin, merchant, token: "a-token" }, realCalls(), { changes: false });
    const of = (name: string) => findings.find((finding) => finding.name === name);
    expect(of("GET /wps/system/country")).toMatchObject({
      state: "failed",
      details: [expect.stringMatching(/^shape: /)],
    });
    expect(of("GET /wps/member/info")?.details).toEqual([
      "SESSION_EXPIRED",
      "a private answer is marked as public: a cache could show it to others",
    ]);
    expect(of("GET /wps/system/domainRoute")).toMatchObject({ state: "failed", status: 404, details: ["NOT_FOUND"] });
    expect(of("GET /lgw/orders/{orderId}")).toMatchObject({ state: "skipped" });
    expect(methods).toEqual(new Set(["GET"]));
  } finally {
    server.close();
  }
});
