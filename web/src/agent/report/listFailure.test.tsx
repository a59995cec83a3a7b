import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";

const extensions = { code: "BAD_USER_INPUT" };

it.each([
  ["/agent/team-betting?account=mem01&after=nonsense", "TeamBettingScreenQuery", "?account=mem01"],
  ["/agent/team?keyword=mem&after=nonsense", "DownlineScreenQuery", "?keyword=mem"],
  ["/agent/contract-requests?after=nonsense", "RequestsScreenQuery", ""],
])("begins at the first page when %s names a page that the list does not have", async (address, query, first) => {
  const page = await renderCentre(address);
  await page.refusePart(query, extensions);
  await waitFor(() => expect(page.router.state.location.search).toBe(first));
  const again = await page.find(query);
  expect(again.request.variables).toMatchObject({ after: null });
  expect(screen.queryByText("These days can't be shown. Please choose others.")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says that the days can't be shown when the page is not to blame", async () => {
  const page = await renderCentre("/agent/team-betting?period=TODAY");
  await page.refusePart("TeamBettingScreenQuery", extensions);
  expect(await screen.findByText("These days can't be shown. Please choose others.")).toBeTruthy();
  expect(page.router.state.location.search).toBe("?period=TODAY");
});
