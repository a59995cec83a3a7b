import { randomUUID } from "node:crypto";
import { rewardKinds } from "@atrium/schema/values";
import { eq } from "drizzle-orm";
import { html } from "hono/html";
import { z } from "zod";
import { issueBonus } from "../bonuses/bonuses.ts";
import type { CorePlatform } from "../corePlatform.ts";
import { PlatformError, wrongField } from "../http/errors.ts";
import { formControl } from "../http/formControl.ts";
import { text } from "../http/input.ts";
import { inEveryLanguage } from "../http/languages.ts";
import { transact } from "../ledger/transact.ts";
import { memberNamed } from "../member/members.ts";
import { withNames } from "../member/withNames.ts";
import { toDecimal, toMinor } from "../money.ts";
import { MINUTE_MS } from "../time/units.ts";
import { rewardView } from "./rewards.routes.ts";
import { type RewardKind, rewards } from "./rewards.tables.ts";
import { freeSpinsReward, grantReward } from "./rewards.ts";

/** Hours in which free spins can be used. */
const SPIN_HOURS = 72;
/** A week. */
const MINUTES = 10_080;

const Gift = z.strictObject({
  username: text(32, 1),
  amount: text(20, 1),
  title: text(100, 1).default("A gift of the house"),
  kind: z.enum([...rewardKinds, "BONUS"]).default("PROMOTION"),
  /** How often the amount is to be played through; 0 for a reward in cash. */
  turnover: z.coerce.number().int().min(0).max(100).default(1),
  /** Free spins in place of money: their number, and the slots for them. The amount is their stake. */
  spins: z.coerce.number().int().min(0).max(500).default(0),
  games: z
    .string()
    .regex(/^(\d{1,9}(,\d{1,9})*)?$/)
    .default("")
    .transform((list) => list.split(",").filter(Boolean).map(Number)),
  /** Until it expires. */
  minutes: z.coerce.number().int().min(1).max(525_600).default(MINUTES),
});

/** Controls that grant rewards and bonuses, as an operator would. */
export function rewardControlRoutes(platform: CorePlatform) {
  const { db, clock } = platform;

  async function give({ username, kind, title, turnover, minutes, spins, games, ...typed }: z.output<typeof Gift>) {
    const member = await memberNamed(db, username);
    const { id: memberId, currency } = member;
    const amount = toMinor(typed.amount, currency);
    if (amount === undefined || amount === 0n) throw new PlatformError("AMOUNT_OUT_OF_RANGE");
    const at = clock.now();
    const until = new Date(at.getTime() + minutes * MINUTE_MS);
    const cause = `operator:${randomUUID()}`;
    const titles = inEveryLanguage(() => title);
    const gift = { memberId, currency, cause, titles, amount, turnoverRequired: amount * BigInt(turnover) };
    if (spins > 0 && (games.length === 0 || kind === "BONUS")) throw wrongField("games", "required");
    if (kind === "BONUS") {
      // A bonus without turnover is cash, which only a reward can be.
      if (turnover === 0) throw wrongField("turnover", "min");
      const bonus = await transact(platform, (tx) => issueBonus(tx, { ...gift, issuedAt: at, expiresAt: until }));
      return { bonusId: String(bonus?.id) };
    }
    const terms = { spins, stake: Number(amount), games, turnover, hours: SPIN_HOURS };
    const given = {
      ...gift,
      ...(spins > 0 && freeSpinsReward(terms)),
      kind: kind satisfies RewardKind,
      grantedAt: at,
      claimBefore: until,
    };
    const reward = await transact(platform, (tx) => grantReward(tx, given));
    return reward && rewardView(reward, "EN");
  }

  return formControl({
    path: "/sandbox/reward",
    call: "grant",
    body: Gift,
    run: give,
    title: "Rewards",
    async items() {
      const waiting = await withNames(db, rewards, {
        of: rewards.memberId,
        where: eq(rewards.status, "AVAILABLE"),
        by: rewards.claimBefore,
      });
      const list = waiting.map(
        ({ row: { kind, titles, amount, currency, claimBefore }, username }) => html`<article>
<header><strong>${toDecimal(amount, currency)} ${currency}</strong><span>${username}, ${kind}, ${titles.EN}</span>
<span class="muted">to be claimed until ${claimBefore.toISOString()}</span></header></article>`,
      );
      const form = html`<form method="post"><label>Member <input name="username" value="demo" required></label>
<label>Amount <input name="amount" value="50000" required></label>
<label>Kind <select name="kind">${[...rewardKinds, "BONUS"].map((kind) => html`<option>${kind}</option>`)}</select></label>
<label>Turnover <input name="turnover" value="1" size="3"></label>
<label>Free spins <input name="spins" value="0" size="3"></label>
<label>Games <input name="games" value="10055,10078,10115"></label>
<label>Minutes <input name="minutes" value="${MINUTES}" size="6"></label><button>Give</button></form>
<p class="muted">BONUS is given at once; the other kinds wait until the member claims them. Turnover is how often the
amount is to be played through; 0 is cash. With free spins, the amount is their stake, and turnover is that of what they
win; games are the numbers of slots.</p>`;
      return [form, ...list];
    },
  });
}
