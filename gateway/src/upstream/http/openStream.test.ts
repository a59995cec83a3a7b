import { expect, it } from "vitest";
import { openScope, refuse, startPlatform } from "../../testing/platform.ts";

function askFile(...urls: string[]) {
  const outcomes: string[] = [];
  const caller = openScope(urls, {}, { upstreamCall: ({ outcome }) => void outcomes.push(outcome) });
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

const file: Parameters<typeof startPlatform>[0] = (_, res) => {
  res.writeHead(200, { "content-type": "text/csv" });
  res.end("betId\n1\n");
};

it.each([
  ["cannot be reached", undefined],
  ["answers 503", 503],
])("asks the second host when the first %s", async (_, status) => {
  await using first = await startPlatform((_, res) => res.writeHead(status ?? 500).end());
  await using second = await startPlatform(file);
  if (status === undefined) await first[Symbol.asyncDispose]();
  await using t = askFile(first.origin, second.origin);
  expect((await (await t.read()).toArray()).join("")).toBe("betId\n1\n");
  expect(t.outcomes).toEqual(["UPSTREAM_UNAVAILABLE", "ok"]);
  expect(second.asked).toHaveLength(1);
});

it("does not begin again when a file breaks off, nor when the platform refuses it", async () => {
  await using second = await startPlatform(file);
  await using broken = await startPlatform((_, res) => {
    res.writeHead(200, { "content-type": "text/csv" });
    res.write("betId\n", () => res.destroy());
  });
  await using t = askFile(broken.origin, second.origin);
  await expect((await t.read()).toArray()).rejects.toThrow();
  await using limited = await startPlatform((_, res) => refuse(res, 403, "FORBIDDEN"));
  await using other = askFile(limited.origin, second.origin);
  await expect(other.read()).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(second.asked).toEqual([]);
});
