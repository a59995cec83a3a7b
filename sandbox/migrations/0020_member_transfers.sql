CREATE TABLE "member_transfers" (
	"transfer_id" text PRIMARY KEY NOT NULL,
	"direction" text NOT NULL,
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"request_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"remark" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_transfers_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "member_transfers_amount" CHECK ("member_transfers"."amount" > 0),
	CONSTRAINT "member_transfers_other" CHECK ("member_transfers"."from_id" <> "member_transfers"."to_id"),
	CONSTRAINT "member_transfers_direction" CHECK ("member_transfers"."direction" in ('UPLINE', 'DOWNLINE'))
);
--> statement-breakpoint
ALTER TABLE "member_transfers" ADD CONSTRAINT "member_transfers_from_id_members_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_transfers" ADD CONSTRAINT "member_transfers_to_id_members_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_transfers_from" ON "member_transfers" USING btree ("from_id","created_at");