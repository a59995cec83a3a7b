ALTER TABLE "deposits" ADD COLUMN "turnover_required" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "turnover_done" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "played_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "deposits_unplayed" ON "deposits" USING btree ("member_id") WHERE "deposits"."turnover_done" < "deposits"."turnover_required";--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_turnover" CHECK ("deposits"."turnover_done" between 0 and "deposits"."turnover_required");