CREATE TABLE "raffle_tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "raffle_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"cause" text NOT NULL,
	"source" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"drawn" integer,
	"prize" integer,
	"amount" bigint,
	CONSTRAINT "raffle_tickets_cause_unique" UNIQUE("cause"),
	CONSTRAINT "raffle_tickets_used" CHECK (num_nulls("raffle_tickets"."used_at", "raffle_tickets"."drawn", "raffle_tickets"."prize", "raffle_tickets"."amount") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "envelope_claims" (
	"member_id" integer NOT NULL,
	"envelope_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "envelope_claims_member_id_envelope_id_pk" PRIMARY KEY("member_id","envelope_id"),
	CONSTRAINT "envelope_claims_amount" CHECK ("envelope_claims"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "extra_envelopes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "extra_envelopes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "extra_envelopes_times" CHECK ("extra_envelopes"."opens_at" < "extra_envelopes"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"streak" integer NOT NULL,
	"amount" bigint NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_ins_member_id_day_pk" PRIMARY KEY("member_id","day"),
	CONSTRAINT "sign_ins_counted" CHECK ("sign_ins"."streak" > 0 and "sign_ins"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "raffle_tickets" ADD CONSTRAINT "raffle_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_claims" ADD CONSTRAINT "envelope_claims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "raffle_tickets_of_member" ON "raffle_tickets" USING btree ("member_id","used_at","id");