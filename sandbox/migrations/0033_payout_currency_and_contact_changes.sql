-- Until now only banks for VND were offered.
ALTER TABLE "members" ADD COLUMN "email_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "mobile_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "currency" text DEFAULT 'VND' NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_accounts" ALTER COLUMN "currency" DROP DEFAULT;