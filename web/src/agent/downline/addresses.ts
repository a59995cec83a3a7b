/** The address of an account's page. */
export const accountAddress = (account: string) => `/agent/team/${encodeURIComponent(account)}`;

/** The address of the level below an account; of the agent's own level without one. */
export const levelAddress = (account?: string) =>
  account === undefined ? "/agent/team" : `/agent/team?parent=${encodeURIComponent(account)}`;

/** The address of the accounts that registered with an invitation link: all, or those that have deposited or have not. */
export const signUpsAddress = (link: string, hasDeposited?: boolean) =>
  `/agent/team?${new URLSearchParams({ link, ...(hasDeposited !== undefined && { deposited: hasDeposited ? "1" : "0" }) })}`;

/** The state of an entry of the history that a name or a search has opened: Escape goes back to where one was. */
export const fromRow = "row";
