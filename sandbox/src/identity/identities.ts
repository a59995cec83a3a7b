/** The built-in social networks. */
export const NETWORKS = ["GOOGLE", "FACEBOOK"] as const;
export type Network = (typeof NETWORKS)[number];

/** A user of a social network. */
export interface Identity {
  /** The network's id of the user; never changes. */
  subject: string;
  name: string;
  email: string;
  /** User name of the account that the user logs in to; the page shows it. */
  opens?: string;
}

export const IDENTITIES: Record<Network, readonly Identity[]> = {
  GOOGLE: [
    { subject: "g-1001", name: "Linh Tran", email: "linh.tran@mail.example", opens: "demo" },
    { subject: "g-1002", name: "Minh Pham", email: "minh.pham@mail.example" },
  ],
  FACEBOOK: [
    { subject: "f-2001", name: "Huy Nguyen", email: "huy.nguyen@mail.example", opens: "vipclub" },
    { subject: "f-2002", name: "Ploy Suksai", email: "ploy.suksai@mail.example" },
  ],
};

const ANYBODY = "anybody-";

/** Subject of a user who is not on the list, by any name. */
export const subjectOf = (name: string) =>
  `${ANYBODY}${name
    .trim()
    .slice(0, 40)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")}`;

/** The user behind a subject. */
export function identityOf(network: Network, subject: string): Identity {
  const listed = IDENTITIES[network].find((identity) => identity.subject === subject);
  if (listed) return listed;
  const name = subject.slice(ANYBODY.length);
  return { subject, name, email: `${name}@anybody.example` };
}
