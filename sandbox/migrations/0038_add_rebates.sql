CREATE TABLE "rebate_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rebates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"rate" integer NOT NULL,
	"own_base" bigint NOT NULL,
	"own_amount" bigint NOT NULL,
	"shares" jsonb NOT NULL,
	"commission" bigint NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "rebates_amounts" CHECK (least("rebates"."own_amount", "rebates"."commission") >= 0
      and "rebates"."own_amount" + "rebates"."commission" > 0)
);
--> statement-breakpoint
ALTER TABLE "rebates" ADD CONSTRAINT "rebates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rebates_once" ON "rebates" USING btree ("member_id","day","currency");--> statement-breakpoint
CREATE INDEX "rebates_paid" ON "rebates" USING btree ("member_id","paid_at","id");--> statement-breakpoint
CREATE INDEX "rebates_unpaid" ON "rebates" USING btree ("id") WHERE "rebates"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "deposits_with_fee" ON "deposits" USING btree ("ended_at") WHERE "deposits"."state" = 'SUCCESS' and "deposits"."fee" > 0;--> statement-breakpoint
CREATE INDEX "withdrawals_with_fee" ON "withdrawals" USING btree ("ended_at") WHERE "withdrawals"."state" in ('RECEIVED', 'FORCED_RECEIVED', 'FULLY_PAID') and "withdrawals"."fee" > 0;