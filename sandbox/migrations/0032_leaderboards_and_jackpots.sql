CREATE TABLE "jackpot_games" (
	"node_id" integer PRIMARY KEY NOT NULL,
	"jackpot_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jackpot_levels" (
	"jackpot_id" integer NOT NULL,
	"level" text NOT NULL,
	"seed" bigint NOT NULL,
	"must_drop_by" bigint NOT NULL,
	"share_bp" integer NOT NULL,
	"amount" bigint NOT NULL,
	"remainder" integer DEFAULT 0 NOT NULL,
	"announced" bigint NOT NULL,
	CONSTRAINT "jackpot_levels_jackpot_id_level_pk" PRIMARY KEY("jackpot_id","level"),
	CONSTRAINT "jackpot_levels_amount" CHECK ("jackpot_levels"."seed" > 0 and "jackpot_levels"."amount" between "jackpot_levels"."seed" and "jackpot_levels"."must_drop_by"),
	CONSTRAINT "jackpot_levels_share" CHECK ("jackpot_levels"."share_bp" > 0 and "jackpot_levels"."remainder" between 0 and 9999)
);
--> statement-breakpoint
CREATE TABLE "jackpot_wins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jackpot_wins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"jackpot_id" integer NOT NULL,
	"level" text NOT NULL,
	"bet_id" text NOT NULL,
	"node_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"won_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jackpots" (
	"id" integer PRIMARY KEY NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_scores" (
	"leaderboard_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"score" bigint NOT NULL,
	"reached_at" timestamp (3) with time zone NOT NULL,
	"rank" integer,
	"prize" bigint,
	CONSTRAINT "leaderboard_scores_leaderboard_id_member_id_pk" PRIMARY KEY("leaderboard_id","member_id"),
	CONSTRAINT "leaderboard_scores_score" CHECK ("leaderboard_scores"."score" >= 0 and ("leaderboard_scores"."rank" is null or "leaderboard_scores"."score" > 0))
);
--> statement-breakpoint
CREATE TABLE "leaderboards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leaderboards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"series" integer NOT NULL,
	"kind" text NOT NULL,
	"rule" text NOT NULL,
	"currency" text NOT NULL,
	"min_bet" bigint NOT NULL,
	"games" integer[] NOT NULL,
	"prizes" jsonb NOT NULL,
	"turnover" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"announced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "leaderboards_period" CHECK ("leaderboards"."starts_at" < "leaderboards"."ends_at"),
	CONSTRAINT "leaderboards_turnover" CHECK ("leaderboards"."turnover" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_owner";--> statement-breakpoint
ALTER TABLE "jackpot_games" ADD CONSTRAINT "jackpot_games_node_id_games_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."games"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_games" ADD CONSTRAINT "jackpot_games_jackpot_id_jackpots_id_fk" FOREIGN KEY ("jackpot_id") REFERENCES "public"."jackpots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_levels" ADD CONSTRAINT "jackpot_levels_jackpot_id_jackpots_id_fk" FOREIGN KEY ("jackpot_id") REFERENCES "public"."jackpots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD CONSTRAINT "jackpot_wins_jackpot_id_jackpots_id_fk" FOREIGN KEY ("jackpot_id") REFERENCES "public"."jackpots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD CONSTRAINT "jackpot_wins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_scores" ADD CONSTRAINT "leaderboard_scores_leaderboard_id_leaderboards_id_fk" FOREIGN KEY ("leaderboard_id") REFERENCES "public"."leaderboards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_scores" ADD CONSTRAINT "leaderboard_scores_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jackpot_games_of_jackpot" ON "jackpot_games" USING btree ("jackpot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_wins_of_bet" ON "jackpot_wins" USING btree ("bet_id","level");--> statement-breakpoint
CREATE INDEX "jackpot_wins_latest" ON "jackpot_wins" USING btree ("won_at","id");--> statement-breakpoint
CREATE INDEX "leaderboard_scores_order" ON "leaderboard_scores" USING btree ("leaderboard_id","score" DESC NULLS LAST,"reached_at","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leaderboard_scores_rank" ON "leaderboard_scores" USING btree ("leaderboard_id","rank") WHERE "leaderboard_scores"."rank" is not null;--> statement-breakpoint
CREATE INDEX "leaderboard_scores_latest" ON "leaderboard_scores" USING btree ("leaderboard_id","reached_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leaderboards_open" ON "leaderboards" USING btree ("series") WHERE "leaderboards"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "leaderboards_by_end" ON "leaderboards" USING btree ("ends_at","id");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner" CHECK (case
        when "ledger_accounts"."kind" in ('house', 'cashier', 'promotions', 'jackpots') then "ledger_accounts"."member_id" is null
          and "ledger_accounts"."counted_to" is not null and "ledger_accounts"."id" = "ledger_accounts"."kind" || ':' || "ledger_accounts"."currency"
        when "ledger_accounts"."kind" in ('main', 'bonus', 'locked') then "ledger_accounts"."member_id" is not null
          and "ledger_accounts"."counted_to" is null and "ledger_accounts"."id" = 'member:' || "ledger_accounts"."member_id" || ':' || "ledger_accounts"."kind"
            || case when "ledger_accounts"."currency" in ('VND', 'FUN') then '' else ':' || "ledger_accounts"."currency" end
        when "ledger_accounts"."kind" = 'vendor' then "ledger_accounts"."member_id" is not null
          and "ledger_accounts"."counted_to" is null and "ledger_accounts"."id" like 'vendor:' || "ledger_accounts"."member_id" || ':_%'
        when "ledger_accounts"."kind" = 'purse' then "ledger_accounts"."member_id" is null
          and "ledger_accounts"."counted_to" is null and "ledger_accounts"."id" like 'purse:_%'
        else false end);