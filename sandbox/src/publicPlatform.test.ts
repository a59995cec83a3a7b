import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const key = (letter: string) => Buffer.alloc(32, letter).toString("base64url");
const environment = {
  PROFILE: "player",
  DEMO_PASSWORD: "a private password",
  AGENT_PASSWORD: "another password",
  PAYMENT_PASSWORD: "135791",
  SERVICE_KEY: "a service key of its own",
  SERVICE_LINK_KEY: key("a"),
  LOTTERY_KEY: key("b"),
};

test("a platform for the public has passwords of its own", () => {
  const wanted = { demo: "a private password", agent: "another password", payment: "135791" };
  expect(readConfig(environment).privatePasswords).toEqual(wanted);
  expect(readConfig({ ...environment, PROFILE: "developer" }).privatePasswords).toBeUndefined();
});

test.each([
  ["SANDBOX_CONTROL", "1"],
  ["IDENTITY_PORT", "4104"],
  ["FIREBASE_EMULATED", "1"],
  ["RATE_LIMITS", "off"],
  ["HUMAN_CHECK", "none"],
  ["HUMAN_CHECK", "turnstile"],
  ["SERVICE_KEY", undefined],
  ["SERVICE_LINK_KEY", ""],
  ["LOTTERY_KEY", undefined],
  ["DEMO_PASSWORD", "Atrium!2026"],
  ["AGENT_PASSWORD", undefined],
  ["PAYMENT_PASSWORD", "246810"],
])("a platform for the public does not start with %s=%s", (name, value) => {
  expect(() => readConfig({ ...environment, [name]: value })).toThrow(new RegExp(`for the public: ${name}`));
});
