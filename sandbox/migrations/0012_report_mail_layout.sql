ALTER TABLE "report_mails" ADD COLUMN "layout" jsonb;--> statement-breakpoint
ALTER TABLE "report_mails" ADD COLUMN "stop_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_stop_key_unique" UNIQUE("stop_key");