ALTER TABLE "members" ADD COLUMN "reality_check_minutes" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "playing_since" timestamp (3) with time zone DEFAULT now() NOT NULL;