import { expect, test } from "vitest";
import { PANE_GROUPS, panesFor } from "./memberPanes.ts";

const everything = {
  memberCentre: true,
  referralPromotion: true,
  uplineTransfer: true,
  canTransferToUpline: true,
  downlineTransfer: true,
  sendsDown: false,
  isSubAccount: false,
  missingParts: [],
};

test("a member with all rights sees all panes in three groups, in each in the order of the documents", () => {
  const groups = [PANE_GROUPS.money, PANE_GROUPS.play, PANE_GROUPS.account];
  expect(panesFor(everything)).toEqual(groups.flat());
  const documents = [
    ...["securityCenter", "transferFund", "depositv2", "withdraw", "transferUpline", "personalHistoryCopy"],
    ...["transactionHistory", "personalProfit", "activityStatement", "bonusDetails", "rewardCenter", "referral"],
    ...["missionLeaderboard", "messageV2"],
  ];
  expect(groups.flat().toSorted()).toEqual(documents.toSorted());
  for (const group of groups) expect(group).toEqual(documents.filter((pane) => group.some((one) => one === pane)));
});

test("without the operator's member centre, there are no deposits, withdrawals, transfers and records", () => {
  expect(panesFor({ ...everything, memberCentre: false })).toEqual([
    "bonusDetails",
    "rewardCenter",
    "missionLeaderboard",
    "securityCenter",
    "referral",
    "messageV2",
  ]);
});

test("a transfer to the upline needs the operator's and the account's permission; a referral needs the promotion", () => {
  for (const right of ["uplineTransfer", "canTransferToUpline"] as const) {
    expect(panesFor({ ...everything, [right]: false })).not.toContain("transferUpline");
  }
  expect(panesFor({ ...everything, referralPromotion: false })).not.toContain("referral");
});

test("an agent transfers to the downline where the operator allows it", () => {
  const agent = { ...everything, uplineTransfer: false, sendsDown: true };
  expect(panesFor(agent)).toContain("transferUpline");
  expect(panesFor({ ...agent, downlineTransfer: false })).not.toContain("transferUpline");
});

test("panes that the platform lacks are left out", () => {
  const all: readonly string[] = panesFor(everything);
  const lacking: readonly string[] = panesFor({ ...everything, missingParts: ["DEPOSITS", "BETS", "MESSAGES"] });
  expect(all.filter((pane) => !lacking.includes(pane))).toEqual(["depositv2", "personalHistoryCopy", "messageV2"]);
});

test("a sub-account has its own login and messages, and transfers with the right to them", () => {
  const desk = { ...everything, canTransferToUpline: false, isSubAccount: true };
  expect(panesFor(desk)).toEqual(["securityCenter", "messageV2"]);
  expect(panesFor({ ...desk, sendsDown: true })).toEqual(["transferUpline", "securityCenter", "messageV2"]);
});
