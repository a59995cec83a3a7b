import { expect, test } from "../fixtures/test.ts";

test("a developer runs a query in GraphiQL, which loads nothing from other hosts", async ({ page }) => {
  const otherHosts: string[] = [];
  page.on("request", (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== "localhost" && !request.url().startsWith("data:") && !request.url().startsWith("blob:"))
      otherHosts.push(request.url());
  });
  await page.goto("/graphql");
  await page.getByRole("button", { name: /execute/i }).click();
  await expect(page.getByText(/"data"/).first()).toBeVisible();
  expect(otherHosts).toEqual([]);
});
