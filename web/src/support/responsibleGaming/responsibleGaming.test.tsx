import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it } from "vitest";
import { renderRoutes } from "../../testing/renderRoutes.tsx";
import { supportRoutes } from "../support.routes.tsx";

const user = userEvent.setup();
beforeAll(() => Promise.all([import("../TextScreen.tsx"), import("./ResponsibleGaming.tsx")]));
type Page = Awaited<ReturnType<typeof renderRoutes>>;

async function open(path: string, slug: string) {
  const page = await renderRoutes(supportRoutes, path);
  await waitFor(() => page.environment.mock.getMostRecentOperation());
  await page.answer({ SitePage: () => ({ slug, title: "A page", contentHtml: "<p>Text</p>", updatedAt: null }) });
  await screen.findByRole("heading", { name: "A page" });
  return page;
}

const everywhere = {
  name: "Listeners",
  phone: null,
  url: "https://www.listeners.example/en",
  hours: null,
  country: null,
};
const thai = { name: "Hotline", phone: "13 23", url: null, hours: "Day and night", country: "TH" };
const british = { name: "National line", phone: "0808", url: null, hours: null, country: "GB" };
const questions = ["more", "chase", "hide", "borrow"].map((code) => ({ code, text: `Is it ${code}?` }));

interface Content {
  country?: string | null;
  countries?: string[];
  helplines?: object[];
  questions?: object[];
}
const contentOf = ({ country = "TH", helplines = [thai, everywhere], ...rest }: Content = {}) => ({
  ResponsibleGamingContent: () => ({ country, helplines, countries: ["GB", "TH"], questions, ...rest }),
});

/** The page of a visitor in that country, before its helplines have come. */
async function openIn(country: string | null) {
  const page = await open("/responsible-gaming", "RESPONSIBLE_GAMING");
  await page.answer({ SystemStatus: () => ({ country }) }, "ResponsibleGamingCountryQuery");
  return page;
}
const asked = (page: Page) => page.variables("ResponsibleGamingQuery");
const helplines = () => within(screen.getByRole("region", { name: "Someone to talk to" }));
const rows = () =>
  helplines()
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

it("lists the helplines of the visitor's country, with links that call them and open their sites", async () => {
  const page = await openIn("TH");
  expect(asked(page)).toEqual({ country: "TH" });
  await page.answer(contentOf());
  expect(rows()).toEqual(["Hotline", "Listeners"]);
  expect(helplines().getByRole("link", { name: "13 23" }).getAttribute("href")).toBe("tel:1323");
  const site = helplines().getByRole("link", { name: "listeners.example" });
  expect(site.getAttribute("href")).toBe("https://www.listeners.example/en");
  expect(helplines().getByText("· Day and night").parentElement?.textContent).toBe("Thailand · Day and night");
  expect(helplines().getByText("In every country")).toBeTruthy();
});

it("shows another country's helplines, and keeps the ticks of the self-test meanwhile", async () => {
  const page = await openIn("VN");
  // The platform knows none of Vietnam: it chose the country of the jurisdiction.
  await page.answer(contentOf({ country: "GB", helplines: [british, everywhere] }));
  const select = helplines().getByRole<HTMLSelectElement>("combobox", { name: "Your country" });
  expect([...select.options].map(({ text }) => text)).toEqual(["Thailand", "United Kingdom", "Another country"]);
  expect(select.value).toBe("GB");
  await user.click(screen.getByRole("checkbox", { name: "Is it more?" }));

  await user.selectOptions(select, "Thailand");
  expect(asked(page)).toEqual({ country: "TH" });
  expect(rows()).toEqual(["National line", "Listeners"]);
  await page.answer(contentOf());
  expect(rows()).toEqual(["Hotline", "Listeners"]);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Is it more?" }).checked).toBe(true);

  await user.selectOptions(select, "Another country");
  expect(asked(page)).toEqual({ country: null });
  await page.answer(contentOf({ country: "GB", helplines: [british, everywhere] }));
  expect(rows()).toEqual(["Listeners"]);
});

it("says what to do where no helpline is known, without a choice that there is not", async () => {
  const page = await openIn(null);
  expect(asked(page)).toEqual({ country: null });
  await page.answer(contentOf({ country: null, countries: [], helplines: [], questions: [] }));
  expect(helplines().getByText(/We don't know of a helpline/)).toBeTruthy();
  expect(helplines().queryByRole("combobox")).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("leaves the page as it is where the platform has neither", async () => {
  const page = await openIn("TH");
  await page.answer({ Site: () => ({ responsibleGaming: null }) });
  expect(screen.getByRole("heading", { name: "A page" })).toBeTruthy();
  expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
});

it("offers to try again after a failure", async () => {
  const page = await openIn("TH");
  await page.refuse(new Error("no network"));
  expect(screen.getByRole("heading", { name: "A page" })).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await page.answer({ SitePage: () => ({ slug: "RESPONSIBLE_GAMING", updatedAt: null }) }, "TextScreenQuery");
  await page.answer({ SystemStatus: () => ({ country: "TH" }) });
  await page.answer(contentOf());
  expect(rows()).toEqual(["Hotline", "Listeners"]);
});

it("asks about one's own play, and says what the answers mean", async () => {
  const page = await openIn("TH");
  await page.answer(contentOf());
  expect(screen.getByText(/Your answers stay on this screen/)).toBeTruthy();
  const result = async () => {
    await user.click(await screen.findByRole("button", { name: "See what it means" }));
    return screen.getAllByRole("status").map(({ textContent }) => textContent);
  };
  expect(await result()).toContainEqual(expect.stringContaining("No signs of a problem"));
  await user.click(screen.getByRole("checkbox", { name: "Is it more?" }));
  expect(await result()).toContainEqual(expect.stringContaining("Limits can help"));
  await user.click(screen.getByRole("checkbox", { name: "Is it chase?" }));
  await user.click(screen.getByRole("checkbox", { name: "Is it hide?" }));
  expect(await result()).toContainEqual(expect.stringContaining("talk to someone"));
  // Nothing is sent.
  expect(page.environment.mock.getAllOperations()).toEqual([]);
});

it("asks nothing on other pages", async () => {
  await open("/privacy", "PRIVACY");
  expect(screen.queryByRole("checkbox")).toBeNull();
});
