ALTER TABLE "play_limits" DROP CONSTRAINT "play_limits_amount";--> statement-breakpoint
ALTER TABLE "play_limits" DROP CONSTRAINT "play_limits_member_id_kind_period_currency_pk";--> statement-breakpoint
-- Of several currencies the strictest limit stays, by the rates published then: a dong, 8 dongs a satang, 260 a cent.
DELETE FROM "play_limits" WHERE ("member_id", "kind", "period", "currency") NOT IN (
  SELECT DISTINCT ON ("member_id", "kind", "period") "member_id", "kind", "period", "currency" FROM "play_limits"
  ORDER BY "member_id", "kind", "period",
    "amount" * CASE "currency" WHEN 'THB' THEN 8 WHEN 'USD' THEN 260 ELSE 1 END
);--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_member_id_kind_period_pk" PRIMARY KEY("member_id","kind","period");--> statement-breakpoint
ALTER TABLE "play_limits" ADD COLUMN "pending_currency" text;--> statement-breakpoint
UPDATE "play_limits" SET "pending_currency" = "currency" WHERE "pending_amount" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "member_transfers_to" ON "member_transfers" USING btree ("to_id","created_at");--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_pending" CHECK (("play_limits"."pending_amount" is null) = ("play_limits"."pending_currency" is null));--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_amount" CHECK ("play_limits"."amount" >= 0 and "play_limits"."pending_amount" > 0);