import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it } from "vitest";
import { renderRoutes } from "../../testing/renderRoutes.tsx";
import { supportRoutes } from "../support.routes.tsx";

const user = userEvent.setup();
beforeAll(() => Promise.all([import("../TextScreen.tsx"), import("./SelfTest.tsx")]));
const open = async (path: string, slug: string) => {
  const page = await renderRoutes(supportRoutes, path);
  await waitFor(() => page.environment.mock.getMostRecentOperation());
  await page.answer({ SitePage: () => ({ slug, title: "A page", contentHtml: "<p>Text</p>", updatedAt: null }) });
  await screen.findByRole("heading", { name: "A page" });
};

it("asks about one's own play, and says what the answers mean", async () => {
  await open("/responsible-gaming", "RESPONSIBLE_GAMING");
  const result = async () => {
    await user.click(await screen.findByRole("button", { name: "What does it mean?" }));
    return screen.getAllByRole("status").map(({ textContent }) => textContent);
  };
  expect(await result()).toContainEqual(expect.stringContaining("No sign of a problem"));
  const [first, second, third] = screen.getAllByRole("checkbox");
  if (!first || !second || !third) throw new Error("no questions");
  await user.click(first);
  expect(await result()).toContainEqual(expect.stringContaining("limits can help"));
  await user.click(second);
  await user.click(third);
  expect(await result()).toContainEqual(expect.stringContaining("talk to somebody"));
});

it("asks nothing on other pages", async () => {
  await open("/privacy", "PRIVACY");
  expect(screen.queryByRole("checkbox")).toBeNull();
});
