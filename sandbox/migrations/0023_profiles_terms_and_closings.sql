CREATE TABLE "account_closings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_closings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"member_id" integer NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_acceptances_member_id_version_pk" PRIMARY KEY("member_id","version")
);
--> statement-breakpoint
CREATE TABLE "marketing_choices" (
	"member_id" integer NOT NULL,
	"channel" text NOT NULL,
	"allowed" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marketing_choices_member_id_channel_pk" PRIMARY KEY("member_id","channel")
);
--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_choices" ADD CONSTRAINT "marketing_choices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_closings_open" ON "account_closings" USING btree ("member_id") WHERE "account_closings"."outcome" is null;--> statement-breakpoint
-- The operator opened these accounts: they have no data of a registration.
INSERT INTO "member_profiles" ("member_id", "terms_version", "agreed_at", "minimum_age", "mobile_verified", "register_method", "network", "registered_at")
SELECT "id", '2026-09-01', "registered_at", 18, false, 'OPERATOR', '0.0.0.0', "registered_at" FROM "members"
WHERE "type" <> 4 AND NOT EXISTS (SELECT 1 FROM "member_profiles" WHERE "member_id" = "members"."id");
