CREATE TABLE "rollup_agent_active" (
	"agent_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "rollup_agent_active_agent_id_day_currency_pk" PRIMARY KEY("agent_id","day","currency")
);
--> statement-breakpoint
CREATE TABLE "rollup_agent_bets" (
	"agent_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"bets" integer NOT NULL,
	"bet_amount" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	"win_amount" bigint NOT NULL,
	CONSTRAINT "rollup_agent_bets_agent_id_day_currency_category_status_pk" PRIMARY KEY("agent_id","day","currency","category","status")
);
--> statement-breakpoint
CREATE TABLE "rollup_agent_money" (
	"agent_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "rollup_agent_money_agent_id_day_currency_kind_pk" PRIMARY KEY("agent_id","day","currency","kind")
);
--> statement-breakpoint
CREATE TABLE "rollup_bet_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rollup_bet_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"bets" integer NOT NULL,
	"bet_amount" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	"win_amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rollup_member_bets" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"bets" integer NOT NULL,
	"bet_amount" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	"win_amount" bigint NOT NULL,
	CONSTRAINT "rollup_member_bets_member_id_day_currency_category_status_pk" PRIMARY KEY("member_id","day","currency","category","status")
);
--> statement-breakpoint
CREATE TABLE "rollup_member_money" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "rollup_member_money_member_id_day_currency_kind_pk" PRIMARY KEY("member_id","day","currency","kind")
);
--> statement-breakpoint
CREATE TABLE "rollup_money_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rollup_money_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rollup_bet_changes_member" ON "rollup_bet_changes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "rollup_money_changes_member" ON "rollup_money_changes" USING btree ("member_id");--> statement-breakpoint
CREATE FUNCTION "merchant_day"("at" timestamp with time zone) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT ("at" AT TIME ZONE 'Asia/Ho_Chi_Minh')::date $$;
--> statement-breakpoint
-- The agents above a member, from the ids of its path.
CREATE FUNCTION "agents_above"("member_id" integer, "path" text) RETURNS SETOF integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT id FROM unnest(string_to_array(trim(both '/' from "path"), '/')::integer[]) AS id WHERE id <> "member_id" $$;
--> statement-breakpoint
CREATE FUNCTION "note_new_bets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rollup_bet_changes (member_id, day, currency, category, status, bets, bet_amount, valid_bet, win_amount)
  SELECT member_id, merchant_day(placed_at), currency, game_category, status,
    count(*), sum(bet_amount), sum(valid_bet), sum(win_amount)
  FROM added WHERE NOT play_money GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_changed_bets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rollup_bet_changes (member_id, day, currency, category, status, bets, bet_amount, valid_bet, win_amount)
  SELECT member_id, merchant_day(placed_at), currency, game_category, status,
    sum(times), sum(times * bet_amount), sum(times * valid_bet), sum(times * win_amount)
  FROM (SELECT 1 AS times, * FROM added UNION ALL SELECT -1, * FROM removed) AS changed
  WHERE NOT play_money GROUP BY 1, 2, 3, 4, 5
  HAVING sum(times) <> 0 OR sum(times * bet_amount) <> 0 OR sum(times * valid_bet) <> 0 OR sum(times * win_amount) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_removed_bets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rollup_bet_changes (member_id, day, currency, category, status, bets, bet_amount, valid_bet, win_amount)
  SELECT member_id, merchant_day(placed_at), currency, game_category, status,
    -count(*), -sum(bet_amount), -sum(valid_bet), -sum(win_amount)
  FROM removed WHERE NOT play_money GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "roll_up_new_bets" AFTER INSERT ON "bets" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "note_new_bets"();
--> statement-breakpoint
CREATE TRIGGER "roll_up_changed_bets" AFTER UPDATE ON "bets" REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_bets"();
--> statement-breakpoint
CREATE TRIGGER "roll_up_removed_bets" AFTER DELETE ON "bets" REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION "note_removed_bets"();
--> statement-breakpoint
-- Entries are never changed or deleted, except by a reset, which makes the sums anew.
CREATE FUNCTION "note_new_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rollup_money_changes (member_id, day, currency, kind, amount)
  SELECT account.member_id, merchant_day(posted.at), account.currency, posted.kind, sum(added.amount)
  FROM added
  JOIN ledger_accounts AS account ON account.id = added.account_id
  JOIN ledger_transactions AS posted ON posted.id = added.transaction_id
  WHERE account.member_id IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(added.amount) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "roll_up_new_entries" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "note_new_entries"();
