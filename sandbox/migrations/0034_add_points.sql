CREATE TABLE "point_conversions" (
	"convert_id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"request_key" text NOT NULL,
	"points" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "point_conversions_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "point_conversions_amounts" CHECK ("point_conversions"."points" > 0 and "point_conversions"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "point_redeems" (
	"redeem_id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"request_key" text NOT NULL,
	"reward_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"points" bigint NOT NULL,
	"currency" text NOT NULL,
	"address" text,
	"status" text DEFAULT 'IN_PROCESS' NOT NULL,
	"reasons" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "point_redeems_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "point_redeems_amounts" CHECK ("point_redeems"."quantity" > 0 and "point_redeems"."points" > 0),
	CONSTRAINT "point_redeems_decided" CHECK (("point_redeems"."decided_at" is null) = ("point_redeems"."status" = 'IN_PROCESS')),
	CONSTRAINT "point_redeems_reason" CHECK (("point_redeems"."reasons" is not null) = ("point_redeems"."status" = 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "point_stocks" (
	"reward_id" integer PRIMARY KEY NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "point_stocks_not_negative" CHECK ("point_stocks"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_accounts" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"live" bigint DEFAULT 0 NOT NULL,
	"lottery" bigint DEFAULT 0 NOT NULL,
	"pvp" bigint DEFAULT 0 NOT NULL,
	"slots" bigint DEFAULT 0 NOT NULL,
	"sports" bigint DEFAULT 0 NOT NULL,
	"redeem" bigint DEFAULT 0 NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "point_accounts_not_negative" CHECK ("point_accounts"."balance" >= 0),
	CONSTRAINT "point_accounts_sum" CHECK ("point_accounts"."balance" = "point_accounts"."live" + "point_accounts"."lottery" + "point_accounts"."pvp" + "point_accounts"."slots"
        + "point_accounts"."sports" + "point_accounts"."redeem" + "point_accounts"."deposit"),
	CONSTRAINT "point_accounts_spent" CHECK ("point_accounts"."redeem" <= 0)
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"type" text NOT NULL,
	"points" bigint NOT NULL,
	"balance_after" bigint DEFAULT 0 NOT NULL,
	"cause" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "point_entries_cause" UNIQUE("cause","reference"),
	CONSTRAINT "point_entries_sign" CHECK ("point_entries"."points" <> 0 and ("point_entries"."points" < 0) = ("point_entries"."cause" in ('REDEEM', 'CONVERT'))),
	CONSTRAINT "point_entries_type" CHECK (("point_entries"."type" = 'REDEEM') = ("point_entries"."cause" in ('REDEEM', 'RETURN', 'CONVERT')))
);
--> statement-breakpoint
CREATE TABLE "point_progress" (
	"member_id" integer NOT NULL,
	"type" text NOT NULL,
	"rest" integer NOT NULL,
	"day" date NOT NULL,
	"earned" integer NOT NULL,
	CONSTRAINT "point_progress_member_id_type_pk" PRIMARY KEY("member_id","type"),
	CONSTRAINT "point_progress_rest" CHECK ("point_progress"."rest" between 0 and 999999 and "point_progress"."earned" >= 0)
);
--> statement-breakpoint
ALTER TABLE "point_conversions" ADD CONSTRAINT "point_conversions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_redeems" ADD CONSTRAINT "point_redeems_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_member_id_point_accounts_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."point_accounts"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_progress" ADD CONSTRAINT "point_progress_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_redeems_of_member" ON "point_redeems" USING btree ("member_id","created_at","redeem_id");--> statement-breakpoint
CREATE INDEX "point_redeems_in_process" ON "point_redeems" USING btree ("created_at") WHERE "point_redeems"."status" = 'IN_PROCESS';--> statement-breakpoint
CREATE INDEX "point_entries_of_member" ON "point_entries" USING btree ("member_id","at","id","type");--> statement-breakpoint
-- An entry changes its member's account, which it opens when there is none.
CREATE FUNCTION "point_enter"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO point_accounts (member_id) VALUES (NEW.member_id) ON CONFLICT DO NOTHING;
  UPDATE point_accounts SET
    balance = balance + NEW.points,
    live = live + CASE WHEN NEW.type = 'LIVE' THEN NEW.points ELSE 0 END,
    lottery = lottery + CASE WHEN NEW.type = 'LOTTERY' THEN NEW.points ELSE 0 END,
    pvp = pvp + CASE WHEN NEW.type = 'PVP' THEN NEW.points ELSE 0 END,
    slots = slots + CASE WHEN NEW.type = 'SLOTS' THEN NEW.points ELSE 0 END,
    sports = sports + CASE WHEN NEW.type = 'SPORTS' THEN NEW.points ELSE 0 END,
    redeem = redeem + CASE WHEN NEW.type = 'REDEEM' THEN NEW.points ELSE 0 END,
    deposit = deposit + CASE WHEN NEW.type = 'DEPOSIT' THEN NEW.points ELSE 0 END
  WHERE member_id = NEW.member_id RETURNING balance INTO NEW.balance_after;
  -- A number that is taken under the account's lock: entries of a member are numbered in the order of its balances.
  NEW.id := nextval('point_entries_id_seq');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "point_enter" BEFORE INSERT ON "point_entries"
FOR EACH ROW EXECUTE FUNCTION "point_enter"();
--> statement-breakpoint
CREATE TRIGGER "point_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "point_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
-- Accounts are opened empty, and only entries change them.
CREATE FUNCTION "point_guard_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 AND (TG_OP = 'UPDATE' OR (NEW.balance, NEW.live, NEW.lottery, NEW.pvp, NEW.slots, NEW.sports,
      NEW.redeem, NEW.deposit) <> (0, 0, 0, 0, 0, 0, 0, 0)) THEN
    RAISE EXCEPTION 'the points of % change only by an entry', NEW.member_id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'point_accounts_by_entry', TABLE = 'point_accounts';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "point_guard_account" BEFORE INSERT OR UPDATE ON "point_accounts"
FOR EACH ROW EXECUTE FUNCTION "point_guard_account"();
--> statement-breakpoint
CREATE TRIGGER "point_accounts_append_only" BEFORE DELETE OR TRUNCATE ON "point_accounts"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
-- Gives the points that an amount is worth, up to the cap of the day. Fractions are kept in millionths.
CREATE FUNCTION "earn_points"("member" integer, "kind" text, "amount" bigint, "per_point" bigint, "daily_cap" integer,
  "moment" timestamp with time zone, "why" text, "what" text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  progress point_progress;
  today date := merchant_day("moment");
  millionths numeric;
  given bigint;
BEGIN
  INSERT INTO point_progress (member_id, type, rest, day, earned) VALUES ("member", "kind", 0, today, 0)
  ON CONFLICT DO NOTHING;
  SELECT * INTO progress FROM point_progress AS known
  WHERE known.member_id = "member" AND known.type = "kind" FOR UPDATE;
  IF progress.day <> today THEN
    progress.day := today;
    progress.earned := 0;
  END IF;
  millionths := progress.rest + div("amount"::numeric * 1000000, "per_point"::numeric);
  given := least(div(millionths, 1000000)::bigint, greatest("daily_cap" - progress.earned, 0));
  UPDATE point_progress AS known
  SET rest = mod(millionths, 1000000)::integer, day = progress.day, earned = progress.earned + given
  WHERE known.member_id = "member" AND known.type = "kind";
  IF given > 0 THEN
    INSERT INTO point_entries (member_id, type, points, cause, reference, at)
    VALUES ("member", "kind", given, "why", "what", "moment");
  END IF;
  RETURN given;
END $$;
--> statement-breakpoint
-- Checks all points. Called at the end of a transaction that wrote them with the triggers off.
CREATE FUNCTION "point_check"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM point_accounts AS account LEFT JOIN (
      SELECT member_id, sum(points) AS total, sum(points) FILTER (WHERE type = 'REDEEM') AS redeemed
      FROM point_entries GROUP BY member_id
    ) AS sums USING (member_id)
    WHERE account.balance <> coalesce(sums.total, 0) OR account.redeem <> coalesce(sums.redeemed, 0)
  ) OR EXISTS (
    SELECT FROM (
      SELECT balance_after, sum(points) OVER (PARTITION BY member_id ORDER BY id) AS total FROM point_entries
    ) AS entry WHERE balance_after <> total
  ) THEN
    RAISE EXCEPTION 'the points are wrong' USING ERRCODE = 'check_violation', CONSTRAINT = 'point_check';
  END IF;
END $$;
