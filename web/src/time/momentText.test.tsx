import { act, render } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { IntlForTests } from "../testing/IntlForTests.tsx";
import { Moment } from "./Moment.tsx";
import { type MomentStyle, momentText } from "./momentText.ts";
import { recordServerTime } from "./serverClock.ts";

const now = Date.parse("2026-11-28T14:05:30+07:00");
const say = (instant: string, style: MomentStyle, locale = "en-001", timeZone = "Asia/Ho_Chi_Minh") =>
  momentText(instant, style, { locale, timeZone, now });

describe("in Ho Chi Minh City", () => {
  it.each([
    ["2026-11-28T14:11:00+07:00", "near", "In 5 min"],
    ["2026-11-28T13:59:00+07:00", "near", "6 min ago"],
    ["2026-11-28T14:05:00+07:00", "near", "Now"],
    ["2026-11-28T11:05:00+07:00", "near", "Today 11:05"],
    // Midnight of UTC: a day without a time.
    ["2026-11-20T00:00:00Z", "near", "20 Nov"],
    ["2026-11-28T14:04:00+07:00", "time", "Today 14:04"],
    ["2026-11-27T23:59:00+07:00", "time", "Yesterday 23:59"],
    ["2026-11-29T00:00:00+07:00", "time", "Tomorrow 00:00"],
    ["2026-11-02T09:05:07+07:00", "time", "2 Nov, 09:05"],
    ["2025-12-31T23:59:00+07:00", "time", "31 Dec 2025, 23:59"],
    ["2026-11-28T09:05:07+07:00", "exact", "28 Nov, 09:05:07"],
    ["2026-11-28T09:05:07+07:00", "day", "28 Nov"],
    ["2026-11-28T09:05:07+07:00", "plain", "28 Nov, 09:05"],
    ["2027-01-05T09:05:07+07:00", "day", "5 Jan 2027"],
    ["2026-11-28T09:05:07+07:00", "stamp", "2026-11-28 09:05:07"],
    ["2026-11-28T00:00:00+07:00", "stamp", "2026-11-28"],
  ] as const)("%s, %s: %s", (instant, style, said) => {
    expect(say(instant, style)).toBe(said);
  });

  it("takes the day of the screen's time zone", () => {
    expect(say("2026-11-28T02:00:00Z", "time", "en-001", "America/New_York")).toBe("Yesterday 21:00");
    // In summer it is nearer to UTC.
    expect(say("2026-10-28T02:00:00Z", "full", "en-001", "America/New_York")).toBe("27 Oct, 22:00:00 GMT-4");
  });

  it.each([
    ["zh-Hans", "今天 11:05", "11月2日 09:05"],
    ["vi", "Hôm nay 11:05", "09:05 2 thg 11"],
    ["th-u-ca-gregory-nu-latn", "วันนี้ 11:05", "2 พ.ย. 09:05"],
    ["id", "Hari ini 11.05", "2 Nov, 09.05"],
    ["pt-BR", "Hoje 11:05", "2 de nov., 09:05"],
  ])("speaks the language %s", (locale, today, before) => {
    const at = "2026-11-28T11:05:00+07:00";
    expect(say(at, "time", locale)).toBe(today);
    const within = momentText(at, "time", { locale, timeZone: "Asia/Ho_Chi_Minh", now, isWithin: true });
    expect(within).toBe(today.toLowerCase());
    expect(say("2026-11-02T09:05:00+07:00", "time", locale).replaceAll(/\s/g, " ")).toBe(before);
  });
});

it("counts by the platform's clock, though the device's one is wrong", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00Z") });
  recordServerTime("2026-11-23T12:00:00Z");
  const { container } = render(
    <IntlForTests>
      <Moment at="2026-11-23T11:55:00Z" style="near" />
    </IntlForTests>,
  );
  expect(container.textContent).toBe("5 min ago");
  // Paper is read on another day.
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(container.textContent).toBe("23 Nov 2026, 11:55");
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(container.textContent).toBe("5 min ago");
});
