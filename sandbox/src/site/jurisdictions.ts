import { namesOf } from "@atrium/schema/records";

/** What the rules of a jurisdiction allow and require. */
export interface Profile {
  /** Minimum age of players. */
  minimumAge: number;
  /** Whether registration requires a date of birth, not only a tick. */
  needsBirthday: boolean;
  /** Whether the player has to tick the terms: the operator cannot start with a ticked box. */
  isStrict: boolean;
  /** Whether players may transfer money to their upline and their downline. */
  allowsTransfers: boolean;
  /** Whether a player may cancel a withdrawal that is not paid yet. */
  allowsWithdrawalCancel: boolean;
  /** Whether money is paid out only after an identity check. */
  needsIdentityCheck: boolean;
  /** How long a player can exclude themselves. */
  exclusions: readonly Exclusion[];
  /** Minutes between reality checks of players who have chosen none, and cannot do without; null where they can. */
  realityCheckMinutes: number | null;
  /**
   * ISO 3166-1 alpha-2 of the country that makes these rules; null when no country does. Players see its helplines when
   * their own country has none.
   */
  country: string | null;
}

const exclusions = ["6m", "1y", "3y", "5y", "PERMANENT"] as const;
/** The length of a self-exclusion: months, years, or for ever. */
export type Exclusion = (typeof exclusions)[number];

const open = {
  minimumAge: 18,
  needsBirthday: true,
  isStrict: false,
  allowsTransfers: true,
  allowsWithdrawalCancel: true,
  needsIdentityCheck: false,
  exclusions,
  realityCheckMinutes: null,
  country: null,
} satisfies Profile;

/** The profiles that an operator chooses from: every limit that a jurisdiction sets is read here. */
const PROFILES = {
  default: { ...open, needsBirthday: false },
  gli: { ...open, isStrict: true, needsIdentityCheck: true, allowsTransfers: false, realityCheckMinutes: 60 },
  uk: {
    ...open,
    isStrict: true,
    needsIdentityCheck: true,
    allowsTransfers: false,
    allowsWithdrawalCancel: false,
    realityCheckMinutes: 60,
    country: "GB",
  },
  curacao: { ...open, exclusions: ["1y", "3y", "5y", "PERMANENT"] },
  pagcor: {
    ...open,
    isStrict: true,
    needsIdentityCheck: true,
    allowsTransfers: false,
    minimumAge: 21,
    exclusions: ["6m", "1y", "5y"],
    country: "PH",
  },
} satisfies Record<string, Profile>;

export type Jurisdiction = keyof typeof PROFILES;
export const JURISDICTIONS = namesOf(PROFILES);

/** The rules of a jurisdiction. */
export const profileOf = (jurisdiction: Jurisdiction): Profile => PROFILES[jurisdiction];
