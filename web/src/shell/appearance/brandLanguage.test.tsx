import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LANGUAGES } from "../../i18n/language.ts";
import { renderShell, shellAnswer } from "../../testing/renderShell.tsx";

afterEach(() => vi.restoreAllMocks());

const offering = (...codes: (keyof typeof LANGUAGES)[]) =>
  codes.map((code) => ({ code, name: LANGUAGES[code].name, tag: LANGUAGES[code].tag }));

test.each([
  [["vi-VN", "en"], offering("EN", "VI"), "vi"],
  [["de", "zh-TW"], offering("EN", "CN"), "zh-Hans"],
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

test("the switch names the present language", async () => {
  await renderShell({ languages: offering("VI", "TH") });
  expect(await screen.findByRole("button", { name: "Ngôn ngữ và giao diện: Tiếng Việt, VI" })).toBeTruthy();
});
