import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "../../member/member.tables.ts";
import { memberProfiles } from "../../member/profile.tables.ts";
import { TERMS_VERSION } from "../../site/termsVersion.ts";
import { startForFile } from "../../testing/startForFile.ts";
import { countInviteClick } from "./inviteLinks.ts";

const { db, site, caller, tokenOf } = await startForFile({ rateLimits: false });

let people = 0;
const register = async (invitation: object) => {
  people += 1;
  const [username, password] = [`invited${people}`, "a good long one"];
  const sealed = { username, password, confirmPassword: password, termsVersion: TERMS_VERSION, ...invitation };
  const { code } = await caller.call("PUT", "/wps/member/register", { sealed });
  return { code, username };
};
/** An account with the friend who invited it. */
const memberOf = async ({ username }: { username: string }) => {
  const [found] = await db
    .select({
      id: members.id,
      path: members.path,
      uplineId: members.uplineId,
      rebate: members.rebate,
      referrerId: memberProfiles.referrerId,
    })
    .from(members)
    .leftJoin(memberProfiles, eq(memberProfiles.memberId, members.id))
    .where(eq(members.username, username));
  if (!found) throw new Error(`no ${username}`);
  return found;
};

test("the check knows the codes of agents, friends and links", async () => {
  const codes = ["mai88", "LINH88", "MAIFB234", "NOBODY1"].map(
    async (code) => (await caller.get(`/wps/agent/affiliate?code=${code}`)).code,
  );
  expect(await Promise.all(codes)).toEqual(["OK", "OK", "OK", "AFFILIATE_CODE_INVALID"]);
});

test.each([
  [{ affiliateCode: "mai88" }, 0, null],
  [{ affiliateCode: "maifb234" }, 25, null],
  [{ referralCode: "MAIFB234" }, 25, null],
  [{ affiliateCode: "LINH88" }, 0, "demo"],
  [{ referralCode: "LINH88" }, 0, "demo"],
  [{ affiliateCode: "mai88", referralCode: "LINH88" }, 0, "demo"],
])("%j leads to the agent", async (invitation, rebate, friend) => {
  const agent = await memberOf({ username: "agent" });
  const { id, ...newcomer } = await memberOf(await register(invitation));
  const referrerId = friend && (await memberOf({ username: friend })).id;
  expect(newcomer).toEqual({ path: `${agent.path}${id}/`, uplineId: agent.id, rebate, referrerId });
});

test("an unknown code of an address is ignored; a closed brand requires a code", async () => {
  const agent = await memberOf({ username: "agent" });
  expect(await memberOf(await register({ referralCode: "NOBODY1" }))).toMatchObject({ uplineId: null });
  await site.set({ DIRECT_REGISTER: false });
  expect((await register({})).code).toBe("REGISTRATION_CLOSED");
  expect((await register({ affiliateCode: "SIAM88" })).code).toBe("OK");
  await site.setBrand({ ...site.brand, affiliate: { code: "MAI88", domain: "mai.example" } });
  expect(await memberOf(await register({ domain: "mai.example" }))).toMatchObject({ uplineId: agent.id });
});

test("a network counts once on each of the merchant's days, which begin at 17:00 UTC", async () => {
  const agent = await tokenOf("agent");
  const body = { type: "player", rebate: "0.0010" };
  const { code } = (await caller.post<{ code: string }>("/wps/relay/ACS_inviteLinkCreate", { token: agent, body }))
    .value;
  const clicksAfter = async (...times: string[]) => {
    for (const time of times) await countInviteClick(db, code, "192.0.2.0", new Date(time));
    const { value } = await caller.get<{ list: { code: string; clicks: number }[] }>("/wps/relay/ACS_inviteLinkList", {
      token: agent,
    });
    return value.list.find((link) => link.code === code)?.clicks;
  };
  expect(await clicksAfter("2026-03-01T16:59:59Z")).toBe(1);
  expect(await clicksAfter("2026-03-01T17:00:00Z")).toBe(2);
  expect(await clicksAfter("2026-03-02T00:00:00Z", "2026-03-02T16:59:59Z")).toBe(2);
});
