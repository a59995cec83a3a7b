import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What an agent above can take from an account: the login, bets, transfers and withdrawals. */
export const restrictions = ["status", "canBet", "canTransfer", "canWithdraw"] as const;
export type Restriction = (typeof restrictions)[number];
export type RestrictedBy = { readonly [Field in Restriction]?: number };

/** An account: of a player, an agent or a trial. */
export const members = pgTable(
  "members",
  {
    // "By default": the seed chooses the ids of its accounts.
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    username: text("username").notNull().unique(),
    nickname: text("nickname"),
    type: integer("type").notNull(),
    currency: text("currency").notNull(),
    passwordHash: text("password_hash").notNull(),
    passwordChangedAt: timestamp("password_changed_at", { withTimezone: true }).notNull(),
    closedAt: timestamp("closed_at", { withTimezone: true }),
    /** End of a trial account. */
    endsAt: timestamp("ends_at", { withTimezone: true }),
    uplineId: integer("upline_id").references((): AnyPgColumn => members.id),
    /** Ids from the top agent to this account, `/1/7/23/`: a prefix finds the whole downline. */
    path: text("path").notNull(),
    rank: integer("rank").notNull().default(0),
    labels: jsonb("labels").$type<{ name: string; color: string }[]>().notNull().default([]),
    /** In lower case. */
    email: text("email").unique(),
    /** When a logged-in member changed it; null while it is as at the registration. */
    emailChangedAt: timestamp("email_changed_at", { withTimezone: true, precision: 3 }),
    mobile: text("mobile").unique(),
    mobileChangedAt: timestamp("mobile_changed_at", { withTimezone: true, precision: 3 }),
    /** Code that links a new account to this one. */
    inviteCode: text("invite_code").unique(),
    avatarId: integer("avatar_id").notNull().default(1),
    language: text("language").notNull().default("EN"),
    toUpline: boolean("to_upline").notNull().default(false),
    /** Part of 10,000 of the valid bets that the agent above grants. */
    rebate: integer("rebate").notNull().default(0),
    /** When an agent above locked the account: nobody can log in to it. */
    lockedAt: timestamp("locked_at", { withTimezone: true }),
    /** What an agent above allows. */
    canBet: boolean("can_bet").notNull().default(true),
    canTransfer: boolean("can_transfer").notNull().default(true),
    canWithdraw: boolean("can_withdraw").notNull().default(true),
    /** Ids of the agents who set what is not allowed: only they, or agents above them, lift it. */
    restrictedBy: jsonb("restricted_by").$type<RestrictedBy>().notNull().default({}),
    /** The end of a break from play that the member took. */
    timeOutUntil: timestamp("time_out_until", { withTimezone: true, precision: 3 }),
    /** The end of a self-exclusion; `PERMANENT` for one without an end. */
    excludedUntil: timestamp("excluded_until", { withTimezone: true, precision: 3 }),
    /** Whether the member has set limits, so that bets of the others need not look for them. */
    hasPlayLimits: boolean("has_play_limits").notNull().default(false),
    /** When the member last set, asked to change or reviewed limits; null for members who never did. */
    limitsReviewedAt: timestamp("limits_reviewed_at", { withTimezone: true, precision: 3 }),
    /** Minutes between reality checks that the member chose; null for what the jurisdiction sets. */
    realityCheckMinutes: integer("reality_check_minutes"),
    /** When the present period of the reality check began: at a login without another one, or at the last answer. */
    playingSince: timestamp("playing_since", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** The password is the one that an agent was shown when the account was made: the member must change it first. */
    hasFirstPassword: boolean("has_first_password").notNull().default(false),
    registeredAt: timestamp("registered_at", { withTimezone: true }).notNull(),
    firstLoginAt: timestamp("first_login_at", { withTimezone: true }),
    lastLoginAt: timestamp("last_login_at", { withTimezone: true }),
    lastLoginIp: text("last_login_ip"),
  },
  // What reports read of the members of a downline is in the indexes alone. None of it changes, so they cost play nothing.
  (table) => [
    index("members_path").on(table.path.op("text_pattern_ops"), table.id, table.registeredAt, table.username),
    index("members_path_of").on(table.id, table.path),
    index("members_upline").on(table.uplineId),
  ],
);

/** The column of a row that belongs to a member. */
export const ofMember = (column = "member_id") =>
  integer(column)
    .notNull()
    .references(() => members.id);

/** The names of messages that the platform has in every language. */
export const messageNames = ["welcome", "newGames", "protection"] as const;

/** A message of the platform to one member. */
export const messages = pgTable(
  "messages",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    /** Set when each reader sees it in the present language; title and content are its English then. */
    name: text("name", { enum: messageNames }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
    isFavorite: boolean("is_favorite").notNull().default(false),
  },
  (table) => [index("messages_member").on(table.memberId, table.readAt)],
);
