import { chmodSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { inRoot } from "../paths.ts";
import { gatewayVariables, portsOf, processVariables, servicesOf } from "./product.ts";
import { readyText } from "./readyText.ts";
import { createSecrets, forgetPublicData, refusePublicData, secretsFile } from "./secrets.ts";

const options = { port: 5500, sandboxPort: 5510, dataDir: "/data" };
const envOf = (services: ReturnType<typeof servicesOf>, name: string) =>
  services.find((service) => service.name === name)?.env ?? {};

describe("the services of a product", () => {
  it("share their secrets and addresses", () => {
    const services = servicesOf(options, {});
    const [sandbox, gateway] = [envOf(services, "sandbox"), envOf(services, "gateway")];
    expect(gateway.SERVICE_KEY).toBe(sandbox.SERVICE_KEY);
    expect(gateway.SERVICE_LINK_KEY).toBe(sandbox.SERVICE_LINK_KEY);
    expect(gateway.GOOGLE_CLIENT_SECRET).toBe(sandbox.IDENTITY_CLIENT_SECRET);
    expect(gateway.WPS_URL).toBe(`http://127.0.0.1:${sandbox.PORT}`);
    expect(gateway.CDN_HOSTS).toBe("127.0.0.1:5511,127.0.0.1:5512,127.0.0.1:5513");
    expect(sandbox.CDN_PORTS).toBe("5511,5512,5513");
    expect(gateway.FACEBOOK_ISSUER).toBe(`http://127.0.0.1:${sandbox.IDENTITY_PORT}/facebook`);
  });

  it("start with the sandbox, or leave the gateway's platform to the environment", () => {
    expect(servicesOf(options, {}).map(({ name }) => name)).toEqual(["sandbox", "gateway"]);
    const [gateway, ...others] = servicesOf({ ...options, sandboxPort: undefined }, {});
    expect(others).toEqual([]);
    expect(gateway?.env).toEqual({ PORT: "5500", DATA_DIR: "/data", ...processVariables });
  });

  it("take what the environment sets instead of the defaults", () => {
    const env = { SERVICE_KEY: "a-key-from-outside", CROWD_PLAYS: "0" };
    const services = servicesOf(options, { ...env, SANDBOX_DATA_DIR: "memory" });
    expect(envOf(services, "sandbox")).toMatchObject({ ...env, DATA_DIR: "memory" });
    expect(envOf(services, "gateway").DATA_DIR).toBe("/data");
    expect(envOf(services, "gateway").SERVICE_KEY).toBe(env.SERVICE_KEY);
  });

  it("let games be framed by the web client's development server too", () => {
    const services = servicesOf({ ...options, webPort: 5520 }, {});
    expect(envOf(services, "sandbox")).toMatchObject({
      SITE_URL: "http://localhost:5520",
      PLAY_EMBEDDERS: "http://localhost:5500,http://127.0.0.1:5500,http://localhost:5520,http://127.0.0.1:5520",
    });
  });

  it("set only variables that the configuration's page describes", () => {
    const page = readFileSync(inRoot("docs/configuration.md"), "utf8");
    const names = servicesOf(options, {}).flatMap(({ env = {} }) => Object.keys(env));
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

describe("a product as for the public", () => {
  const production = {
    ...options,
    dataDir: mkdtempSync(path.join(tmpdir(), "atrium-production-")),
    isProduction: true,
  };

  it("keeps its secrets over a restart, in a folder and a file for their owner only", () => {
    chmodSync(production.dataDir, 0o755);
    const [first, second] = [servicesOf(production, {}), servicesOf(production, {})];
    const { SEAL_KEYS, PARTNER_KEYS, SERVICE_KEY, VAPID_PRIVATE_KEY } = envOf(first, "gateway");
    expect(SEAL_KEYS).toMatch(/^first:[\w-]{43}$/);
    expect(VAPID_PRIVATE_KEY).toMatch(/^[\w-]{43}$/);
    expect(envOf(second, "gateway")).toMatchObject({
      SEAL_KEYS,
      PARTNER_KEYS,
      SERVICE_KEY,
      VAPID_PRIVATE_KEY,
    });
    expect(envOf(second, "sandbox")).toMatchObject({ SERVICE_KEY });
    expect(statSync(secretsFile(production.dataDir)).mode & 0o777).toBe(0o600);
    expect(statSync(production.dataDir).mode & 0o777).toBe(0o700);
  });

  it("has the player profile, no control page and no imitated social networks", () => {
    const services = servicesOf(production, {});
    const [sandbox, gateway] = [envOf(services, "sandbox"), envOf(services, "gateway")];
    expect(gateway).toMatchObject({ PROFILE: "player", NODE_ENV: "production" });
    expect(sandbox).toMatchObject({ PROFILE: "player", SANDBOX_CONTROL: "0" });
    expect(
      [...Object.keys(gateway), ...Object.keys(sandbox)].filter((name) => /ISSUER|IDENTITY_PORT/.test(name)),
    ).toEqual([]);
    expect(portsOf(production)).not.toHaveProperty("social networks");
  });

  it("prints its random passwords once, and keeps them over a restart", () => {
    const {
      DEMO_PASSWORD = "",
      AGENT_PASSWORD = "",
      PAYMENT_PASSWORD = "",
    } = envOf(servicesOf(production, {}), "sandbox");
    expect(new Set([DEMO_PASSWORD, AGENT_PASSWORD]).size).toBe(2);
    expect(PAYMENT_PASSWORD).toMatch(/^\d{6}$/);
    const [first, second] = [readyText(production), readyText(production)];
    for (const secret of [DEMO_PASSWORD, AGENT_PASSWORD, PAYMENT_PASSWORD]) {
      expect(first).toContain(secret);
      expect(second).not.toContain(secret);
    }
    expect(`${first}${second}`).not.toContain("Atrium!2026");
    expect(envOf(servicesOf(production, {}), "sandbox")).toMatchObject({
      DEMO_PASSWORD,
      AGENT_PASSWORD,
      PAYMENT_PASSWORD,
    });
  });

  it("takes secrets of the environment, and does not write them to the file", () => {
    const SEAL_KEYS = `outside:${"a".repeat(43)}`;
    expect(envOf(servicesOf(production, { SEAL_KEYS }), "gateway")).toMatchObject({ SEAL_KEYS });
    expect(readFileSync(secretsFile(production.dataDir), "utf8")).not.toContain("outside");
  });

  it("refuses its data to a start for developers until the data is deleted", () => {
    const { DEMO_PASSWORD } = envOf(servicesOf(production, {}), "sandbox");
    expect(() => refusePublicData(production.dataDir)).toThrow(/start with --production.*DATA_DIR.*--reset/);
    forgetPublicData(production.dataDir);
    refusePublicData(production.dataDir);
    expect(envOf(servicesOf(production, {}), "sandbox").DEMO_PASSWORD).not.toBe(DEMO_PASSWORD);
  });
});

it("connects a gateway to a sandbox without social networks", () => {
  const sandbox = { origin: "http://127.0.0.1:1", cdnOrigins: [] };
  expect(gatewayVariables(sandbox, createSecrets())).not.toHaveProperty("GOOGLE_ISSUER");
});

it("names every port that a product needs", () => {
  expect(portsOf({ ...options, webPort: 5520 })).toEqual({
    gateway: 5500,
    web: 5520,
    sandbox: 5510,
    "CDN 1": 5511,
    "CDN 2": 5512,
    "CDN 3": 5513,
    "social networks": 5514,
  });
});
