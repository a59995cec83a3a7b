import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import { localeOf } from "../i18n/language.ts";
import { formatPeriod } from "./formatPeriod.ts";

const textOf = (isDays: boolean, start: string, end: string, timeZone = "Asia/Ho_Chi_Minh") =>
  formatPeriod({ isDays, start, end }, timeZone, createIntl({ locale: localeOf("EN") }))
    // The spaces around a dash are narrow ones.
    .replaceAll(/\s/g, " ");

it("names the days of a time zone, and the times of shorter periods", () => {
  const [midnight, next, afterAWeek] = ["2026-11-20T17:00:00Z", "2026-11-21T17:00:00Z", "2026-11-27T17:00:00Z"];
  expect(textOf(true, midnight, next)).toBe("21 Nov 2026");
  expect(textOf(true, midnight, afterAWeek)).toBe("21–27 Nov 2026");
  expect(textOf(false, "2026-11-20T18:00:00Z", "2026-11-20T19:00:00Z")).toBe("21 Nov 2026, 01:00–02:00");
  expect(textOf(true, "2026-11-21T12:00:00Z", "2026-11-21T13:00:00Z", "Nowhere/City")).toBe("21 Nov 2026");
});
