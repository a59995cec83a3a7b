CREATE TABLE "withdrawal_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"withdraw_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_parts" (
	"withdraw_id" text NOT NULL,
	"number" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"confirm_before" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"proof_ids" uuid[] NOT NULL,
	CONSTRAINT "withdrawal_parts_withdraw_id_number_pk" PRIMARY KEY("withdraw_id","number"),
	CONSTRAINT "withdrawal_parts_amount" CHECK ("withdrawal_parts"."amount" > 0),
	CONSTRAINT "withdrawal_parts_ended" CHECK (("withdrawal_parts"."ended_at" is null) = ("withdrawal_parts"."state" in ('AWAITING_CONFIRM', 'DISPUTED')))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"withdraw_id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"request_key" text NOT NULL,
	"bank_card_id" text NOT NULL,
	"bank_name" text NOT NULL,
	"last4" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."fee" >= 0 and "withdrawals"."fee" < "withdrawals"."amount"),
	CONSTRAINT "withdrawals_ended" CHECK (("withdrawals"."ended_at" is null) =
        ("withdrawals"."state" in ('REVIEW', 'APPROVED', 'PAYING', 'AWAITING_CONFIRM', 'DISPUTED')))
);
--> statement-breakpoint
ALTER TABLE "withdrawal_events" ADD CONSTRAINT "withdrawal_events_withdraw_id_withdrawals_withdraw_id_fk" FOREIGN KEY ("withdraw_id") REFERENCES "public"."withdrawals"("withdraw_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_parts" ADD CONSTRAINT "withdrawal_parts_withdraw_id_withdrawals_withdraw_id_fk" FOREIGN KEY ("withdraw_id") REFERENCES "public"."withdrawals"("withdraw_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_events_of" ON "withdrawal_events" USING btree ("withdraw_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_of_member" ON "withdrawals" USING btree ("member_id","created_at","withdraw_id");--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("created_at") WHERE "withdrawals"."ended_at" is null;