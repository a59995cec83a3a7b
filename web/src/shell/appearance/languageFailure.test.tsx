import { act, configure, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentLanguage } from "../../i18n/language.ts";
import { loadMessages } from "../../i18n/messages.ts";
import { renderShell } from "../../testing/renderShell.tsx";

// A part that failed is asked for again after a second.
configure({ asyncUtilTimeout: 5_000 });

vi.mock("../../i18n/messages.ts", { spy: true });
afterEach(() => vi.resetAllMocks());

const vietnamese = { code: "VI", name: "Tiếng Việt", tag: "vi" };
const english = { code: "EN", name: "English", tag: "en" };
/** How often the texts of Vietnamese were asked for. */
const asked = () => vi.mocked(loadMessages).mock.calls.filter(([code]) => code === "VI").length;
const breakTexts = () => vi.mocked(loadMessages).mockRejectedValue(new Error("no network"));
const mendTexts = () => vi.mocked(loadMessages).mockReset();

// An unhandled rejection fails the run.
test("keeps the language when the texts of the brand's one can't be loaded, and tries again with the next screen", async () => {
  breakTexts();
  const page = await renderShell({ languages: [vietnamese] });
  // Two tries of two effects: one that is still to come would load the texts in the next test.
  await waitFor(() => expect(asked()).toBe(4));
  expect(document.documentElement.lang).toBe("en");
  mendTexts();
  await act(() => page.router.navigate("/help"));
  await waitFor(() => expect(document.documentElement.lang).toBe("vi"));
});

test("keeps the language when another tab's choice can't be loaded, and tries again with the next screen", async () => {
  const page = await renderShell({ languages: [english, vietnamese] });
  breakTexts();
  localStorage.setItem("lang", "VI");
  fireEvent(window, new StorageEvent("storage", { key: "lang", newValue: "VI" }));
  await waitFor(() => expect(asked()).toBeGreaterThan(1));
  await waitFor(() => expect(currentLanguage()).toBe("EN"));
  expect(screen.queryByRole("alert")).toBeNull();
  mendTexts();
  await act(() => page.router.navigate("/help"));
  await waitFor(() => expect(document.documentElement.lang).toBe("vi"));
  expect(currentLanguage()).toBe("VI");
});
