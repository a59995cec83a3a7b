import { atAnySize, expect, test } from "../fixtures/test.ts";

test("a developer runs a query in GraphiQL, without an outside host", atAnySize, async ({ page }) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== "localhost" && !request.url().startsWith("data:") && !request.url().startsWith("blob:"))
      strangers.push(request.url());
  });
  await page.goto("/graphql");
  await page.getByRole("button", { name: /execute/i }).click();
  await expect(page.getByText(/"data"/).first()).toBeVisible();
  expect(strangers).toEqual([]);
});