--> statement-breakpoint
-- Moves the oldest changes of each kind into the sums, and returns their number. One caller at a time; others do nothing.
CREATE FUNCTION "fold_rollups"("most" integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  bet_changes integer;
  money_changes integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(7402) THEN RETURN 0; END IF;
  WITH taken AS (
    DELETE FROM rollup_bet_changes WHERE id IN (SELECT id FROM rollup_bet_changes ORDER BY id LIMIT most) RETURNING *
  ), summed AS (
    SELECT member_id, day, currency, category, status,
      sum(bets) AS bets, sum(bet_amount) AS bet_amount, sum(valid_bet) AS valid_bet, sum(win_amount) AS win_amount
    FROM taken GROUP BY 1, 2, 3, 4, 5
    HAVING sum(bets) <> 0 OR sum(bet_amount) <> 0 OR sum(valid_bet) <> 0 OR sum(win_amount) <> 0
  ), first_of_day AS (
    SELECT DISTINCT member_id, day, currency FROM summed WHERE NOT EXISTS (
      SELECT FROM rollup_member_bets AS known
      WHERE known.member_id = summed.member_id AND known.day = summed.day AND known.currency = summed.currency)
  ), to_members AS (
    INSERT INTO rollup_member_bets AS known SELECT * FROM summed
    ON CONFLICT (member_id, day, currency, category, status) DO UPDATE SET bets = known.bets + excluded.bets,
      bet_amount = known.bet_amount + excluded.bet_amount, valid_bet = known.valid_bet + excluded.valid_bet,
      win_amount = known.win_amount + excluded.win_amount
  ), to_agents AS (
    INSERT INTO rollup_agent_bets AS known
    SELECT agent_id, day, summed.currency, category, status,
      sum(bets), sum(bet_amount), sum(valid_bet), sum(win_amount)
    FROM summed JOIN members ON members.id = summed.member_id
    CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (agent_id, day, currency, category, status) DO UPDATE SET bets = known.bets + excluded.bets,
      bet_amount = known.bet_amount + excluded.bet_amount, valid_bet = known.valid_bet + excluded.valid_bet,
      win_amount = known.win_amount + excluded.win_amount
  ), to_active AS (
    INSERT INTO rollup_agent_active AS known
    SELECT agent_id, day, first_of_day.currency, count(*)
    FROM first_of_day JOIN members ON members.id = first_of_day.member_id
    CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3
    ON CONFLICT (agent_id, day, currency) DO UPDATE SET members = known.members + excluded.members
  )
  SELECT count(*) INTO bet_changes FROM taken;

  WITH taken AS (
    DELETE FROM rollup_money_changes WHERE id IN (SELECT id FROM rollup_money_changes ORDER BY id LIMIT most) RETURNING *
  ), summed AS (
    SELECT member_id, day, currency, kind, sum(amount) AS amount FROM taken GROUP BY 1, 2, 3, 4
  ), to_members AS (
    INSERT INTO rollup_member_money AS known SELECT * FROM summed
    ON CONFLICT (member_id, day, currency, kind) DO UPDATE SET amount = known.amount + excluded.amount
  ), to_agents AS (
    INSERT INTO rollup_agent_money AS known
    SELECT agent_id, day, summed.currency, kind, sum(amount)
    FROM summed JOIN members ON members.id = summed.member_id
    CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3, 4
    ON CONFLICT (agent_id, day, currency, kind) DO UPDATE SET amount = known.amount + excluded.amount
  )
  SELECT count(*) INTO money_changes FROM taken;
  RETURN bet_changes + money_changes;
END $$;
--> statement-breakpoint
-- Makes all sums anew from bets and entries. Postings wait until it is done.
CREATE FUNCTION "rebuild_rollups"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7402);
  TRUNCATE rollup_bet_changes, rollup_money_changes, rollup_member_bets, rollup_member_money,
    rollup_agent_bets, rollup_agent_money, rollup_agent_active;
  INSERT INTO rollup_member_bets
  SELECT member_id, merchant_day(placed_at), currency, game_category, status,
    count(*), sum(bet_amount), sum(valid_bet), sum(win_amount)
  FROM bets WHERE NOT play_money GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO rollup_member_money
  SELECT account.member_id, merchant_day(posted.at), account.currency, posted.kind, sum(entry.amount)
  FROM ledger_entries AS entry
  JOIN ledger_accounts AS account ON account.id = entry.account_id
  JOIN ledger_transactions AS posted ON posted.id = entry.transaction_id
  WHERE account.member_id IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(entry.amount) <> 0;
  INSERT INTO rollup_agent_bets
  SELECT agent_id, day, summed.currency, category, status,
    sum(bets), sum(bet_amount), sum(valid_bet), sum(win_amount)
  FROM rollup_member_bets AS summed JOIN members ON members.id = summed.member_id
  CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO rollup_agent_active
  SELECT agent_id, day, summed.currency, count(DISTINCT members.id)
  FROM rollup_member_bets AS summed JOIN members ON members.id = summed.member_id
  CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3;
  INSERT INTO rollup_agent_money
  SELECT agent_id, day, summed.currency, kind, sum(amount)
  FROM rollup_member_money AS summed JOIN members ON members.id = summed.member_id
  CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3, 4;
END $$;
--> statement-breakpoint
COMMENT ON TABLE "rollup_bet_changes" IS 'derived';
--> statement-breakpoint
COMMENT ON TABLE "rollup_money_changes" IS 'derived';
--> statement-breakpoint
COMMENT ON TABLE "rollup_member_bets" IS 'derived';
--> statement-breakpoint
COMMENT ON TABLE "rollup_member_money" IS 'derived';
--> statement-breakpoint
COMMENT ON TABLE "rollup_agent_bets" IS 'derived';
--> statement-breakpoint
COMMENT ON TABLE "rollup_agent_money" IS 'derived';
--> statement-breakpoint
COMMENT ON TABLE "rollup_agent_active" IS 'derived';
--> statement-breakpoint
SELECT rebuild_rollups();
