import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { openGateway, type TestClient } from "../testing/gateway.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";

const sandbox = await sharedPlatform();

const key = (kid: string) => `${kid}:${randomBytes(32).toString("base64url")}`;
const FREE_PLAY = `mutation { startFreePlay(input: {}) { userErrors { code } } }`;
const WHO = `{ viewer { member { kind } } }`;

it("logs nobody out while two gateways get a new key one after the other, in the documented steps", async () => {
  const [old, fresh] = [key("old"), key("fresh")];
  // The documented steps: add the new key at the end, then move it to the front, then remove the old one.
  const steps = [old, `${old},${fresh}`, `${fresh},${old}`];
  const open = (keys: string) => openGateway(sandbox, { SEAL_KEYS: keys });
  const gateways = [await open(old), await open(old)];
  const browsers: TestClient[] = [];
  for (const keys of steps) {
    for (const [index, replaced] of gateways.entries()) {
      gateways[index] = await open(keys);
      await replaced[Symbol.asyncDispose]();
      // Somebody logs in at each gateway, and both accept the latest sessions.
      for (const gateway of gateways) {
        const browser = gateway.client();
        // A trial account each, because the platform limits the sessions of a member.
        await browser.run(FREE_PLAY);
        browsers.push(browser);
      }
      for (const gateway of gateways)
        for (const { cookies } of browsers.slice(-4)) {
          const again = gateway.client();
          for (const [name, value] of cookies) again.cookies.set(name, value);
          expect((await again.run(WHO)).at("viewer.member.kind")).toBe("TRIAL");
        }
    }
  }
  await Promise.all(gateways.map((gateway) => gateway[Symbol.asyncDispose]()));
}, 60_000);

it("refuses two keys with one kid at the start, and names the kid but no key", () => {
  const [one, two] = [key("2026-11"), key("2026-11")];
  const read = () => readConfig({ SEAL_KEYS: `${key("2026-10")},${one},${two}` });
  expect(read).toThrow(/SEAL_KEYS: two keys have the kid 2026-11/);
  expect(read).not.toThrow(one.slice(8));
});
