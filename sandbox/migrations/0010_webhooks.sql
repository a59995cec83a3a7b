CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint" text NOT NULL,
	"event_id" bigint NOT NULL,
	"member_id" integer NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"due_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"taken" uuid,
	"taken_until" timestamp with time zone,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("endpoint","event_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"name" text PRIMARY KEY NOT NULL,
	"agent_id" integer,
	"events" text[] NOT NULL,
	"address" text,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"member_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_webhook_endpoints_name_fk" FOREIGN KEY ("endpoint") REFERENCES "public"."webhook_endpoints"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_latest" ON "webhook_deliveries" USING btree ("endpoint","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("endpoint","member_id","event_id") WHERE "webhook_deliveries"."state" = 'WAITING';--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_events_first" ON "webhook_events" USING btree ("member_id") WHERE "webhook_events"."type" = 'DEPOSIT_FIRST';--> statement-breakpoint
CREATE INDEX "sessions_open" ON "sessions" USING btree ("id") WHERE "sessions"."ended_at" is null;--> statement-breakpoint

-- Notes what happened to an account, for each endpoint that wants it. Without one nothing is written. Trial accounts count as nobody.
CREATE FUNCTION note_webhook(of_type text, of_member integer, happened_at timestamp with time zone, of_data jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  noted bigint;
  wanting text[];
BEGIN
  SELECT array_agg(endpoint.name) INTO wanting FROM webhook_endpoints AS endpoint JOIN members ON members.id = of_member
  WHERE endpoint.disabled_at IS NULL AND of_type = ANY (endpoint.events) AND members.type <> 4
    AND (endpoint.agent_id IS NULL OR endpoint.agent_id IN (SELECT agents_above(members.id, members.path)));
  IF wanting IS NULL THEN RETURN; END IF;
  INSERT INTO webhook_events (type, member_id, at, data) VALUES (of_type, of_member, happened_at, of_data)
  ON CONFLICT DO NOTHING RETURNING id INTO noted;
  INSERT INTO webhook_deliveries (endpoint, event_id, member_id)
  SELECT name, noted, of_member FROM unnest(wanting) AS name WHERE noted IS NOT NULL;
END $$;--> statement-breakpoint

-- An account has its place below its agents last: until then its path is `/`.
CREATE FUNCTION note_webhook_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_webhook('MEMBER_REGISTERED', NEW.id, NEW.registered_at, '{}');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_webhook AFTER UPDATE OF path ON members FOR EACH ROW
WHEN (OLD.path = '/' AND NEW.path <> '/') EXECUTE FUNCTION note_webhook_of_member();--> statement-breakpoint

CREATE FUNCTION note_webhook_of_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid CONSTANT jsonb := jsonb_build_object('deposit', NEW.deposit_id, 'amount', NEW.amount::text, 'currency', NEW.currency);
BEGIN
  IF NOT EXISTS (SELECT FROM deposits WHERE member_id = NEW.member_id AND state = 'SUCCESS' AND deposit_id <> NEW.deposit_id) THEN
    PERFORM note_webhook('DEPOSIT_FIRST', NEW.member_id, NEW.ended_at, paid);
  END IF;
  PERFORM note_webhook('DEPOSIT_SUCCEEDED', NEW.member_id, NEW.ended_at, paid);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_webhook AFTER UPDATE OF state ON deposits FOR EACH ROW
WHEN (NEW.state = 'SUCCESS' AND OLD.state <> 'SUCCESS') EXECUTE FUNCTION note_webhook_of_deposit();--> statement-breakpoint

CREATE FUNCTION note_webhook_of_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_webhook('WITHDRAWAL_PAID', NEW.member_id, NEW.ended_at,
    jsonb_build_object('withdrawal', NEW.withdraw_id, 'amount', NEW.amount::text, 'currency', NEW.currency));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_webhook AFTER UPDATE OF state ON withdrawals FOR EACH ROW
WHEN (OLD.ended_at IS NULL AND NEW.state IN ('RECEIVED', 'FORCED_RECEIVED', 'FULLY_PAID'))
EXECUTE FUNCTION note_webhook_of_withdrawal();--> statement-breakpoint

CREATE FUNCTION note_webhook_of_contract() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_webhook('CONTRACT_ANSWERED', NEW.holder_id, coalesce(NEW.accepted_at, NEW.ended_at),
    jsonb_build_object('contract', NEW.id::text, 'kind', NEW.kind,
      'answer', CASE NEW.state WHEN 'ACTIVE' THEN 'ACCEPTED' ELSE 'REJECTED' END));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_webhook AFTER UPDATE OF state ON contracts FOR EACH ROW
WHEN (OLD.state = 'PENDING_NEW' AND NEW.state IN ('ACTIVE', 'REJECTED')) EXECUTE FUNCTION note_webhook_of_contract();--> statement-breakpoint

CREATE FUNCTION note_webhook_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_webhook('SESSION_ENDED', NEW.member_id, NEW.ended_at, jsonb_build_object('reason', NEW.end_reason));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_webhook AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION note_webhook_of_session();
