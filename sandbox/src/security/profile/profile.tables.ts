import { boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { members } from "../../member/member.tables.ts";

/** Ways to send advertising. */
export const marketingChannels = ["email", "sms", "push"] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

/** Whether a member allows advertising by a channel. Without a row the member does not. */
export const marketingChoices = pgTable(
  "marketing_choices",
  {
    memberId: integer("member_id")
      .notNull()
      .references(() => members.id),
    channel: text("channel", { enum: marketingChannels }).notNull(),
    allowed: boolean("allowed").notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (choice) => [primaryKey({ columns: [choice.memberId, choice.channel] })],
);
