import { generateKeyPairSync } from "node:crypto";
import { decodeJwt } from "jose";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { VapidTokens } from "./vapidTokens.ts";

const hour = 3_600_000;

function newKeys() {
  const {
    x = "",
    y = "",
    d = "",
  } = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d, subject: "mailto:push@atrium.example" };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("signs one token for each push service, and a new one before it ends", async () => {
  const tokens = new VapidTokens(newKeys());
  const first = await tokens.authorization("https://push.example");
  expect(await tokens.authorization("https://push.example")).toBe(first);
  const other = await tokens.authorization("https://other.example");
  expect(decodeJwt(other.slice("vapid t=".length).split(",")[0] ?? "").aud).toBe("https://other.example");

  vi.advanceTimersByTime(5 * hour);
  expect(await tokens.authorization("https://push.example")).toBe(first);
  vi.advanceTimersByTime(2 * hour);
  const second = await tokens.authorization("https://push.example");
  expect(second).not.toBe(first);
  const { exp = 0 } = decodeJwt(second.slice("vapid t=".length).split(",")[0] ?? "");
  expect(exp * 1_000 - Date.now()).toBeGreaterThan(11 * hour);
});
