import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { moment } from "../deadlines/moment.ts";
import { openGateway, seededPassword } from "../testing/gateway.ts";
import { sharedPlatform } from "../testing/sharedPlatform.ts";

const sandbox = await sharedPlatform();

const BRAND = "{ site { brand { name } gameMenu { id } } }";

test("calls the platform as the brand of the requested host, and keeps the brands' answers apart", async () => {
  await using t = await openGateway(sandbox, { SITE_HOST: "one.example", BRANDS: "two.example=second" });
  const asked = async (host: string) => {
    t.sent.length = 0;
    const answer = await t.client({ host }).run(BRAND);
    expect([answer.data, answer.errors]).toEqual([{ site: expect.anything() }, undefined]);
    return t.sent.map(({ call, headers }) => [
      /[?&]host=([^&]*)/.exec(call)?.[1],
      /"merchant","([^"]*)"/.exec(headers)?.[1],
    ]);
  };
  expect(await asked("two.example:8443")).toEqual(expect.arrayContaining([[undefined, "second"]]));
  // The brand's rules were read at the start. They are neither read again nor shared between brands.
  expect(await asked("TWO.example")).toEqual([]);
  expect(await asked("elsewhere.example")).toEqual([[undefined, "atrium"]]);
  expect(await asked("one.example")).toEqual([]);
});

test("asks the platform for the site's own host that was requested, and for no host that a request makes up", async () => {
  const OWN_ORIGINS = "https://play.example,https://www.play.example:8443";
  await using t = await openGateway(sandbox, { OWN_ORIGINS });
  const hosts = () => t.sent.map(({ call }) => /permission\?host=([^&]*)/.exec(call)?.[1]).filter(Boolean);
  const asked = async (host: string) => {
    t.sent.length = 0;
    await t.client({ host }).run("{ site { brand { name } } }");
    return hosts();
  };
  expect(new Set(hosts())).toEqual(new Set(["play.example", "www.play.example"]));
  for (const { shared } of t.gateway.core.services.brands.all) shared.settingsChangedAt = moment();
  expect(await asked("www.play.example:8443")).toEqual(["www.play.example"]);
  expect(await asked("play.example")).toEqual(["play.example"]);
  expect(await asked("elsewhere.example")).toEqual([]);
});

test("refuses a session of one brand at the hosts of another", async () => {
  const BRANDS = "two.example=second,three.example=atrium";
  await using t = await openGateway(sandbox, { SITE_HOST: "one.example", BRANDS });
  const askAt = async (host: string, query: string, headers: Record<string, string>) => {
    const { data, codes } = await t.client({ host, ...headers }).run(query);
    return { data, codes };
  };
  const login = `mutation { logIn(input: { username: "demo", password: "${seededPassword}", delivery: BEARER }) { bearerToken } }`;
  const bearerToken = (await t.client({ host: "two.example" }).run(login)).text("logIn.bearerToken");
  const WHO = `{ viewer { member { username } } }`;
  const member = { data: { viewer: { member: { username: "demo" } } }, codes: [] };
  const refused = { data: { viewer: { member: null } }, codes: ["SESSION_WRONG_BRAND"] };
  const carriers: Record<string, string>[] = [
    { authorization: `Bearer ${bearerToken}` },
    { cookie: `__Host-atrium=${bearerToken}` },
  ];
  for (const headers of carriers) {
    expect(await askAt("two.example", WHO, headers)).toEqual(member);
    t.sent.length = 0;
    expect(await askAt("one.example", WHO, headers)).toEqual(refused);
    expect(await askAt("three.example", WHO, headers)).toEqual(refused);
    expect(await askAt("elsewhere.example", WHO, headers)).toEqual(refused);
    // The platform never gets the token of one brand in the name of another.
    expect(t.calls()).toEqual([]);
  }
});

test("reads further brands as host and merchant, and refuses other forms", () => {
  expect(readConfig({ SITE_HOST: "a.example", BRANDS: "b.example=gold, c.example:81=silver" }).brands).toEqual([
    { merchant: "atrium", host: "a.example" },
    { merchant: "gold", host: "b.example" },
    { merchant: "silver", host: "c.example:81" },
  ]);
  expect(() => readConfig({ BRANDS: "b.example" })).toThrow("BRANDS");
  const OWN_ORIGINS = "https://a.example,https://www.a.example,https://a.example:8443,https://b.example";
  expect(readConfig({ OWN_ORIGINS, BRANDS: "b.example=gold" }).brands).toEqual([
    { merchant: "atrium", host: "a.example" },
    { merchant: "atrium", host: "www.a.example" },
    { merchant: "gold", host: "b.example" },
  ]);
});

test("asks the platform for the host of the site's own address, when no other is given", () => {
  const hostOf = (environment: Record<string, string>) => readConfig(environment).brands[0].host;
  expect(hostOf({})).toBe("localhost");
  expect(hostOf({ OWN_ORIGINS: "https://play.example:8443,https://www.play.example" })).toBe("play.example");
  expect(hostOf({ OWN_ORIGINS: "https://play.example", SITE_HOST: "brand.example" })).toBe("brand.example");
});
