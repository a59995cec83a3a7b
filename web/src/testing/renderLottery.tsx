import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { lotteryRoutes } from "../lottery/lottery.routes.tsx";
import { renderAs } from "./renderAs.tsx";

export const user = userEvent.setup();
export const money = (amount: string) => ({ amount, currency: "USD" });
const serverTime = "2031-05-05T10:00:00.000Z";
export const draw = (number: string, seconds: number) => ({
  id: `draw-${number}`,
  number,
  nextNumber: String(Number(number) + 1).padStart(4, "0"),
  state: "OPEN",
  opensAt: "2031-05-05T09:59:50.000Z",
  closesAt: new Date(Date.parse(serverTime) + seconds * 1000).toISOString(),
  drawsAt: new Date(Date.parse(serverTime) + (seconds + 10) * 1000).toISOString(),
  serverTime,
  commitment: "ab".repeat(32),
  seed: null,
  numbers: [],
  prizes: [],
});
export const drawn = (number: string, numbers: string[]) => ({
  ...draw(number, 0),
  state: "DRAWN",
  numbers,
  seed: null,
});
const playType = (code: string, positions: number) => ({
  code,
  title: `Play ${code}`,
  positions,
  choices: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
  minChoices: 1,
  maxChoices: 10,
  odds: ["95"],
  minUnit: money("0.10"),
  maxUnit: money("50.00"),
  maxBets: 50,
});
export const lottery = {
  id: "l1",
  code: "SEA_5D_1M",
  name: "Minute Draw",
  mode: "SEA",
  kind: "FIVE_DIGITS",
  accountTypeName: "TCG_SEA",
  drawInterval: 60,
  defaultPlayType: "LAST_TWO",
  currentDraw: draw("0002", 50),
  playTypes: [playType("LAST_TWO", 2), playType("ONE", 1)],
  results: { edges: [{ node: drawn("0001", ["3", "9", "3", "8", "5"]) }] },
};
export const other = {
  ...lottery,
  id: "l2",
  code: "ELOTT_1",
  name: "Lucky Drum",
  mode: "ELOTT",
  kind: "THREE_DICE",
  drawInterval: 86_400,
  accountTypeName: "ELOTT",
};
export const site = (shown: object | null = lottery) => ({
  id: "site",
  lottery: shown,
  lotteryMenu: [
    { title: "Vendors", lotteries: [other] },
    { title: "House", lotteries: [lottery] },
  ],
  popularLotteries: [lottery],
});

/** Answers a request by its name; subscriptions wait for answers too. */
export const open = async (address: string, caller: "guest" | "member" = "member") => {
  const page = await renderAs(caller, lotteryRoutes, address);
  const find = (name: string) =>
    page.environment.mock.findOperation(({ request }) => request.node.operation.name === name);
  const settle = (name: string, resolvers: Parameters<typeof MockPayloadGenerator.generate>[1]) =>
    act(async () => {
      const operation = find(name);
      page.environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers));
    });
  return { ...page, find, settle };
};
export const member = {
  id: "m1",
  username: "ann",
  recentLotteries: [],
  wallet: { id: "w1", total: money("1350.50"), available: money("1250.50") },
};
export const show = async (address = "/lottery?gameCode=SEA_5D_1M", caller: "guest" | "member" = "member") => {
  const page = await open(address, caller);
  await page.settle("LotteryScreenQuery", {
    Site: () => site(),
    Viewer: () => ({ member: caller === "guest" ? null : member }),
  });
  await screen.findByRole("heading", { name: "Minute Draw" });
  return page;
};
export const picker = (name: string) => within(screen.getByRole("group", { name }));
export const fillSlip = async () => {
  await user.click(picker("Position 1").getByRole("button", { name: "3" }));
  await user.click(picker("Position 2").getByRole("button", { name: "Big" }));
  await user.click(screen.getByRole("button", { name: "Add to slip" }));
  return within(await screen.findByRole("complementary", { name: "Bet slip" }));
};
export const confirm = async (slip: { getByRole: typeof screen.getByRole }) => {
  await user.click(slip.getByRole("button", { name: "Place bet" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Confirm" }));
};
