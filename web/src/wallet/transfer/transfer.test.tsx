import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPart } from "../../testing/renderAs.tsx";
import { WalletPane } from "../WalletPane.tsx";

const user = userEvent.setup();
const money = (amount: string) => ({ amount, currency: "VND" });
const walletWith = (main: string, live: string) => ({
  id: "w1",
  total: money("5000"),
  available: money(main),
  bonus: money("0"),
  locked: money("0"),
  games: money("0"),
  currencyWallets: [],
  updatedAt: "2026-11-22T10:00:00Z",
  accounts: [
    { id: "a1", name: "Main wallet", balance: money(main), isOpen: true },
    { id: "a3", name: "Closed", balance: money("0"), isOpen: false },
    { id: "a2", name: "Live", balance: money(live), isOpen: true },
  ],
});
const open = async (main: string, live: string) => {
  const page = await renderPart(<WalletPane />);
  await page.answer({ Member: () => ({ id: "m1" }), Wallet: () => walletWith(main, live) });
  return page;
};
const amount = () => screen.getByLabelText("Amount");
const send = () => user.click(screen.getByRole("button", { name: /^Transfer( |$)/ }));

it("moves an amount once, also when the answer is lost and the form sends it again", async () => {
  const page = await open("5000", "0");
  await user.type(amount(), "1,500");
  await send();
  const { input } = page.variables("TransferFormMutation");
  expect(input).toMatchObject({ from: "a1", to: "a2", amount: "1500" });
  await page.refuse(new Error("down"));
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/Checking whether it went through/),
  );
  await send();
  await waitFor(() => expect(page.variables("TransferFormMutation").input).toEqual(input));
  await page.answer({
    TransferFundsPayload: () => ({ userErrors: [] }),
    Wallet: () => walletWith("3500", "1500"),
  });
  expect(await screen.findByText("₫1,500 moved to Live.")).toBeTruthy();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Main wallet₫3,500",
    "ClosedMaintenance₫0",
    "Live₫1,500",
  ]);
  // The next press moves nothing by itself; the wallets stay chosen.
  expect(amount()).toHaveProperty("value", "");
  expect(screen.getByLabelText("To wallet")).toHaveProperty("value", "a2");
  expect(screen.queryByRole("alert")).toBeNull();
  await user.type(amount(), "1,500");
  await send();
  expect(page.variables("TransferFormMutation").input.idempotencyKey).not.toBe(input.idempotencyKey);
  // What is typed while it is under way is the next amount.
  await user.clear(amount());
  await user.type(amount(), "70");
  await page.answer({ TransferFundsPayload: () => ({ userErrors: [] }), Wallet: () => walletWith("2000", "3000") });
  expect(amount()).toHaveProperty("value", "70");
});

it("takes money out of a wallet whose vendor is closed, and puts none into it", async () => {
  await open("5000", "0");
  const optionsOf = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(optionsOf("From wallet")).toContain("Closed · ₫0");
  expect(optionsOf("To wallet")).toEqual(["Main wallet · ₫5,000", "Live · ₫0"]);
  await user.selectOptions(screen.getByLabelText("From wallet"), "a3");
  expect(screen.getByRole("button", { name: "Swap wallets" })).toHaveProperty("disabled", true);
});

it("says what is wrong with an amount before it is sent", async () => {
  const page = await open("5000", "0");
  for (const [typed, message] of [
    ["0", /above zero/],
    ["5001", /doesn't have that much/],
    ["99999999999999", /doesn't have that much/],
    ["abc", /Write the amount like ₫1,000/],
    ["1.5", /whole amount/],
  ] as const) {
    await user.clear(amount());
    await user.type(amount(), typed);
    await send();
    expect((await screen.findByRole("alert")).textContent).toMatch(message);
  }
  await user.click(screen.getByRole("button", { name: "All" }));
  expect(amount()).toHaveProperty("value", "5,000");
  await user.selectOptions(screen.getByLabelText("To wallet"), "a1");
  await send();
  expect((await screen.findByRole("alert")).textContent).toMatch(/two different wallets/);
  expect(() => page.variables("TransferFormMutation")).toThrow();
});

it("collects the vendors' money, and names the wallets that could not be emptied", async () => {
  const page = await open("3500", "1500");
  const collect = () => user.click(screen.getByRole("button", { name: "Collect all" }));
  await collect();
  await page.answer({
    CollectFundsPayload: () => ({ notCollected: [{ id: "a2", name: "Live" }], userErrors: [] }),
    Wallet: () => walletWith("3500", "1500"),
  });
  expect(within(screen.getByRole("alert")).getByText(/Live/)).toBeTruthy();
  await collect();
  await page.answer({
    CollectFundsPayload: () => ({ notCollected: [], userErrors: [] }),
    Wallet: () => walletWith("5000", "0"),
  });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: "Collect all" })).toBeNull();
});
