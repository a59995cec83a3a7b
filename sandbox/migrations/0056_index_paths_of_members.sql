DROP INDEX "members_path";--> statement-breakpoint
CREATE INDEX "members_path_of" ON "members" USING btree ("id","path");--> statement-breakpoint
CREATE INDEX "members_path" ON "members" USING btree ("path" text_pattern_ops,"id","registered_at","username");