import type { Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { memberNamed } from "../member/members.ts";
import { DAY_MS } from "../time/units.ts";
import { agentApplications } from "./agentApplications.tables.ts";

/** An application that waits for `agent`, and one that it has declined. */
export async function seedApplications(tx: Tx, { now }: SeedContext): Promise<void> {
  const agent = await memberNamed(tx, "agent");
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const usual = { uplineId: agent.id, language: "VI" };
  await tx.insert(agentApplications).values([
    {
      ...usual,
      contact: "hoa.le@mail.example",
      channels: "facebook.com/groups/hue-foodies",
      volume: "UP_TO_20",
      message: "",
      state: "DECLINED",
      reason: "Please come back when the group has members.",
      appliedAt: daysAgo(9),
      decidedAt: daysAgo(8),
    },
    {
      ...usual,
      contact: "+84901230045",
      channels: "Zalo: football in Da Nang, 1,800 members",
      volume: "UP_TO_100",
      message: "I can start this week.",
      appliedAt: daysAgo(1),
    },
  ]);
}
