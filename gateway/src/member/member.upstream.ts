import { z } from "zod";
import type { AccountKind, ClubLevel, MemberLabel } from "../__generated__/resolvers.ts";
import { type Picture, pictureOf } from "../cdn/pictures.ts";
import { change, ownRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { count, flag, idText, listOf, maybeColor, maybeInstant, maybeText, text } from "../upstream/wire.ts";

/** The caller's own account. */
export interface Account {
  customerId: string;
  username: string;
  nickname: string | null;
  kind: AccountKind;
  canTransferToUpline: boolean;
  club: ClubLevel | null;
  labels: MemberLabel[];
  currency: string;
  maskedEmail: string | null;
  maskedMobile: string | null;
  registeredAt: string | null;
  openMissionCount: number;
}

/** A picture that an account can show. */
export interface AvatarChoice {
  key: string;
  image: Picture;
}

const kinds: Readonly<Record<number, AccountKind>> = {
  0: "PLAYER",
  1: "AGENT",
  2: "SENIOR_AGENT",
  4: "TRIAL",
  41: "AFFILIATE",
  42: "AFFILIATE_SUB_ACCOUNT",
};

const club = z
  .object({ labelName: text, rankLevel: count, color: maybeColor, color2: maybeColor })
  .transform(
    (row): ClubLevel => ({ label: row.labelName, rank: row.rankLevel, color: row.color, secondaryColor: row.color2 }),
  );

const label = z.union([
  text.transform((name): MemberLabel => ({ name, color: null })),
  z
    .object({ labelName: text, color: maybeColor })
    .transform((row): MemberLabel => ({ name: row.labelName, color: row.color })),
]);

const info = z
  .object({
    account: text,
    nickname: maybeText,
    id: idText,
    type: z.union([z.number(), z.string()]).transform(Number),
    toUpline: flag,
    clubLabel: club.nullish().catch(null),
    memberLabel: z.array(label).nullish().catch([]),
    currency: text,
    emailMasked: maybeText,
    mobileMasked: maybeText,
    openMissions: count.catch(0),
    registeredAt: maybeInstant,
  })
  .transform(
    (row): Account => ({
      customerId: row.id,
      username: row.account,
      nickname: row.nickname,
      kind: kinds[row.type] ?? "UNKNOWN",
      canTransferToUpline: row.toUpline,
      club: row.clubLabel ?? null,
      labels: row.memberLabel ?? [],
      currency: row.currency,
      maskedEmail: row.emailMasked,
      maskedMobile: row.mobileMasked,
      registeredAt: row.registeredAt,
      openMissionCount: row.openMissions,
    }),
  );

const avatarChoice = z.object({ avatarId: idText, url: text }).transform(({ avatarId, url }): AvatarChoice | null => {
  const image = pictureOf(url);
  return image && { key: avatarId, image };
});

const calls = {
  info: ownRead("GET /wps/member/info", info),
  avatar: ownRead("GET /wps/relay/MCSFE_getPlayerAvatar", z.object({ url: maybeText }).nullable()),
  avatars: ownRead("GET /wps/relay/MCSFE_avatarList", listOf(avatarChoice.nullable().catch(null))),
  setAvatar: change("POST /wps/relay/MCSFE_setPlayerAvatar", z.unknown()),
  unread: ownRead("GET /wps/relay/CSP_unreadCount", z.object({ count })),
  language: change("POST /wps/member/language", z.unknown()),
};

/** The calls about the caller's own account. */
export const memberUpstream = (scope: Scope) => ({
  info: () => calls.info(scope),
  unreadCount: async () => (await calls.unread(scope)).count,
  setLanguage: (language: string) => calls.language(scope, { body: { language } }),

  avatars: async () => (await calls.avatars(scope)).filter((choice) => choice !== null),
  setAvatar: (key: string) => calls.setAvatar(scope, { body: { avatarId: Number(key) } }),

  async avatar(): Promise<Picture | null> {
    return pictureOf((await calls.avatar(scope))?.url ?? null);
  },
});
