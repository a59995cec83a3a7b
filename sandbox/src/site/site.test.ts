import { compactDecrypt } from "jose";
import { expect, test } from "vitest";
import { startForFile } from "../testing/startForFile.ts";
import { JURISDICTIONS } from "./jurisdictions.ts";
import { MODULES } from "./modules.ts";
import { siteSettings } from "./settings.tables.ts";
import { SiteSettings } from "./settings.ts";

const { sandbox, db, site, config, events } = await startForFile({ cdnPorts: [0, 0, 0] });

async function get<Value>(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${sandbox.origin}/wps/system/${path}`, { headers });
  const { value }: { value: Value } = JSON.parse(await answer.text());
  return { status: answer.status, cache: answer.headers.get("cache-control"), value };
}

interface Node {
  modId: string;
  enabled: boolean;
  childrenNodes: Node[];
}
const flatten = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flatten(node.childrenNodes)]);

test("the permission names working CDNs, and each caller's location to that caller only", async () => {
  const { value, cache } = await get<{
    imageCDNs: string[];
    launchGameCDNs: string[];
    location: { ip: string; country: string };
    languages: string[];
    registrationBonus: object;
  }>("permission?host=localhost", { "X-Forwarded-For": "198.51.100.1, 203.0.113.9" });
  expect(cache).toBe("private, max-age=30");
  expect(value.location).toEqual({ ip: "203.0.113.9", country: "XX" });
  expect(value.languages).toEqual(["EN", "CN", "VI", "TH", "ID", "PT"]);
  expect(value.registrationBonus).toEqual({ amount: "1000", currency: "VND", turnover: "1000" });
  expect(value.imageCDNs).toEqual(sandbox.cdnOrigins);
  for (const origin of [...value.imageCDNs, ...value.launchGameCDNs]) {
    expect((await fetch(`${origin}/cdn-health`, { method: "HEAD" })).status).toBe(200);
  }
});

test("each switch is in the tree once, and can change at run time", async () => {
  const { value } = await get<Node[]>("whitelabel");
  const all = flatten(value);
  expect(all.map(({ modId }) => modId).toSorted()).toEqual(Object.keys(site.modules()).toSorted());
  await site.set({ CHAT: !site.isEnabled("CHAT") });
  const after = flatten((await get<Node[]>("whitelabel")).value).find(({ modId }) => modId === "CHAT");
  expect(after?.enabled).toBe(site.isEnabled("CHAT"));
  await site.reset();
});

test("a closed platform still answers its status", async () => {
  expect((await get("status")).value).toMatchObject({ status: 0, ip: "127.0.0.1", country: "VN" });
  await site.setStatus({ status: 1, endTime: "2030-01-01T00:00:00Z" });
  expect((await get("status")).value).toMatchObject({ status: 1, endTime: "2030-01-01T00:00:00Z" });
  expect((await get("permission")).value).toMatchObject({ maintenance: true, regionRestriction: false });
  expect((await fetch(`${sandbox.origin}/wps/relay/GCSGAME_gameList`)).status).toBe(503);
  await site.reset();
});

test("countries and home rows are named in the caller's language", async () => {
  const countries = async (language: string) =>
    (await get<{ current: string; list: { code: string; name: string }[] }>("country", { Language: language })).value;
  const [vi, th] = await Promise.all([countries("VI"), countries("TH")]);
  expect(vi.current).toBe("VN");
  expect(vi.list.length).toBeGreaterThanOrEqual(30);
  expect(new Set(vi.list.map(({ code }) => code)).size).toBe(vi.list.length);
  expect(vi.list.find(({ code }) => code === "JP")?.name).toBe("Nhật Bản");
  expect(th.list.every(({ name }) => /\p{Script=Thai}/u.test(name))).toBe(true);

  const rows = (await get<{ kind: string; title: string }[]>("homeSections", { Language: "CN" })).value;
  expect(rows.map(({ kind }) => kind)).toContain("VENDORS");
  expect(rows.every(({ title }) => /\p{Script=Han}/u.test(title))).toBe(true);
});

test("a brand with hosts of its own refuses every other host", async () => {
  await site.setBrand({ ...site.brand, domains: ["play.example"] });
  const status = async (query: string) => (await get(`permission${query}`)).status;
  expect(await status("?host=Play.Example")).toBe(200);
  expect(await status("?host=other.example")).toBe(421);
  expect(await status("")).toBe(200);
  await site.reset();
  expect(await status("?host=other.example")).toBe(200);
});

test("a brand that was stored when one bound held for all requests keeps it, and all else", async () => {
  const brand = { ...site.brand, jurisdiction: "gli", payoutsPaidUpTo: "2000" };
  await db.insert(siteSettings).values({ name: "brand", value: brand });
  await site.reload();
  expect(site.brand).toEqual({ ...brand, payoutsPaidUpTo: { VND: "2000" } });
  await site.reset();
});

test("each jurisdiction has the minimum age of the contract", async () => {
  const ages: Record<string, number> = {};
  for (const jurisdiction of JURISDICTIONS) {
    await site.setBrand({ ...site.brand, jurisdiction });
    ages[jurisdiction] = (await get<{ ageMinimum: number }>("permission")).value.ageMinimum;
  }
  expect(ages).toEqual({ default: 18, gli: 18, uk: 18, curacao: 18, pagcor: 21 });
  await site.reset();
});

test("a jurisdiction may forbid transfers between members, and the cancelling of withdrawals", async () => {
  const allowed: Record<string, [transfers: boolean, cancel: boolean]> = {};
  for (const jurisdiction of JURISDICTIONS) {
    await site.reset();
    await site.set({ TRANSFER_UPLINE: true, TRANSFER_DOWNLINE: true });
    await site.setBrand({ ...site.brand, jurisdiction });
    expect(site.isEnabled("TRANSFER_DOWNLINE")).toBe(site.isEnabled("TRANSFER_UPLINE"));
    allowed[jurisdiction] = [site.isEnabled("TRANSFER_UPLINE"), site.profile.allowsWithdrawalCancel];
  }
  expect(allowed).toEqual({
    default: [true, true],
    gli: [false, true],
    uk: [false, false],
    curacao: [true, true],
    pagcor: [false, true],
  });
  await site.reset();
});

test("names customer service: sealed in the permission, and open on the page of a closed site", async () => {
  const { customerService } = (
    await get<{ customerService: { pathList: { type: string; path: string }[] } }>("permission")
  ).value;
  const [path] = customerService.pathList;
  const key = Buffer.from(config.serviceLinkKey, "base64url");
  const { plaintext } = await compactDecrypt(path?.path ?? "", key);
  const address = new TextDecoder().decode(plaintext);
  expect([path?.type, address]).toEqual(["3", `${sandbox.origin}/support/live?language=EN`]);
  await site.setStatus({ status: 1 });
  const { contactUrl } = (await get<{ contactUrl: string }>("status")).value;
  expect(contactUrl).toBe(address);
  expect((await fetch(contactUrl)).status).toBe(200);
  await site.reset();
});

test("no box of terms starts ticked in a strict jurisdiction", async () => {
  const isTicked = async (jurisdiction: "default" | "uk" | "gli" | "pagcor") => {
    await site.setBrand({ ...site.brand, jurisdiction });
    return site.isEnabled("TERMS_PRECHECKED");
  };
  await site.set({ TERMS_PRECHECKED: true });
  for (const strict of ["uk", "gli", "pagcor"] as const) expect(await isTicked(strict)).toBe(false);
  expect(await isTicked("default")).toBe(true);
  await site.reset();
});

test("what operators changed survives a restart and is gone after a reset", async () => {
  await site.set({ POINT_MALL: false });
  await site.setStatus({ status: 2 });
  await site.setBrand({ ...site.brand, gtagId: "G-SANDBOX1", languages: ["EN", "TY", "AR"] });
  const reopened = await SiteSettings.open(db, events);
  expect(reopened.isEnabled("POINT_MALL")).toBe(false);
  expect(reopened.systemStatus).toEqual({ status: 2 });
  expect((await get("permission")).value).toMatchObject({ gtagId: "G-SANDBOX1", languages: ["EN", "TY", "AR"] });
  await site.reset();
  expect((await SiteSettings.open(db, events)).modules()).toEqual(MODULES);
  expect((await get<{ languages: string[] }>("permission")).value.languages[0]).toBe("EN");
});
