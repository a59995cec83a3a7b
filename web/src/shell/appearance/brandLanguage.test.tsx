import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type LanguageCode, languageAmong, tagOf } from "../../i18n/language.ts";
import { renderShell, shellAnswer } from "../../testing/renderShell.tsx";

afterEach(() => vi.restoreAllMocks());

const offering = (...codes: LanguageCode[]) =>
  codes.map((code) => ({ code, name: `Name of ${code}`, tag: tagOf(code) }));

test.each([
  [["vi-VN", "en"], offering("EN", "VI"), "vi"],
  [["de", "zh-TW"], offering("EN", "CN"), "zh-Hans"],
  [["de", "zh-TW"], offering("EN", "CN", "TW"), "zh-Hant"],
  [["zh-SG"], offering("TW", "CN"), "zh-Hans"],
  [["en-US"], offering("VI"), "vi"],
  [["en-US"], offering("TY", "EN"), "en-x-ty"],
  [["en-US"], offering("EN", "TY"), "en"],
])("a browser that prefers %s gets one of the brand's languages", async (preferred, languages, tag) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(preferred);
  const page = await renderShell({ languages });
  await waitFor(() => expect(document.documentElement.lang).toBe(tag));
  // Not the visitor's choice: another offer leads to another language.
  expect(localStorage.getItem("lang")).toBeNull();
  await page.settle("ShellScreenQuery", shellAnswer({ languages: offering("EN") }));
});

test("the language of the gateway's page stays, since the choice may be known to the gateway alone", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
  const page = Object.assign(document.createElement("script"), { id: "first-answers", type: "application/json" });
  page.dataset.language = "VI";
  document.head.append(page);
  expect([languageAmong(["EN", "VI"]), languageAmong(["EN", "TH"])]).toEqual(["VI", "EN"]);
  page.remove();
});

test("a language with few texts has its own direction, and English where it lacks a text", async () => {
  await renderShell({ languages: offering("AR") });
  await waitFor(() => expect(document.documentElement).toMatchObject({ lang: "ar", dir: "rtl" }));
  expect(await screen.findAllByText("تسجيل الدخول")).not.toEqual([]);
  expect(screen.getAllByText("\u2066Announcements\u2069")).not.toEqual([]);
});

test("the switch names the present language", async () => {
  await renderShell({ languages: offering("VI", "TH") });
  expect(await screen.findByRole("button", { name: "Ngôn ngữ và giao diện: Name of VI, VI" })).toBeTruthy();
});
