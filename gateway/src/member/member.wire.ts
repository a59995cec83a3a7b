import { subAccountRights } from "@atrium/schema/values";
import { z } from "zod";
import type { AccountKind, ClubLevel, MemberLabel } from "../__generated__/types.ts";
import { pictureOf } from "../cdn/pictures.ts";
import { count, flag, idText, known, maybeColor, maybeInstant, maybeText, text } from "../upstream/wire.ts";

/** A break from play. */
export const playBreak = z.object({ kind: known(["TIME_OUT", "SELF_EXCLUSION"], "UNKNOWN"), until: maybeInstant });

export const kinds: Readonly<Record<number, AccountKind>> = {
  0: "PLAYER",
  1: "AGENT",
  2: "SENIOR_AGENT",
  4: "TRIAL",
  41: "AFFILIATE",
  42: "AFFILIATE_SUB_ACCOUNT",
};

/** Fields of a level of the VIP club. */
export const clubFields = { labelName: text, rankLevel: count, color: maybeColor, color2: maybeColor };

export const toClub = ({
  labelName,
  rankLevel,
  color,
  color2,
}: z.output<z.ZodObject<typeof clubFields>>): ClubLevel => ({
  label: labelName,
  rank: rankLevel,
  color,
  secondaryColor: color2,
});

const club = z.object(clubFields).transform(toClub);

export const label = z.union([
  text.transform((name): MemberLabel => ({ name, color: null })),
  z
    .object({ labelName: text, color: maybeColor })
    .transform((row): MemberLabel => ({ name: row.labelName, color: row.color })),
]);

const type = z.union([z.number(), z.string()]).transform((number) => kinds[Number(number)] ?? "UNKNOWN");

/** What makes an account a sub-account. Rights that can't be read are none. */
const subAccount = z
  .object({
    agent: text.catch(""),
    agentType: type.catch("AGENT"),
    rights: z.array(known(subAccountRights, "UNKNOWN")).catch([]),
  })
  .transform(({ agent, agentType: agentKind, rights }) => ({ agent, agentKind, rights }));

export const info = z
  .object({
    account: text,
    nickname: maybeText,
    id: idText,
    type,
    toUpline: flag,
    clubLabel: club.nullish().catch(null),
    memberLabel: z.array(label).nullish().catch([]),
    currency: maybeText,
    emailMasked: maybeText,
    mobileMasked: maybeText,
    openMissions: count.catch(0),
    registeredAt: maybeInstant,
    termsDue: maybeText,
    closesAt: maybeInstant,
    rgState: playBreak.nullish().catch(null),
    realityCheckAt: maybeInstant,
    limitsUnreviewedSince: maybeInstant,
    subAccount: subAccount.nullish().catch(null),
  })
  .transform((row) => ({
    customerId: row.id,
    username: row.account,
    nickname: row.nickname,
    kind: row.type,
    canTransferToUpline: row.toUpline,
    club: row.clubLabel ?? null,
    labels: row.memberLabel ?? [],
    currency: row.currency,
    maskedEmail: row.emailMasked,
    maskedMobile: row.mobileMasked,
    registeredAt: row.registeredAt,
    openMissionCount: row.openMissions,
    dueTermsVersion: row.termsDue,
    closesAt: row.closesAt,
    playBreak: row.rgState ?? null,
    realityCheckAt: row.realityCheckAt,
    limitsUnreviewedSince: row.limitsUnreviewedSince,
    subAccount: row.subAccount ?? null,
  }));

/** The caller's own account. */
export type MemberModel = Omit<z.output<typeof info>, "currency"> & { currency: string };

/** The graph shows no member but the caller, so an agent is the same record as a member. */
export type AgentModel = MemberModel;

export const avatarChoice = z.object({ avatarId: idText, url: text }).transform(({ avatarId, url }) => {
  const image = pictureOf(url);
  return image && { internalID: avatarId, image };
});

/** A picture that an account can use. */
export type AvatarChoiceModel = NonNullable<z.output<typeof avatarChoice>>;
