import { z } from "zod";
import type { Money } from "../__generated__/types.ts";
import { pictureOf } from "../cdn/pictures.ts";
import { pageOf } from "../paging/page.wire.ts";
import { count, decimal, idText, instant, known, maybeInstant, maybeText, text } from "../upstream/wire.ts";

const kinds = ["BANK", "QR", "EWALLET", "VOUCHER", "HOSTED_CARD"] as const;
export const depositStates = ["CREATED", "PENDING", "SUCCESS", "FAILED", "EXPIRED", "CANCELLED"] as const;

const channel = z
  .object({
    channelId: idText,
    type: known(kinds, "UNKNOWN"),
    name: text,
    iconUrl: maybeText,
    currency: text,
    min: decimal,
    max: decimal,
    feeRate: decimal,
    feeFixed: decimal,
    minutes: count,
    presets: z.array(decimal).max(20),
    status: known(["ACTIVE", "MAINTENANCE"], null),
    playedOnce: z.boolean().catch(false),
  })
  .transform(({ currency, ...row }) => {
    const money = (amount: string): Money => ({ amount, currency });
    return {
      internalID: row.channelId,
      kind: row.type,
      name: row.name,
      icon: pictureOf(row.iconUrl),
      least: money(row.min),
      most: money(row.max),
      feeRate: row.feeRate,
      feeFixed: money(row.feeFixed),
      minutes: row.minutes,
      presets: row.presets.map(money),
      isAvailable: row.status === "ACTIVE",
      isPlayedOnce: row.playedOnce,
    };
  });

/** A way to deposit. */
export type DepositChannelModel = z.output<typeof channel>;

/** Channels; one that can't be read is left out. */
export const channels = z.array(channel.nullable().catch(null)).transform((rows) => rows.filter((row) => row !== null));

const bankAccount = z.object({ bankName: text, accountName: text, accountNo: text, reference: text });

/** An address that a browser may open; null for others, such as scripts. */
const pageAddress = (url: string | null) =>
  url !== null && /^https?:\/\//.test(url) && URL.canParse(url) ? url : null;

export const deposit = z
  .object({
    depositId: idText,
    channelType: known(kinds, "UNKNOWN"),
    channelName: text,
    amount: decimal,
    fee: decimal,
    credited: decimal,
    currency: text,
    state: known(depositStates, "UNKNOWN"),
    createdAt: instant,
    expiresAt: instant,
    endedAt: maybeInstant,
    returnedAt: maybeInstant,
    payUrl: maybeText,
    qrContent: maybeText,
    bankAccount: bankAccount.nullish(),
    turnoverRequired: decimal.catch("0"),
    turnoverDone: decimal.catch("0"),
  })
  .transform(({ depositId, channelType, currency, ...row }) => {
    const money = (amount: string): Money => ({ amount, currency });
    return {
      ...row,
      internalID: depositId,
      turnoverRequired: money(row.turnoverRequired),
      turnoverDone: money(row.turnoverDone),
      channelKind: channelType,
      amount: money(row.amount),
      fee: money(row.fee),
      credited: money(row.credited),
      payUrl: pageAddress(row.payUrl),
      qrContent: row.qrContent !== null && row.qrContent.length <= 1_000 ? row.qrContent : null,
      bankAccount: row.bankAccount
        ? {
            bankName: row.bankAccount.bankName,
            holder: row.bankAccount.accountName,
            number: row.bankAccount.accountNo,
            reference: row.bankAccount.reference,
          }
        : null,
    };
  });

/** A deposit of the caller. */
export type DepositModel = z.output<typeof deposit>;

export const depositPage = pageOf(deposit);
