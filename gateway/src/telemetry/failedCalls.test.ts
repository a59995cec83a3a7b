import { expect, test } from "vitest";
import { openGateway } from "../testing/gateway.ts";
import { ok, refuse, startPlatform } from "../testing/platform.ts";

const query = "{ site { promotions(first: 1) { edges { node { id } } } } viewer { systemStatus { state } } }";

/** Asks for the promotions. `answerPromotions` is the platform's answer. Returns the error, and the log lines of the request. */
async function askedOf(answerPromotions: Parameters<typeof startPlatform>[0]) {
  const lines: Record<string, unknown>[] = [];
  const output = { write: (line: string) => void lines.push(JSON.parse(line)) };
  await using platform = await startPlatform((asked, res) => {
    if (asked.request.includes("PRM_list")) answerPromotions(asked, res);
    else ok(res, { status: "RUNNING" });
  });
  await using t = await openGateway({ origin: platform.origin, cdnOrigins: [] }, { LOG_LEVEL: "info" }, { output });
  const response = await fetch(`${t.origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-atrium-csrf": "1" },
    body: JSON.stringify({ query }),
  });
  const { errors } = Object(await response.json());
  const requestId = response.headers.get("x-request-id");
  const own = lines.filter((line) => line.requestId === requestId);
  const logged = (msg: string) => own.find((line) => line.msg === msg);
  return {
    error: errors[0],
    operation: logged("operation"),
    failure: logged("a platform call failed"),
    text: JSON.stringify(lines),
  };
}

const call = "GET /wps/relay/PRM_list";

test("the reference that a reader sees leads to the call that failed, and to its status", async () => {
  const { error, operation, failure, text } = await askedOf((_, res) => {
    res.writeHead(502, { "content-type": "text/html" }).end("<html>SECRET</html>");
  });
  expect(error.extensions.code).toBe("UPSTREAM_UNAVAILABLE");
  expect(operation).toMatchObject({ failedCalls: [`${call} 502 UPSTREAM_UNAVAILABLE`] });
  expect(failure).toMatchObject({
    call,
    status: 502,
    code: "UPSTREAM_UNAVAILABLE",
    upstream: expect.stringMatching(/^127/),
  });
  expect(text).not.toContain("SECRET");
});

test("an answer that does not fit is logged with the place, and without its value", async () => {
  const { operation, failure, text } = await askedOf((_, res) => ok(res, { list: "SECRET" }));
  expect(operation).toMatchObject({ failedCalls: [`${call} 200 UPSTREAM_UNAVAILABLE`] });
  expect(failure).toMatchObject({ call, status: 200, reason: expect.stringContaining('"list"') });
  expect(text).not.toContain("SECRET");
});

test("a code that the gateway does not know is logged as the platform said it", async () => {
  const { error, operation, failure } = await askedOf((_, res) => refuse(res, 409, "ODD_STATE"));
  expect(error.extensions.code).toBe("UPSTREAM_UNAVAILABLE");
  expect(operation).toMatchObject({ failedCalls: [`${call} 409 ODD_STATE`] });
  expect(failure).toMatchObject({ call, code: "ODD_STATE" });
});

test("a call that the platform lacks is named by the operation only", async () => {
  const { error, operation, failure } = await askedOf((_, res) => res.writeHead(404).end());
  expect(error.extensions.code).toBe("FEATURE_DISABLED");
  expect(operation).toMatchObject({ failedCalls: [`${call} 404 NOT_FOUND`] });
  expect(failure).toBeUndefined();
});
