import { fill } from "@atrium/arcade/texts";
import { deviceName } from "@atrium/schema/deviceName";
import type { Tx } from "../../db/openDatabase.ts";
import { toLanguage } from "../../http/languages.ts";
import type { members } from "../../member/member.tables.ts";
import { notify } from "../../member/notify.ts";
import { LANGUAGE_NAMES } from "../../site/languageNames.ts";
import { SESSION_TEXTS } from "../session.texts.ts";
import type { Origin } from "./history.ts";

/** Tells a member, by message and e-mail, about a login from a device that was not used before. */
export async function noticeNewDevice(
  tx: Tx,
  member: typeof members.$inferSelect,
  { device, ip, country }: Origin,
  at: Date,
): Promise<void> {
  const language = toLanguage(member.language);
  const { title, text } = SESSION_TEXTS[language].newDevice;
  const names = new Intl.DisplayNames([LANGUAGE_NAMES[language].tag], { type: "region" });
  const place = country === undefined || country === "XX" ? ip : `${names.of(country) ?? country}, ${ip}`;
  const time = `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  await notify(tx, member, { title, content: fill(text, { device: deviceName(device), place, time }) }, at);
}
