import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import { balanceOf, memberAccountId } from "../ledger/ledger.ts";
import { messages } from "../member/member.tables.ts";
import { memberNamed } from "../member/members.ts";
import { payoutAccounts } from "../security/security.tables.ts";
import { DAY_MS } from "../time/units.ts";
import { Caller } from "./caller.ts";
import { startTestSandbox } from "./startTestSandbox.ts";
import { tokenOf } from "./tokenOf.ts";

const MEMBER = "vipclub";
/** Of the seeded accounts. */
const PAYMENT_PASSWORD = "246810";

/** A withdrawal, as far as tests look at it. */
export interface WithdrawalView {
  withdrawId: string;
  state: string;
  fee: string;
  arrives: string;
  paid: string;
  confirmBefore: string | null;
  cancellable: boolean;
  parts: { partId: string; amount: string; state: string; depositFinal: boolean; proofs: number }[];
  timeline: { state: string; at: string }[];
}

/** A sandbox with a member who has money and an account to withdraw to. */
export async function openWithdrawHarness() {
  const sandbox = await startTestSandbox({ rateLimits: false });
  const { db } = sandbox.platform;
  const caller = new Caller(sandbox);
  let token = await tokenOf(sandbox, MEMBER);
  const { id: memberId } = await memberNamed(db, MEMBER);
  const [account] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.memberId, memberId));
  const bankCardId = account?.id ?? "";
  await caller.post("/sandbox/balance", { body: { username: MEMBER, amount: "50000000" } });

  const post = (path: string, body: object, headers = {}) =>
    caller.post<WithdrawalView>(path, { token, body, headers });
  const detail = (withdrawId: string, as = token) =>
    caller.get<WithdrawalView>(`/wps/relay/GCS_withdrawDetail?withdrawId=${withdrawId}`, { token: as });
  const advance = async (ms: number) => {
    await caller.post("/sandbox/clock", { body: { advance: ms } });
    // The session before has ended meanwhile.
    token = await tokenOf(sandbox, MEMBER);
  };
  return {
    sandbox,
    caller,
    memberId,
    account,
    bankCardId,
    token: () => token,
    post,
    detail,
    advance,
    /** Begins a new day: its limits count from zero. */
    nextDay: () => advance(DAY_MS),
    credit: (amount: string) => caller.post("/sandbox/balance", { body: { username: MEMBER, amount } }),
    create: (amount: string, { key = randomUUID() as string, password = PAYMENT_PASSWORD, card = bankCardId } = {}) =>
      caller.post<WithdrawalView>("/wps/relay/GCS_withdrawCreate", {
        token,
        sealed: { bankCardId: card, amount, paymentPassword: password },
        key,
      }),
    settle: (withdrawId: string, step: string, amount?: string) =>
      post("/sandbox/withdraw/settle", { withdrawId, step, ...(amount && { amount }) }),
    confirm: (withdrawId: string, result: string, more: object = {}, key: string = randomUUID()) =>
      post("/wps/relay/GCS_withdrawConfirm", { withdrawId, result, ...more }, { "Idempotency-Key": key }),
    cancel: (withdrawId: string) => post("/wps/relay/GCS_withdrawCancel", { withdrawId }),
    held: (kind: "main" | "locked") => balanceOf(db, memberAccountId(memberId, kind, "VND")),
    becomes: (withdrawId: string, state: string) =>
      vi.waitFor(async () => expect((await detail(withdrawId)).value.state).toBe(state), { timeout: 10_000 }),
    /** The titles of the messages to the member. */
    titles: async () =>
      (await db.select().from(messages).where(eq(messages.memberId, memberId))).map(({ title }) => title),
  };
}
