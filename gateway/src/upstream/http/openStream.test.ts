import { expect, it } from "vitest";
import { openScope, startPlatform } from "../../testing/platform.ts";

function askFile(origin: string) {
  const outcomes: string[] = [];
  const caller = openScope([origin], {}, { upstreamCall: ({ outcome }) => void outcomes.push(outcome) });
  const { shared, leaving } = caller.scope;
  const path = "/wps/thing/file";
  const call = { name: `GET ${path}`, path, caller: caller.scope.caller, milliseconds: 8_000, leaving } as const;
  return { ...caller, outcomes, read: () => shared.client.stream(call) };
}

it("reads no more of a refusal than of other answers", async () => {
  await using platform = await startPlatform((_, res) => {
    res.writeHead(500, { "content-type": "application/json" });
    res.end(Buffer.alloc(8 * 1024 * 1024, " "));
  });
  await using t = askFile(platform.origin);
  await expect(t.read()).rejects.toMatchObject({
    code: "UPSTREAM_UNAVAILABLE",
    message: expect.stringContaining("answer too large"),
  });
});

it("does not report a failure of the platform when the caller leaves", async () => {
  await using platform = await startPlatform(() => t.leave());
  await using t = askFile(platform.origin);
  await expect(t.read()).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  expect(t.outcomes).toEqual(["UPSTREAM_TIMEOUT"]);
});
