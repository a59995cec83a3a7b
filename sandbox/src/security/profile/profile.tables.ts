import { boolean, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { ofMember } from "../../member/member.tables.ts";

/** Ways to send advertising. */
export const marketingChannels = ["email", "sms", "push"] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

/** Whether a member allows advertising by a channel. Without a row the member does not. */
export const marketingChoices = pgTable(
  "marketing_choices",
  {
    memberId: ofMember(),
    channel: text("channel", { enum: marketingChannels }).notNull(),
    allowed: boolean("allowed").notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (choice) => [primaryKey({ columns: [choice.memberId, choice.channel] })],
);
