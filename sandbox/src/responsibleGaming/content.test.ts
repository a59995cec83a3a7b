import { expect, test } from "vitest";
import { LANGUAGES } from "../http/languages.ts";
import { JURISDICTIONS } from "../site/jurisdictions.ts";
import { startForFile } from "../testing/startForFile.ts";

const { site, caller } = await startForFile();

interface Content {
  questions: { id: string; text: string }[];
  helplines: { name: string; phone?: string; url?: string; hours?: string; country?: string }[];
  country: string | null;
  countries: string[];
}
const read = (query = "") => caller.get<Content>(`/wps/system/rgContent${query}`);
const countryOf = async (query: string) => (await read(query)).value.country;

test("the self-test has the same questions in every language, for everybody to cache", async () => {
  const [english, ...others] = await Promise.all(
    ["EN", ...LANGUAGES.filter((code) => code !== "EN")].map((code) => read(`?language=${code}`)),
  );
  expect(english?.headers.get("cache-control")).toBe("public, max-age=300");
  const ids = english?.value.questions.map(({ id }) => id);
  expect(ids).toHaveLength(7);
  expect(english?.value.questions[0]?.text).toBe("I played with more than I could afford to lose.");
  for (const { value } of others) expect(value.questions.map(({ id }) => id)).toEqual(ids);
  const thai = await caller.get<Content>("/wps/system/rgContent?country=TH", { headers: { Language: "TH" } });
  expect(thai.value.questions.every(({ text }) => /\p{Script=Thai}/u.test(text))).toBe(true);
  expect(thai.value.helplines[0]?.name).toBe("สายด่วนสุขภาพจิต");
});

test("a country gets its helplines and those for everywhere", async () => {
  const { value } = await read("?country=th");
  expect(value.country).toBe("TH");
  expect(value.helplines).toEqual([
    { country: "TH", name: "Mental Health Hotline", phone: "1323", hours: "Day and night, every day" },
    { name: "Gambling Therapy", url: "https://www.gamblingtherapy.org" },
  ]);
  expect(value.countries).toEqual(value.countries.toSorted());
  for (const country of value.countries) {
    const own = (await read(`?country=${country}`)).value.helplines.filter((row) => row.country === country);
    expect(own.length, country).toBeGreaterThan(0);
    for (const { phone } of own) expect(phone).toMatch(/^\d[\d ]+$/);
  }
});

test("without a known country, the jurisdiction's counts", async () => {
  const countries: Record<string, (string | null)[]> = {};
  for (const jurisdiction of JURISDICTIONS) {
    await site.setBrand({ ...site.brand, jurisdiction });
    countries[jurisdiction] = await Promise.all(["", "?country=", "?country=XX", "?country=BR"].map(countryOf));
  }
  const none = [null, null, null, "BR"];
  expect(countries).toEqual({
    default: none,
    gli: none,
    uk: ["GB", "GB", "GB", "BR"],
    curacao: none,
    pagcor: ["PH", "PH", "PH", "BR"],
  });
  await site.reset();
  const { helplines } = (await read("?country=VN")).value;
  expect(helplines.map(({ country }) => country)).toEqual([undefined]);
});

test("refuses parameters that are too long", async () => {
  const { status, fields } = await read("?country=THA");
  expect(status).toBe(422);
  expect(fields).toEqual([{ field: "country", rule: "too_big", max: 2 }]);
  expect((await read(`?language=${"E".repeat(11)}`)).status).toBe(422);
});
