import type { HallData } from "./hallData.ts";

/** Something that comes: `id` is a text, with `values`; a `title` stands in its place. */
export interface ComingItem {
  readonly key: string;
  readonly kind: "envelope" | "signIn" | "missions" | "race" | "promotion";
  readonly at: string;
  /** Of a race or a promotion. */
  readonly title?: string;
  /** Of a sign-in. */
  readonly day?: number;
  readonly to: string;
}

type Site = HallData["site"];
type Member = NonNullable<HallData["viewer"]["member"]>;

/** What comes by itself, the earliest first; what has come already is among it. */
export function comingOf(site: Site, member: Member | null): ComingItem[] {
  const items: ComingItem[] = [];
  for (const { id, opensAt } of site.redEnvelopes?.envelopes ?? []) {
    items.push({ key: id, kind: "envelope", at: opensAt, to: "/promotions/red-envelope" });
  }
  const { dailySignIn } = site;
  const days = dailySignIn?.rewards.length ?? 0;
  if (dailySignIn && days > 0) {
    // Whoever does not sign in today begins anew tomorrow.
    const { day, isSigned } = member?.dailySignIn ?? { day: 0, isSigned: false };
    items.push({
      key: "signIn",
      kind: "signIn",
      at: dailySignIn.resetsAt,
      day: isSigned ? (day % days) + 1 : undefined,
      to: "/signin",
    });
  }
  const daily = member?.missions?.find(({ period, resetsAt }) => period === "DAILY" && resetsAt)?.resetsAt;
  if (daily) items.push({ key: "missions", kind: "missions", at: daily, to: "/member/missionLeaderboard" });
  for (const { node } of site.leaderboards?.edges ?? []) {
    if (node.state !== "ACTIVE") continue;
    // The next one begins when this one ends.
    items.push({
      key: node.id,
      kind: "race",
      at: node.endsAt,
      title: node.title,
      to: `/leaderboards/${node.internalID}`,
    });
  }
  for (const { node } of site.promotions?.edges ?? []) {
    if (node.status !== "COMING_SOON" || !node.startsAt) continue;
    const to = `/promotions?id=${node.internalID}`;
    items.push({ key: node.id, kind: "promotion", at: node.startsAt, title: node.title, to });
  }
  return items.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
