import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { promotionsRoutes } from "../promotions/promotions.routes.tsx";
import { renderAs } from "../testing/renderAs.tsx";

/** A page with a banner that leads to this target. */
async function openWithBanner(linkage: object | null) {
  const page = await renderAs("guest", promotionsRoutes, "/promotions");
  await page.answer({
    Site: () => ({ id: "site", banners: [{ id: "b1", title: "The big fish are biting", linkage }] }),
    PromotionConnection: () => ({ totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } }),
  });
}

it.each([
  [{ kind: "ROUTE", target: "/fish", name: null }, "Fishing", "/fish"],
  [{ kind: "ROUTE", target: "/rng?sort=new", name: null }, "Slots · Newest", "/rng?sort=new"],
  [{ kind: "GAME", target: "g1", name: "Ocean Hunt" }, "Play Ocean Hunt", "/game?id=g1"],
  [{ kind: "PROMOTION", target: "2", name: "Weekend rebate" }, "Weekend rebate", "/promotions?id=2"],
  [{ kind: "URL", target: "https://news.example/today", name: null }, "news.example", "https://news.example/today"],
  [{ kind: "ROUTE", target: "/nowhere", name: null }, "Read more", "/nowhere"],
])("a banner with %o has a button that says where it leads", async (linkage, name, href) => {
  await openWithBanner(linkage);
  const banner = await screen.findByRole("link", { name: `The big fish are biting ${name}` });
  expect(banner.getAttribute("href")).toBe(href);
});

it("a banner without a target has no button", async () => {
  await openWithBanner(null);
  expect((await screen.findByText("The big fish are biting")).closest("a, button")).toBeNull();
});
