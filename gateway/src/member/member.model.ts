import type { AccountKind, ClubLevel, MemberLabel, PlayBreak, SubAccountRight } from "../__generated__/types.ts";
import type { ImageModel } from "../cdn/cdn.model.ts";
/** The graph shows no member but the caller, so an agent is the same record as a member. */
export type AgentModel = MemberModel;

/** The caller's own account. */
export interface MemberModel {
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
  dueTermsVersion: string | null;
  closesAt: string | null;
  playBreak: PlayBreak | null;
  realityCheckAt: string | null;
  limitsUnreviewedSince: string | null;
  /** Null for all accounts but sub-accounts. */
  subAccount: { agent: string; agentKind: AccountKind; rights: SubAccountRight[] } | null;
}

/** A picture that an account can use. */
export interface AvatarChoiceModel {
  internalID: string;
  image: ImageModel;
}
