import { randomUUID } from "node:crypto";
import { fill } from "@atrium/arcade/texts";
import { toLanguage } from "../http/languages.ts";
import { fromPlatform, moving, platformAccountId, post, postAll } from "../ledger/ledger.ts";
import type { Posting } from "../ledger/posting.ts";
import { type LedgerTx, recordNews } from "../ledger/transact.ts";
import { findMember } from "../member/members.ts";
import { notify } from "../member/notify.ts";
import { toDecimal } from "../money.ts";
import { type JackpotFeed, type JackpotLevel, jackpotWins } from "./jackpots.tables.ts";
import { JACKPOT_TEXTS } from "./jackpots.texts.ts";
import { jackpotTitle } from "./jackpotTitle.ts";

/** A level with the amount that was won, and the bet that won it. */
export interface Win extends Pick<JackpotLevel, "jackpotId" | "level" | "amount" | "seed">, Omit<JackpotFeed, "id"> {
  currency: string;
}

/** Moves what bets fed from the house to the pool of each currency, as one payment. `lastFeed` is the last one of them. */
export async function moveFed(
  tx: LedgerTx,
  fed: ReadonlyMap<string, bigint>,
  lastFeed: bigint,
  at: Date,
): Promise<void> {
  for (const [currency, amount] of fed) {
    if (amount > 0n) await post(tx, fromHouse({ key: `jackpotFeed:${lastFeed}:${currency}`, currency, amount, at }));
  }
}

/** The house pays in what a level lacks to its bound. */
export async function raiseToBound(
  tx: LedgerTx,
  { amount, mustDropBy, currency }: Pick<JackpotLevel, "amount" | "mustDropBy"> & { currency: string },
  at: Date,
): Promise<void> {
  const missing = mustDropBy - amount;
  if (missing > 0n) await post(tx, fromHouse({ key: `jackpotRaise:${randomUUID()}`, currency, amount: missing, at }));
}

/** Pays each win as a movement of its own, posts what the house pays in after it, and sends messages to the winners. */
export async function payWins(tx: LedgerTx, wins: readonly Win[], at: Date): Promise<void> {
  if (wins.length === 0) return;
  await postAll(
    tx,
    wins.flatMap((win) => postingsOf(win, at)),
  );
  await tx.insert(jackpotWins).values(
    wins.map(({ jackpotId, level, betId, nodeId, memberId, amount, currency }) => ({
      ...{ jackpotId, level, betId, nodeId, memberId, amount, currency, wonAt: at },
    })),
  );
  for (const win of wins) await tellWinner(tx, win, at);
}

function postingsOf({ betId, memberId, currency, amount, seed, ...level }: Win, at: Date): Posting[] {
  const key = `${betId}:${level.level}`;
  return [
    {
      // A bonus, because the reports take wins from bets: it counts there as money that was given.
      ...{ key: `jackpotWin:${key}`, kind: "BONUS", at, reference: betId, remark: jackpotTitle(level, "EN") },
      entries: fromPlatform("jackpots", { memberId, currency, amount }),
    },
    { ...fromHouse({ key: `jackpotSeed:${key}`, currency, amount: seed, at }), reference: betId },
  ];
}

interface FromHouse {
  key: string;
  currency: string;
  amount: bigint;
  at: Date;
}

const fromHouse = ({ key, currency, amount, at }: FromHouse): Posting => ({
  ...{ key, kind: "ADJUST", at },
  entries: moving(amount, { from: platformAccountId("house", currency), to: platformAccountId("jackpots", currency) }),
});

async function tellWinner(tx: LedgerTx, win: Win, at: Date): Promise<void> {
  const member = await findMember(tx, win.memberId);
  const language = toLanguage(member.language);
  const { title, content } = JACKPOT_TEXTS[language].won;
  const values = {
    jackpot: jackpotTitle(win, language),
    amount: `${toDecimal(win.amount, win.currency)} ${win.currency}`,
  };
  await notify(tx, member, { title, content: fill(content, values) }, at);
  recordNews(tx, { topic: "message", customerId: String(member.id) });
}
