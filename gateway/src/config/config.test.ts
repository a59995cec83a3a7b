import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const key = (letter: string) => Buffer.alloc(32, letter).toString("base64url");
const SEAL_KEYS = `2026-11:${key("b")},2026-10:${key("a")}`;
const folder = mkdtempSync(join(tmpdir(), "atrium-config-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("has defaults for developers, and keeps the seal key over a restart", () => {
  const first = readConfig({ DATA_DIR: folder, PARTNER_KEYS: "" });
  expect(first).toMatchObject({
    port: 4000,
    profile: "developer",
    wpsOrigins: ["http://127.0.0.1:4100"],
    lgwOrigins: ["http://127.0.0.1:4100"],
  });
  expect(readConfig({ DATA_DIR: folder }).sealKeys).toEqual(first.sealKeys);
});

it("reads lists of hosts and keys, the preferred one first", () => {
  const config = readConfig({
    SEAL_KEYS,
    PROFILE: "player",
    WPS_URL: "https://a.example/, https://b.example",
    LGW_URL: "https://c.example",
    CDN_HOSTS: "cdn.example",
    ALLOWED_UPSTREAM_HOSTS: "a.example,b.example,c.example",
  });
  expect(config.wpsOrigins).toEqual(["https://a.example", "https://b.example"]);
  expect(readConfig({ SEAL_KEYS, WPS_URL: "https://a.example" }).lgwOrigins).toEqual(["https://a.example"]);
  expect(config.sealKeys.map(({ kid }) => kid)).toEqual(["2026-11", "2026-10"]);
  // In the player profile only the listed CDNs are allowed.
  expect([...config.cdnHosts]).toEqual(["cdn.example"]);
});

it.each([
  [{ PROFILE: "player" }, /SEAL_KEYS is required/],
  [{ SEAL_KEYS: "2026-11:tooshort" }, /SEAL_KEYS: each key/],
  [{ SEAL_KEYS, PORT: "eighty" }, /PORT/],
  [{ SEAL_KEYS, PROFILE: "production" }, /PROFILE/],
  [{ SEAL_KEYS, WPS_URL: "ftp://a.example" }, /WPS_URL/],
  [{ SEAL_KEYS, REDIS_URL: "http://secret@redis" }, /REDIS_URL/],
  [{ SEAL_KEYS, WPS_URL: "http://evil.example", ALLOWED_UPSTREAM_HOSTS: "a.example" }, /evil\.example is not among/],
])("refuses %#: names the variable and quotes no secret", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
  expect(() => readConfig(env)).toThrow(/^(?!.*(tooshort|secret))/s);
});
