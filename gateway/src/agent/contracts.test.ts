import { expect, it } from "vitest";
import { startForFile } from "../testing/startForFile.ts";
import { contracts } from "./contracts.wire.ts";

const { t } = await startForFile();

const CONTRACTS = `{ viewer { member { contracts {
  dailySalary { tiers { rate } } hourSalary { tiers { rate } } realTimeSalary { profitRate } dividend { tiers { rate } }
} } } }`;

it("are none for a member without contracts", async () => {
  const member = t.client();
  await member.logIn("demo");
  expect((await member.run(CONTRACTS)).at("viewer.member.contracts")).toEqual({
    dailySalary: null,
    hourSalary: null,
    realTimeSalary: null,
    dividend: null,
  });
});

it("are read with their steps, or with one step without a list; what cannot be read is none", () => {
  const step = { rate: "0.015", periodValidBet: "1000", periodProfitAndLoss: "500", activeMembers: 3, betAmount: "10" };
  const bare = { rate: "0.01", periodValidBet: null, periodProfitAndLoss: null, betAmount: null };
  const realTimeSalary = { profitRate: "0.001", lossRate: "0.002", singleBetAmount: "100" };
  const sent = { dailySalary: { tiers: [step] }, hourSalary: { rate: "0.01" }, realTimeSalary, dividend: { rate: 7 } };
  expect(contracts.parse(sent)).toEqual({
    dailySalary: { tiers: [step] },
    hourSalary: { tiers: [bare] },
    realTimeSalary,
    dividend: null,
  });
});
