CREATE TABLE "rollup_member_active" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"bets" integer NOT NULL,
	CONSTRAINT "rollup_member_active_member_id_day_currency_pk" PRIMARY KEY("member_id","day","currency")
);
--> statement-breakpoint
ALTER TABLE "bets" DROP CONSTRAINT "bets_outcome";--> statement-breakpoint
ALTER TABLE "lottery_orders" DROP CONSTRAINT "lottery_orders_outcome";--> statement-breakpoint
ALTER TABLE "contract_payouts" ADD COLUMN "owed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rollup_bet_changes" ADD COLUMN "settled_day" date;--> statement-breakpoint
ALTER TABLE "rollup_bet_changes" ADD COLUMN "valid_bets" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A bet is lost when its payout is below its stake, also when it paid something.
UPDATE "bets" SET "status" = 'LOST' WHERE "status" = 'WON' AND "win_amount" < "bet_amount";--> statement-breakpoint
UPDATE "lottery_orders" SET "state" = 'LOST' WHERE "state" = 'WON' AND "win" < "stake";--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_outcome" CHECK (case "bets"."status"
        when 'UNSETTLED' then "bets"."win_amount" = 0 and "bets"."valid_bet" = 0
        when 'WON' then "bets"."win_amount" >= "bets"."bet_amount"
        when 'LOST' then "bets"."win_amount" < "bets"."bet_amount"
        else "bets"."win_amount" = "bets"."bet_amount" and "bets"."valid_bet" = 0 end);--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_outcome" CHECK (case "lottery_orders"."state"
        when 'OPEN' then "lottery_orders"."settled_at" is null and "lottery_orders"."win" is null
        when 'WON' then "lottery_orders"."settled_at" is not null and "lottery_orders"."win" >= "lottery_orders"."stake"
        when 'LOST' then "lottery_orders"."settled_at" is not null and "lottery_orders"."win" < "lottery_orders"."stake"
        else "lottery_orders"."settled_at" is not null and "lottery_orders"."win" = 0 and "lottery_orders"."state" in ('CANCELLED', 'REFUNDED') end);