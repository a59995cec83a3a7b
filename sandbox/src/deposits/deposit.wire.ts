import { hash } from "node:crypto";
import { pictures } from "@atrium/arcade/pictures";
import type { Language } from "../http/languages.ts";
import { toDecimal } from "../money.ts";
import { publicUrl } from "../site/publicUrl.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import type { Deposit } from "../wallet/deposits.tables.ts";
import { channelById, channelName, type DepositChannel } from "./channels.ts";
import { isOpen } from "./deposits.ts";

/** A channel in the contract's form. */
export const channelView = ({ site }: SitePlatform, channel: DepositChannel, language: Language) => {
  const amount = (minor: bigint) => toDecimal(minor, channel.currency);
  return {
    channelId: channel.channelId,
    type: channel.type,
    name: channel.name[language],
    iconUrl: pictures.channel(channel.channelId),
    currency: channel.currency,
    min: amount(channel.min),
    max: amount(channel.max),
    /** A part of the amount, `0.015` for 1.5 %. */
    feeRate: (Number(channel.feeRate) / 10_000).toString(),
    feeFixed: amount(channel.feeFixed),
    minutes: channel.minutes,
    presets: channel.presets.map(amount),
    status: channel.status,
    playedOnce: site.brand.depositsPlayedOnce,
  };
};

/** A deposit in the contract's form. It says how to pay while the deposit is open. */
export function depositView(platform: SitePlatform, deposit: Deposit, language: Language) {
  const { depositId, channelId, amount, fee, currency, payToken } = deposit;
  const type = channelById(channelId)?.type ?? "BANK";
  const payUrl = `${publicUrl(platform)}/pay/${payToken}`;
  return {
    depositId,
    channelId,
    channelType: type,
    channelName: channelName(channelId, language),
    amount: toDecimal(amount, currency),
    fee: toDecimal(fee, currency),
    credited: toDecimal(amount - fee, currency),
    currency,
    state: deposit.state,
    createdAt: deposit.createdAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
    endedAt: deposit.endedAt?.toISOString() ?? null,
    returnedAt: deposit.returnedAt?.toISOString() ?? null,
    turnoverRequired: toDecimal(deposit.turnoverRequired, currency),
    turnoverDone: toDecimal(deposit.turnoverDone, currency),
    ...(isOpen(deposit) && type === "QR" && { qrContent: payUrl }),
    ...(isOpen(deposit) && type === "BANK" && { bankAccount: bankAccountOf(deposit) }),
    ...(isOpen(deposit) && type !== "QR" && type !== "BANK" && { payUrl }),
  };
}

/** The operator's account that a transfer goes to. The reference says which deposit it is. */
const bankAccountOf = ({ depositId }: Deposit) => ({
  bankName: "Sandbox Commercial Bank",
  accountName: "ATRIUM SANDBOX",
  accountNo: `9704${digits(depositId, 10)}`,
  reference: depositId,
});

/** Digits that are always the same for a text. */
const digits = (text: string, count: number): string =>
  BigInt(`0x${hash("sha256", text, "hex").slice(0, 16)}`)
    .toString()
    .padStart(count, "0")
    .slice(-count);
