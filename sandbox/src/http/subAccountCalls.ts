import type { ActiveSession, SubAccountRight } from "./env.ts";
import { PlatformError } from "./errors.ts";

/** Calls for a sub-account's own login, its picture and its messages. The agent's account is not touched. */
const OWN: readonly RegExp[] = [
  /^\/wps\/member\/(info|info\/icon|language|password|security|stepUp|paymentPassword(\/.*)?|mfa(\/.*)?|passkeys(\/.*)?)$/,
  /^\/wps\/session\//,
  /^\/wps\/relay\/(CSP_unreadCount|MCSFE_(getPlayerAvatar|avatarList|setPlayerAvatar|message\w+))$/,
  /^\/wps\/relay\/ACS_savedFilter(List|Save|Rename|Delete)$/,
  /^\/wps\/relay\/ACS_announcementList$/,
];

/** Calls that a sub-account makes for its agent, with the rights of which each needs one. */
const RIGHTS: readonly (readonly [RegExp, ...SubAccountRight[]])[] = [
  [
    /^\/wps\/relay\/ACS_(overview|digest|teamBets|userProfitLoss|revenueReport|transactionDetails|contractPayouts)$/,
    "READ_REPORTS",
  ],
  [/^\/wps\/relay\/ACS_(downline(List|Detail|Logins)|actionList)$/, "READ_ACCOUNTS"],
  [/^\/wps\/relay\/ACS_downlineUpdate$/, "RESTRICT_ACCOUNTS", "CONTRACTS"],
  [/^\/wps\/relay\/ACS_downlineResetLink$/, "RESET_LINKS"],
  [/^\/wps\/relay\/ACS_note(List|Save|Delete)$/, "NOTES"],
  [/^\/wps\/relay\/ACS_(registerTerms|registerDownline|inviteLink(List|Create|Delete)|posterList)$/, "OPEN_ACCOUNTS"],
  [
    /^\/wps\/relay\/ACS_(contractRequests|(dividend|dailySalary|hourlySalary|realtimeSalary)(List|Payouts|Offer|Accept|Reject|Terminate))$/,
    "CONTRACTS",
  ],
  [/^\/wps\/(relay\/GCS_transfer(Config|Downline)|v2\/wallets\/balance)$/, "TRANSFER_MONEY"],
];

/**
 * The session with which a call goes on: a sub-account's own for its login and messages, its agent's for what the sub-account has
 * the right to. Throws RIGHT_MISSING for all other calls, also those that come later. Other accounts keep their session.
 */
export function sessionFor(session: ActiveSession, path: string): ActiveSession {
  const { subAccount } = session;
  if (!subAccount || OWN.some((form) => form.test(path))) return session;
  const [, ...anyOf] = RIGHTS.find(([form]) => form.test(path)) ?? [];
  requireRight(session, ...anyOf);
  return { ...session, ...subAccount.agent, actorId: session.memberId };
}

/** Throws RIGHT_MISSING for a sub-account that has none of the rights. */
export function requireRight({ subAccount }: Pick<ActiveSession, "subAccount">, ...anyOf: SubAccountRight[]): void {
  if (subAccount && !anyOf.some((right) => subAccount.rights.includes(right))) throw new PlatformError("RIGHT_MISSING");
}
