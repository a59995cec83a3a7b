import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { outbox } from "../../outbox/outbox.tables.ts";
import { startForFile } from "../../testing/startForFile.ts";

const { db, claims, caller, tokenOf } = await startForFile({ rateLimits: false });
afterEach(() => vi.restoreAllMocks());

const grantReward = async () => {
  const body = { username: "vipclub", amount: "5000" };
  const { value } = await caller.post<{ rewardId: string }>("/sandbox/reward/grant", { body });
  return { rewardId: value.rewardId };
};
const openEnvelope = async () => {
  const { value } = await caller.post<{ envelopeId: string }>("/sandbox/red-envelope/open", { body: { minutes: 10 } });
  return { envelopeId: value.envelopeId };
};
const ownContract = async (token: string) => {
  const { value } = await caller.get<{ list: { contractId: string }[] }>(
    "/wps/relay/ACS_dailySalaryList?status=ACTIVE",
    { token },
  );
  return { contractId: value.list[0]?.contractId, confirmAutoTerminate: true };
};

test.each<[call: string, bodyOf: (token: string) => object | Promise<object>, account?: string]>([
  ["PRM_signIn", () => ({})],
  ["PRM_redEnvelopeClaim", openEnvelope],
  ["PRM_claim", () => ({ id: 12 })],
  ["PRM_apply", () => ({ id: 14 })],
  ["MCSFE_missionClaim", () => ({ missionId: "9" })],
  ["MCSFE_rewardClaim", grantReward],
  ["ACS_dailySalaryTerminate", ownContract, "agent"],
  ["ACS_dividendOffer", () => ({ account: "agent", action: "TERMINATE", confirmAutoTerminate: true }), "senior"],
])(
  "a repeated %s gets the first answer, though the process died before it was stored",
  async (call, bodyOf, account) => {
    const token = await tokenOf(account ?? "vipclub");
    const request = { token, body: await bodyOf(token), key: randomUUID() };
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    vi.spyOn(claims, "answer").mockRejectedValue(new Error("the process died"));
    const send = async () => {
      const { code, value } = await caller.post(`/wps/relay/${call}`, request);
      return { code, value };
    };
    const first = await send();
    expect(first.code).toBe("OK");
    vi.restoreAllMocks();
    expect(await send()).toEqual(first);
  },
);

test("a repeated reset link is not sent again, though the process died before the answer was stored", async () => {
  const body = { account: "demo" };
  const request = { token: await tokenOf("agent"), body, key: randomUUID() };
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.spyOn(claims, "answer").mockRejectedValue(new Error("the process died"));
  const before = await db.$count(outbox);
  for (const _ of [1, 2]) expect((await caller.post("/wps/relay/ACS_downlineResetLink", request)).code).toBe("OK");
  expect(await db.$count(outbox)).toBe(before + 1);
});
