import { hash } from "node:crypto";
import { z } from "zod";
import { decimal, idText, instant, maybeNumber, text } from "../upstream/wire.ts";
import { game } from "./games.wire.ts";

/** Masks a name that the platform sent unmasked. */
const masked = text.transform((name) => (name.includes("*") ? name.slice(0, 40) : `${name.slice(0, 2)}***`));

export const win = z
  .object({
    rank: maybeNumber,
    account: masked,
    gameName: text,
    vassalage: text,
    winAmount: decimal,
    currency: text,
    wonAt: instant,
    nodeId: idText.nullish().catch(null),
    game: game.nullish().catch(null),
  })
  .transform((row) => {
    const { account, gameName, winAmount, currency, wonAt, vassalage } = row;
    return {
      // The same win gets the same key in every list and language.
      key: hash("sha256", JSON.stringify([account, wonAt, winAmount, vassalage]), "base64url").slice(0, 16),
      rank: row.rank === null ? null : Math.trunc(row.rank),
      account,
      gameName,
      amount: { amount: winAmount, currency },
      wonAt,
      gameInternalID: row.nodeId ?? null,
      game: row.game ?? null,
    };
  });

/** A win as everybody may see it. */
export type WinModel = z.output<typeof win>;
