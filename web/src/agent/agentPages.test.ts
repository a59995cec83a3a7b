import { expect, it } from "vitest";
import { mayOpen, pagesFor } from "./agentPages.ts";

const off = { dividend: false, dailySalary: false, hourlySalary: false, realTimeSalary: false };

it("has the pages of the specification in its order, and those with a flag only where it is on", () => {
  const always = [
    "agentAnnouncement",
    "agentOverview",
    "registerCenter",
    "downlineManagement",
    "teamBetting",
    "userProfitLoss",
    "agentRevenueReport",
    "downlineTransactionDetails",
  ];
  for (const unknown of [off, null, undefined]) expect(pagesFor(unknown)).toEqual(always);
  expect(pagesFor({ ...off, hourlySalary: true, dividend: true })).toEqual([
    ...always,
    "dividend",
    "hourlySalary",
    "contractRequests",
  ]);
  expect(pagesFor({ dividend: true, dailySalary: true, hourlySalary: true, realTimeSalary: true })).toEqual([
    ...always,
    "dividend",
    "dailySalary",
    "hourlySalary",
    "realTimeSalary",
    "contractRequests",
  ]);
});

it("has an agent's sub-accounts where the platform has them", () => {
  expect(pagesFor(off, true).at(-1)).toBe("subAccounts");
});

it("a sub-account sees the pages of its rights, and the news", () => {
  const shown = (right: string) =>
    pagesFor({ ...off, dividend: true }).filter((page) => mayOpen(page, (needed) => needed === right));
  expect(shown("none")).toEqual(["agentAnnouncement"]);
  expect(shown("OPEN_ACCOUNTS")).toEqual(["agentAnnouncement", "registerCenter"]);
  expect(shown("READ_ACCOUNTS")).toEqual(["agentAnnouncement", "downlineManagement"]);
  expect(shown("CONTRACTS")).toEqual(["agentAnnouncement", "dividend", "contractRequests"]);
  expect(shown("READ_REPORTS")).toEqual([
    "agentAnnouncement",
    "agentOverview",
    "teamBetting",
    "userProfitLoss",
    "agentRevenueReport",
    "downlineTransactionDetails",
  ]);
});
