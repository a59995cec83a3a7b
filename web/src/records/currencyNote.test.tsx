import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Caller, CallerContext } from "../caller/caller.ts";
import { renderRoutes } from "../testing/renderRoutes.tsx";
import { CurrencyNote } from "./CurrencyNote.tsx";

const open = (caller: Caller, kind: "paid" | "records" = "paid") =>
  renderRoutes(
    [
      {
        path: "/",
        element: (
          <CallerContext value={caller}>
            <p>Page</p>
            <CurrencyNote currency={kind === "paid" ? "VND" : null} kind={kind} />
          </CallerContext>
        ),
      },
    ],
    "/",
  );

it("tells a member with another wallet where the money goes", async () => {
  const page = await open("member");
  await waitFor(() => expect(page.variables("CurrencyNoteQuery")).toEqual({ withWallets: false }));
  await page.answer({ Member: () => ({ id: "m1", currency: "THB" }) });
  expect((await screen.findByRole("note")).textContent).toBe(
    "Amounts are in VND and are paid to your VND wallet. You're using your THB wallet.",
  );
});

it("names the other wallets of a record, which shows that of the wallet in use", async () => {
  const page = await open("member", "records");
  await waitFor(() => expect(page.variables("CurrencyNoteQuery")).toEqual({ withWallets: true }));
  const wallet = (currency: string, isOpen: boolean) => ({ currency, isOpen });
  const currencyWallets = [wallet("VND", true), wallet("THB", true), wallet("USD", false), wallet("PHP", true)];
  await page.answer({ Member: () => ({ id: "m1", currency: "THB", wallet: { currencyWallets } }) });
  expect((await screen.findByRole("note")).textContent).toBe(
    "Only your THB wallet is shown here. For VND and PHP, switch wallets in My wallet.",
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
