import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { setPageTitle } from "../browser/useTabTitle.ts";
import { renderAs } from "../testing/renderAs.tsx";
import { articlesRoutes } from "./articles.routes.tsx";

const user = userEvent.setup();
const article = {
  id: "a1",
  slug: "one",
  section: "BLOG",
  title: "One",
  summary: "In short.",
  publishedAt: "2026-11-01T00:00:00Z",
};
const connection = (edges: object[]) => ({
  Site: () => ({ id: "site", articles: { edges, pageInfo: { hasNextPage: false, endCursor: null } } }),
});

it("lists a section, opens an article that names the tab, and says when an article does not exist", async () => {
  const page = await renderAs("guest", articlesRoutes, "/blog");
  await waitFor(() => expect(page.variables()).toMatchObject({ section: "BLOG" }));
  await page.answer(connection([{ cursor: "1", node: { ...article, image: null } }]));
  await user.click(await screen.findByRole("link", { name: "One" }));
  expect(page.router.state.location.pathname).toBe("/blog/one");
  await waitFor(() => expect(page.variables()).toEqual({ section: "BLOG", slug: "one" }));
  setPageTitle("Atrium");
  await page.answer({ Article: () => ({ ...article, image: null, content: "<p>All of it.</p>" }) });
  expect(await screen.findByText("All of it.")).toBeTruthy();
  await waitFor(() => expect(document.title).toBe("One · Atrium"));

  await page.router.navigate("/news/gone");
  await page.answer({ Site: () => ({ id: "site", article: null }) });
  expect(await screen.findByRole("heading", { level: 1, name: "Article not found" })).toBeTruthy();
  expect(document.title).toBe("Atrium");
  await user.click(screen.getByRole("link", { name: "News" }));
  await page.answer(connection([]));
  expect(await screen.findByText("Nothing published yet")).toBeTruthy();
});
