import { expect, it } from "vitest";
import { UpstreamError } from "../../errors/upstreamError.ts";
import { verdictsOn } from "./verdicts.ts";

const fair = { hasLeft: false, milliseconds: 8_000, bodyBytes: 100 };
const failure = (status: number, code = "UNKNOWN", wasSent = true) => new UpstreamError({ status, code, wasSent });
const timeout = failure(0, "UPSTREAM_TIMEOUT");
const reset = failure(0, "UPSTREAM_UNAVAILABLE");

it.each([
  ["a good answer", undefined, fair, "answered", "answered"],
  ["a refusal", failure(413, "PAYLOAD_TOO_LARGE"), fair, "answered", "answered"],
  ["too many requests", failure(429), fair, "answered", "answered"],
  ["a deliberate 503", failure(503, "GAME_MAINTENANCE"), fair, "answered", "answered"],
  ["a failing page", failure(503), fair, "answered", "failed"],
  ["an error of the platform", failure(500), fair, "answered", "failed"],
  ["a failed connection", failure(0, "UPSTREAM_UNAVAILABLE", false), fair, "failed", "unknown"],
  ["a slow answer", timeout, fair, "failed", "failed"],
  ["a request with hardly any time left", timeout, { ...fair, milliseconds: 50 }, "unknown", "unknown"],
  ["a wait for a free connection", failure(0, "UPSTREAM_TIMEOUT", false), fair, "unknown", "unknown"],
  ["a cut connection", reset, fair, "unknown", "failed"],
  ["a connection cut while a large body was sent", reset, { ...fair, bodyBytes: 60_000 }, "unknown", "unknown"],
  ["a caller who left", reset, { ...fair, hasLeft: true }, "unknown", "unknown"],
])("judges %s", (_, error, circumstances, host, call) => {
  expect(verdictsOn(error, circumstances)).toEqual({ host, call });
});
