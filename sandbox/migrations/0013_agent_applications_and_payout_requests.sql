CREATE TABLE "agent_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer,
	"upline_id" integer,
	"contact" text NOT NULL,
	"channels" text NOT NULL,
	"volume" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"reason" text,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "agent_applications_decided" CHECK (("agent_applications"."decided_at" is null) = ("agent_applications"."state" = 'NEW')),
	CONSTRAINT "agent_applications_reason" CHECK (("agent_applications"."reason" is not null) = ("agent_applications"."state" = 'DECLINED'))
);
--> statement-breakpoint
CREATE TABLE "payout_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"holder_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"reason" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "payout_requests_amount" CHECK ("payout_requests"."amount" > 0),
	CONSTRAINT "payout_requests_decided" CHECK (("payout_requests"."decided_at" is null) = ("payout_requests"."state" = 'WAITING')),
	CONSTRAINT "payout_requests_reason" CHECK (("payout_requests"."reason" is not null) = ("payout_requests"."state" = 'DECLINED'))
);
--> statement-breakpoint
ALTER TABLE "contract_payouts" DROP CONSTRAINT "contract_payouts_paid";--> statement-breakpoint
ALTER TABLE "contract_payouts" ADD COLUMN "request_id" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "paid_on_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_applications" ADD CONSTRAINT "agent_applications_upline_id_members_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_requests" ADD CONSTRAINT "payout_requests_holder_id_members_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_applications_open_member" ON "agent_applications" USING btree ("member_id") WHERE "agent_applications"."state" = 'NEW';--> statement-breakpoint
CREATE UNIQUE INDEX "agent_applications_open_contact" ON "agent_applications" USING btree ("contact") WHERE "agent_applications"."state" = 'NEW' and "agent_applications"."member_id" is null;--> statement-breakpoint
CREATE INDEX "agent_applications_upline" ON "agent_applications" USING btree ("upline_id","applied_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_requests_one" ON "payout_requests" USING btree ("holder_id","currency") WHERE "payout_requests"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "payout_requests_of_holder" ON "payout_requests" USING btree ("holder_id","requested_at","id");--> statement-breakpoint
ALTER TABLE "contract_payouts" ADD CONSTRAINT "contract_payouts_request_id_payout_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."payout_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_payouts_pending" ON "contract_payouts" USING btree ("contract_id") WHERE "contract_payouts"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "contract_payouts_request" ON "contract_payouts" USING btree ("request_id") WHERE "contract_payouts"."request_id" is not null;--> statement-breakpoint
ALTER TABLE "contract_payouts" ADD CONSTRAINT "contract_payouts_paid" CHECK (("contract_payouts"."state" = 'SKIPPED') = ("contract_payouts"."amount" = 0));