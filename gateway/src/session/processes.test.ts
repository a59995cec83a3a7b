import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { control, openGateway } from "../testing/gateway.ts";
import { redisProgram, startRedisServer } from "../testing/redisServer.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";

const WHO = `{ viewer { member { username } } }`;
const LOG_IN = `mutation ($input: LogInInput!) {
  logIn(input: $input) { viewer { member { username } } userErrors { code retryAfter } }
}`;

describe.skipIf(redisProgram === undefined)("two gateways of one installation", () => {
  let platform: Awaited<ReturnType<typeof sharedPlatform>>;
  let redis: Awaited<ReturnType<typeof startRedisServer>>;
  let gateways: Awaited<ReturnType<typeof openGateway>>[];
  beforeAll(async () => {
    platform = await sharedPlatform();
    redis = await startRedisServer(redisProgram ?? "");
    const open = () => openGateway(platform, { REDIS_URL: redis.url });
    gateways = [await open(), await open()];
  });
  afterAll(async () => {
    for (const gateway of gateways) await gateway[Symbol.asyncDispose]();
    await redis[Symbol.asyncDispose]();
  });
  const clientOf = (index: number) => {
    const gateway = gateways[index % 2];
    if (gateway === undefined) throw new Error("The gateways are not open.");
    return gateway.client();
  };

  it("both refuse a session that one of them has ended", async () => {
    const browser = clientOf(0);
    await browser.logIn("demo");
    const copy = clientOf(1);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await copy.run(WHO)).at("viewer.member.username")).toBe("demo");
    // The platform does not learn of the logout, so that only the gateways can refuse.
    await control(platform, "chaos", { path: "/wps/session/logout", status: 503 });
    await browser.run(`mutation { logOut(input: {}) { userErrors { code } } }`);
    await fetch(`${platform.origin}/sandbox/chaos`, { method: "DELETE" });
    await vi.waitFor(async () => expect((await copy.run(WHO)).at("viewer.member")).toBeNull());
  });

  it("count failed logins together", async () => {
    // A wrong captcha is a failure too, where the platform wants one.
    const guess = { input: { username: "nobody-here", password: "x", captcha: { id: "none", text: "????" } } };
    const codes: unknown[] = [];
    for (let i = 0; i < 13; i += 1) codes.push((await clientOf(i).run(LOG_IN, guess)).at("logIn.userErrors.0.code"));
    expect(codes.slice(0, 11)).not.toContain("RATE_LIMITED");
    expect(codes.slice(11)).toEqual(["RATE_LIMITED", "RATE_LIMITED"]);
  });

  it("continue a login that the other one could not finish", async () => {
    const input = { username: "agent", password: "Atrium!2026" };
    await control(platform, "chaos", { path: "/wps/member/info", status: 503 });
    expect((await clientOf(0).run(LOG_IN, { input })).codes).toEqual(["UPSTREAM_UNAVAILABLE"]);
    await fetch(`${platform.origin}/sandbox/chaos`, { method: "DELETE" });
    for (const { sent } of gateways) sent.length = 0;
    expect((await clientOf(1).run(LOG_IN, { input })).at("logIn.viewer.member.username")).toBe("agent");
    expect(gateways.flatMap((gateway) => gateway.calls())).not.toContain("POST /wps/session/login");
  });
});
