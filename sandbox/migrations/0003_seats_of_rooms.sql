ALTER TABLE "play_launches" ADD COLUMN "room_id" text;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD COLUMN "room_id" text;--> statement-breakpoint
CREATE INDEX "play_launches_room" ON "play_launches" USING btree ("room_id") WHERE "play_launches"."room_id" is not null;--> statement-breakpoint
CREATE INDEX "play_sessions_room" ON "play_sessions" USING btree ("room_id") WHERE "play_sessions"."room_id" is not null and "play_sessions"."ended_at" is null;