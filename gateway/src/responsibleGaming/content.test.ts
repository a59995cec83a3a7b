import { afterEach, expect, it } from "vitest";
import { control } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";
import { content } from "./content.wire.ts";

const { sandbox, t } = await startForFile();
afterEach(async () => {
  await fetch(`${sandbox.origin}/sandbox/chaos`, { method: "DELETE" });
});

const CONTENT = `query ($country: String) { site { responsibleGaming(country: $country) {
  questions { code text } helplines { name phone url hours country } country countries
} } }`;

async function read(country?: string, language = "EN") {
  return await t.client({ "x-atrium-language": language }).ask(CONTENT, { country });
}
const countryOf = async (country?: string) => (await read(country)).at("site.responsibleGaming.country");

it("reads the questions and a country's helplines, in the caller's language", async () => {
  const answer = await read("TH");
  expect(answer.at("site.responsibleGaming.questions")).toHaveLength(7);
  expect(answer.at("site.responsibleGaming.helplines")).toEqual([
    { name: "Mental Health Hotline", phone: "1323", url: null, hours: "Day and night, every day", country: "TH" },
    { name: "Gambling Therapy", phone: null, url: "https://www.gamblingtherapy.org", hours: null, country: null },
  ]);
  expect(answer.at("site.responsibleGaming.countries")).toEqual(expect.arrayContaining(["BR", "GB", "PH", "TH"]));
  const thai = await read("TH", "TH");
  expect(thai.at("site.responsibleGaming.helplines.0.name")).toBe("สายด่วนสุขภาพจิต");
  expect(thai.text("site.responsibleGaming.questions.0.text")).toMatch(/\p{Script=Thai}/u);
});

it("asks once for a country however it is written, and for no country when it is none", async () => {
  expect(await Promise.all(["gb", "GB"].map(countryOf))).toEqual(["GB", "GB"]);
  expect(t.calls()).toEqual(["GET /wps/system/rgContent"]);
  for (const none of [undefined, "", "1?", "V"]) expect(await countryOf(none)).toBeNull();
  expect(t.calls()).toEqual(["GET /wps/system/rgContent", "GET /wps/system/rgContent"]);
  const { codes } = await t.client().run(CONTENT, { country: "GBR" });
  expect(codes).toEqual(["BAD_USER_INPUT"]);
});

it("is null where the platform does not have the call, and the page is there", async () => {
  await control(sandbox, "chaos", { path: "/wps/system/rgContent", status: 404, code: "NOT_FOUND" });
  const answer = await t
    .client({ "x-atrium-language": "PT" })
    .ask("{ site { responsibleGaming { country } page(slug: RESPONSIBLE_GAMING) { slug } } }");
  expect(answer.at("site")).toEqual({ responsibleGaming: null, page: { slug: "RESPONSIBLE_GAMING" } });
});

it("follows the jurisdiction", async () => {
  // The gateway follows the platform's events while somebody subscribes.
  const visitor = t.client().watch("subscription { systemStatusChanged { state } }");
  const closed = visitor.next();
  await t.listens(1);
  const phones = async () => (await read(undefined, "VI")).at("site.responsibleGaming.helplines.0.phone");
  expect(await phones()).toBeNull();
  for (const [jurisdiction, phone] of [
    ["uk", "0808 8020 133"],
    ["pagcor", "1553"],
  ]) {
    await control(sandbox, "brand", { jurisdiction });
    // Sooner than the kept answer would become old.
    await expect.poll(phones, { timeout: 3_000 }).toBe(phone);
  }
  await control(sandbox, "status", { status: 1 });
  await closed;
  await visitor.return();
});

it("leaves out what it cannot read, and what would be no safe link", () => {
  const row = { name: "A", phone: "188" };
  const read = content.parse({
    questions: [{ id: "more", text: "More?" }, { id: "more" }, { id: "a b", text: "No" }, null],
    helplines: [
      row,
      { ...row, url: "javascript:alert(1)" },
      { name: "B", phone: "1;ext=2", url: "https://b.example" },
      { name: "No way to reach it" },
      { ...row, country: "Nowhere" },
    ],
    country: "nowhere",
  });
  expect(read).toEqual({
    questions: [{ code: "more", text: "More?" }],
    helplines: [
      { name: "A", phone: "188", url: null, hours: null, country: null },
      { name: "A", phone: "188", url: null, hours: null, country: null },
      { name: "B", phone: null, url: "https://b.example", hours: null, country: null },
    ],
    country: null,
    countries: [],
  });
});
