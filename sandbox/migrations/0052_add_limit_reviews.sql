ALTER TABLE "members" ADD COLUMN "limits_reviewed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Limits that are set already count from their last change.
UPDATE "members" SET "limits_reviewed_at" = (SELECT max("changed_at") FROM "play_limits" WHERE "member_id" = "members"."id") WHERE "has_play_limits";
