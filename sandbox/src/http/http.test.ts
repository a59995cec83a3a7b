import { expect, test } from "vitest";
import { accountRoutes } from "../account/account.routes.ts";
import { createApp } from "../app.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, platform, config, caller, tokenOf } = await startForFile({ rateLimits: false });
const token = await tokenOf("demo");

test.each([
  ["CN", "请先登录。"],
  ["vi", "Bạn chưa đăng nhập, vui lòng đăng nhập."],
  ["TY", "You are not in yet. Log in and join us."],
  ["XX", "Not logged in, please login."],
])("errors have texts in %s", async (language, message) => {
  const answer = await caller.get("/wps/member/info", { headers: { language } });
  expect(answer).toMatchObject({ status: 401, success: false, code: "UNAUTHENTICATED", message });
});

test("every answer has the request's id and forbids caching", async () => {
  const answer = await caller.get("/wps/member/info", { token, headers: { "x-request-id": "request-1" } });
  expect(answer).toMatchObject({ success: true, code: "OK", traceId: "request-1" });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await caller.get("/wps/nothing/here")).code).toBe("NOT_FOUND");
});

test("limits the size of bodies, with and without a declared length", async () => {
  const large = JSON.stringify({ language: "x".repeat(65 * 1024) });
  const send = (body: string | ReadableStream<Uint8Array>, more: object = {}) =>
    fetch(`${sandbox.origin}/wps/member/language`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body,
      ...more,
    });
  const streamed = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(large));
      controller.close();
    },
  });
  for (const answer of [await send(large), await send(streamed, { duplex: "half" })]) {
    expect([answer.status, JSON.parse(await answer.text()).code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  }
  expect((await send("{")).status).toBe(400);
});

const legacyPlatform = () => ({
  ...platform,
  config: { ...config, legacyStatus: true },
});

test("answers failures with HTTP 200 when legacyStatus is on", async () => {
  const answer = await createApp(legacyPlatform(), [accountRoutes]).request("/wps/member/info");
  expect(answer.status).toBe(200);
  expect(JSON.parse(await answer.text())).toMatchObject({ success: false, code: "UNAUTHENTICATED", value: null });
});
