import { expect, test } from "vitest";
import { MEMBER_PANES, panesFor } from "./memberPanes.ts";

const everything = {
  memberCentre: true,
  referralPromotion: true,
  uplineTransfer: true,
  canTransferToUpline: true,
  downlineTransfer: true,
  isAgent: false,
};

test("a member with all rights sees all panes in the platform's order", () => {
  expect(panesFor(everything)).toEqual(MEMBER_PANES);
});

test("without the operator's member centre, there are no deposits, withdrawals, transfers and records", () => {
  expect(panesFor({ ...everything, memberCentre: false })).toEqual([
    "securityCenter",
    "bonusDetails",
    "rewardCenter",
    "referral",
    "missionLeaderboard",
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
  const agent = { ...everything, uplineTransfer: false, isAgent: true };
  expect(panesFor(agent)).toContain("transferUpline");
  expect(panesFor({ ...agent, downlineTransfer: false })).not.toContain("transferUpline");
});
