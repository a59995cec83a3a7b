CREATE TABLE "job_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"occurrence" text,
	"outcome" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"count" integer,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"data" jsonb,
	"occurrence_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp (3) with time zone,
	"error" text,
	"claimed_by" integer
);
--> statement-breakpoint
CREATE INDEX "job_runs_latest" ON "job_runs" USING btree ("name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_runs_done" ON "job_runs" USING btree ("occurrence") WHERE "job_runs"."outcome" = 'DONE';--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("name","due_at");