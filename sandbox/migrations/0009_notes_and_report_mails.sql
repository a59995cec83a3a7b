CREATE TABLE "account_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "report_mails" (
	"filter_id" integer PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"rhythm" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"language" text NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "file_text" text;--> statement-breakpoint
ALTER TABLE "account_notes" ADD CONSTRAINT "account_notes_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_notes" ADD CONSTRAINT "account_notes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_filter_id_saved_filters_id_fk" FOREIGN KEY ("filter_id") REFERENCES "public"."saved_filters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_notes_of_agent" ON "account_notes" USING btree ("agent_id","member_id","id");--> statement-breakpoint
CREATE INDEX "report_mails_of_agent" ON "report_mails" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "report_mails_due" ON "report_mails" USING btree ("next_at") WHERE "report_mails"."paused_at" is null;