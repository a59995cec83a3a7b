CREATE TABLE "shared_values" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" bigint,
	"topic" text NOT NULL,
	"customer_id" text,
	"data" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payload_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payload_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kid" uuid NOT NULL,
	"sealed_key" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "payload_keys_kid_unique" UNIQUE("kid")
);
--> statement-breakpoint
CREATE TABLE "read_payloads" (
	"jti" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" bigint[] NOT NULL,
	"stale_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "events_number" ON "events" USING btree ("number");--> statement-breakpoint
CREATE INDEX "events_without_number" ON "events" USING btree ("id") WHERE "events"."number" is null;--> statement-breakpoint
CREATE INDEX "read_payloads_at" ON "read_payloads" USING btree ("at");--> statement-breakpoint
CREATE INDEX "captchas_expires_at" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
-- Gives the committed events that have no number the next ones, and wakes all processes. One process at a time, until its
-- commit: so a process that sees an event sees all events with smaller numbers.
CREATE FUNCTION "number_events"() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	latest bigint;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('number_events'));
	WITH waiting AS (
		SELECT id, row_number() OVER (ORDER BY id) AS place FROM events WHERE number IS NULL
	), numbered AS (
		UPDATE events SET number = (SELECT coalesce(max(number), 0) FROM events) + waiting.place
		FROM waiting WHERE events.id = waiting.id
		RETURNING events.number
	)
	SELECT max(number) INTO latest FROM numbered;
	IF latest IS NOT NULL THEN
		PERFORM pg_notify('events', latest::text);
	END IF;
END $$;
