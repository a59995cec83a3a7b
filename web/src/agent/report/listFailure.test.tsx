import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderCentre } from "../../testing/renderCentre.tsx";

/** Opens a page of the centre, and answers its list with BAD_USER_INPUT. */
async function openRefused(address: string, query: string, list: object) {
  const page = await renderCentre(address);
  const asked = await page.find(query);
  const error = { message: "No.", path: ["viewer", "agent", Object.keys(list)[0] ?? ""], extensions };
  await act(async () =>
    page.environment.mock.resolve(asked, {
      data: { viewer: { agent: { id: "agent", ...list } } },
      errors: [error],
    }),
  );
  return { ...page };
}
const extensions = { code: "BAD_USER_INPUT" };

it.each([
  ["/agent/team-betting?account=mem01&after=nonsense", "TeamBettingScreenQuery", { page: null }, "?account=mem01"],
  ["/agent/team?keyword=mem&after=nonsense", "DownlineScreenQuery", { page: null }, "?keyword=mem"],
  ["/agent/contract-requests?after=nonsense", "RequestsScreenQuery", { page: null }, ""],
])("begins at the first page when %s names a page that the list does not have", async (address, query, list, first) => {
  const page = await openRefused(address, query, list);
  await waitFor(() => expect(page.router.state.location.search).toBe(first));
  const again = await page.find(query);
  expect(again.request.variables).toMatchObject({ after: null });
  expect(screen.queryByText("These days can't be shown. Please choose others.")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says that the days can't be shown when the page is not to blame", async () => {
  const page = await openRefused("/agent/team-betting?period=TODAY", "TeamBettingScreenQuery", { page: null });
  expect(await screen.findByText("These days can't be shown. Please choose others.")).toBeTruthy();
  expect(page.router.state.location.search).toBe("?period=TODAY");
});
