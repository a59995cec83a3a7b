import { expect, it } from "vitest";
import { pagesFor } from "./agentPages.ts";

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
