import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Caller, CallerContext } from "../caller/caller.ts";
import { renderRoutes } from "../testing/renderRoutes.tsx";
import { CurrencyNote } from "./CurrencyNote.tsx";

const open = (caller: Caller) =>
  renderRoutes(
    [
      {
        path: "/",
        element: (
          <CallerContext value={caller}>
            <p>Page</p>
            <CurrencyNote currency="VND" kind="paid" />
          </CallerContext>
        ),
      },
    ],
    "/",
  );

it("tells a member with another wallet where the money goes", async () => {
  const page = await open("member");
  await waitFor(() => expect(page.variables("CurrencyNoteQuery")).toEqual({}));
  await page.answer({ Member: () => ({ id: "m1", currency: "THB" }) });
  expect((await screen.findByRole("note")).textContent).toBe(
    "Amounts are in VND and are paid to your VND wallet. You're using your THB wallet.",
  );
});

it("says nothing to a member with that wallet, and to guests", async () => {
  const page = await open("member");
  await waitFor(() => page.variables("CurrencyNoteQuery"));
  await page.answer({ Member: () => ({ id: "m1", currency: "VND" }) });
  expect(screen.queryByRole("note")).toBeNull();
});

it("asks nothing for guests", async () => {
  const page = await open("guest");
  expect(await screen.findByText("Page")).toBeTruthy();
  expect(page.environment.mock.getAllOperations()).toEqual([]);
});
