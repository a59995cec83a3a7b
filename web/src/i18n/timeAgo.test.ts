import { createIntl } from "react-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formatPublished } from "./formatTimestamp.ts";
import { timeAgo } from "./timeAgo.ts";

afterEach(() => vi.unstubAllEnvs());

const english = createIntl({ locale: "en", messages: {} });
const now = new Date("2026-11-22T10:30:00+07:00");

describe("in Ho Chi Minh City", () => {
  it.each([
    ["2026-11-22T10:29:50+07:00", "this minute"],
    ["2026-11-22T10:25:00+07:00", "5 minutes ago"],
    ["2026-11-22T08:25:00+07:00", "2 hours ago"],
    ["2026-11-21T23:25:00+07:00", "yesterday"],
    ["2026-11-18T23:25:00+07:00", "4 days ago"],
    ["2026-11-02T23:25:00+07:00", "Nov 2, 2026"],
    // Midnight of the reader and of UTC: a day without a time.
    ["2026-11-22T00:00:00+07:00", "today"],
    ["2026-11-22T00:00:00Z", "today"],
    ["2026-11-20T00:00:00Z", "2 days ago"],
    // The reader's clock is slow.
    ["2026-11-22T10:31:00+07:00", "this minute"],
  ])("%s is %s", (instant, said) => {
    vi.stubEnv("TZ", "Asia/Ho_Chi_Minh");
    expect(timeAgo(instant, now, english)).toBe(said);
  });

  it("a day without a time has no seconds, any other time has them", () => {
    vi.stubEnv("TZ", "Asia/Ho_Chi_Minh");
    expect(formatPublished("2026-11-22T00:00:00Z")).toBe("2026-11-22");
    expect(formatPublished("2026-11-21T17:00:00Z")).toBe("2026-11-22");
    expect(formatPublished("2026-11-21T17:00:05Z")).toBe("2026-11-22 00:00:05");
  });
});

it.each([
  ["vi", "2 giờ trước"],
  ["zh-Hans", "2小时前"],
  ["th", "2 ชั่วโมงที่ผ่านมา"],
  ["id", "2 jam yang lalu"],
  ["pt-BR", "há 2 horas"],
])("speaks the language %s", (locale, said) => {
  vi.stubEnv("TZ", "Asia/Ho_Chi_Minh");
  expect(timeAgo("2026-11-22T08:25:00+07:00", now, createIntl({ locale, messages: {} }))).toBe(said);
});
