import { expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import type { Environment } from "../config/section.ts";
import { loginMethods } from "./loginMethods.config.ts";

const SEAL_KEYS = `2026-11:${Buffer.alloc(32, "b").toString("base64url")}`;
const read = (environment: Environment) =>
  readConfig({ SEAL_KEYS, ...environment }, [loginMethods]).section(loginMethods);

it("accepts a social network or the phone-auth provider only complete, and over HTTPS", () => {
  const { socialNetworks, phoneAuth } = read({ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" });
  expect(socialNetworks).toMatchObject([{ kind: "GOOGLE", issuer: "https://accounts.google.com" }]);
  expect(phoneAuth).toBeNull();
  expect(read({ FIREBASE_API_KEY: "key", FIREBASE_PROJECT_ID: "brand-1" }).phoneAuth).toMatchObject({
    authDomain: "brand-1.firebaseapp.com",
    emulatorUrl: null,
  });
  expect(() => read({ FACEBOOK_CLIENT_ID: "id" })).toThrow(/FACEBOOK_CLIENT_SECRET/);
  expect(() => read({ FIREBASE_API_KEY: "key" })).toThrow(/FIREBASE_PROJECT_ID/);
  expect(() => read({ GOOGLE_ISSUER: "http://accounts.google.com" })).toThrow(/GOOGLE_ISSUER/);
  expect(() => read({ FIREBASE_EMULATOR: "http://localhost.evil.example" })).toThrow(/EMULATOR/);
});

it.each([
  ["GOOGLE_ISSUER", "http://127.0.0.1:4104/google"],
  ["FACEBOOK_ISSUER", "https://localhost/facebook"],
  ["FACEBOOK_TOKEN_ENDPOINT", "https://10.0.0.7/token"],
  ["FIREBASE_EMULATOR", "http://127.0.0.1:9099"],
])("lets nothing imitated decide who logs in at the public's gateway: %s=%s", (name, address) => {
  expect(() => read({ PROFILE: "player", [name]: address })).toThrow(new RegExp(`${name}: the player profile`));
  expect(() => read({ PROFILE: "player", [name]: "" })).not.toThrow();
});
