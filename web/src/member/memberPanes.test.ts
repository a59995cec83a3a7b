import { expect, test } from "vitest";
import { MEMBER_PANES, panesFor } from "./memberPanes.ts";

const everything = { memberCentre: true, referralPromotion: true, uplineTransfer: true, canTransferToUpline: true };

test("whoever may see everything sees it in the platform's order", () => {
  expect(panesFor(everything)).toEqual(MEMBER_PANES);
});

test("without the operator's member centre there are no deposits, withdrawals, transfers and records", () => {
  expect(panesFor({ ...everything, memberCentre: false })).toEqual([
    "securityCenter",
    "bonusDetails",
    "rewardCenter",
    "referral",
    "missionLeaderboard",
    "messageV2",
  ]);
});

test("passing funds up needs the operator's leave and the account's; inviting friends needs the promotion", () => {
  for (const right of ["uplineTransfer", "canTransferToUpline"] as const) {
    expect(panesFor({ ...everything, [right]: false })).not.toContain("transferUpline");
  }
  expect(panesFor({ ...everything, referralPromotion: false })).not.toContain("referral");
});
