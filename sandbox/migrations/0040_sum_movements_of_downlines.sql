ALTER TABLE "rollup_agent_money" ADD COLUMN "inflows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rollup_agent_money" ADD COLUMN "outflows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rollup_agent_money" ADD COLUMN "incoming" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rollup_agent_money" ADD COLUMN "outgoing" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rollup_member_money" ADD COLUMN "inflows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rollup_member_money" ADD COLUMN "outflows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rollup_member_money" ADD COLUMN "incoming" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rollup_member_money" ADD COLUMN "outgoing" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rollup_money_changes" ADD COLUMN "inflows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rollup_money_changes" ADD COLUMN "outflows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rollup_money_changes" ADD COLUMN "incoming" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rollup_money_changes" ADD COLUMN "outgoing" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_entries_time" ON "ledger_entries" USING btree ("at","id","account_id","transaction_id","amount") WHERE "ledger_entries"."balance_after" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transactions_kind" ON "ledger_transactions" USING btree ("kind","at");--> statement-breakpoint
-- Entries are never changed or deleted, except by a reset, which makes the sums anew.
CREATE OR REPLACE FUNCTION "note_new_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rollup_money_changes (member_id, day, currency, kind, amount, inflows, outflows, incoming, outgoing)
  SELECT account.member_id, merchant_day(posted.at), account.currency, posted.kind, sum(added.amount),
    count(*) FILTER (WHERE account.kind = 'main' AND added.amount > 0),
    count(*) FILTER (WHERE account.kind = 'main' AND added.amount < 0),
    coalesce(sum(added.amount) FILTER (WHERE account.kind = 'main' AND added.amount > 0), 0),
    coalesce(-sum(added.amount) FILTER (WHERE account.kind = 'main' AND added.amount < 0), 0)
  FROM added
  JOIN ledger_accounts AS account ON account.id = added.account_id
  JOIN ledger_transactions AS posted ON posted.id = added.transaction_id
  WHERE account.member_id IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(added.amount) <> 0
    OR count(*) FILTER (WHERE account.kind = 'main') > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Moves the oldest changes of each kind into the sums, and returns their number. One caller at a time; others do nothing.
CREATE OR REPLACE FUNCTION "fold_rollups"("most" integer) RETURNS integer LANGUAGE plpgsql AS $$
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
    SELECT member_id, day, currency, kind, sum(amount) AS amount, sum(inflows) AS inflows, sum(outflows) AS outflows,
      sum(incoming) AS incoming, sum(outgoing) AS outgoing
    FROM taken GROUP BY 1, 2, 3, 4
  ), to_members AS (
    INSERT INTO rollup_member_money AS known SELECT * FROM summed
    ON CONFLICT (member_id, day, currency, kind) DO UPDATE SET amount = known.amount + excluded.amount,
      inflows = known.inflows + excluded.inflows, outflows = known.outflows + excluded.outflows,
      incoming = known.incoming + excluded.incoming, outgoing = known.outgoing + excluded.outgoing
  ), to_agents AS (
    INSERT INTO rollup_agent_money AS known
    SELECT agent_id, day, summed.currency, kind, sum(amount), sum(inflows), sum(outflows), sum(incoming), sum(outgoing)
    FROM summed JOIN members ON members.id = summed.member_id
    CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3, 4
    ON CONFLICT (agent_id, day, currency, kind) DO UPDATE SET amount = known.amount + excluded.amount,
      inflows = known.inflows + excluded.inflows, outflows = known.outflows + excluded.outflows,
      incoming = known.incoming + excluded.incoming, outgoing = known.outgoing + excluded.outgoing
  )
  SELECT count(*) INTO money_changes FROM taken;
  RETURN bet_changes + money_changes;
END $$;
--> statement-breakpoint
-- Makes all sums anew from bets and entries. Postings wait until it is done.
CREATE OR REPLACE FUNCTION "rebuild_rollups"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7402);
  TRUNCATE rollup_bet_changes, rollup_money_changes, rollup_member_bets, rollup_member_money,
    rollup_agent_bets, rollup_agent_money, rollup_agent_active;
  INSERT INTO rollup_member_bets
  SELECT member_id, merchant_day(placed_at), currency, game_category, status,
    count(*), sum(bet_amount), sum(valid_bet), sum(win_amount)
  FROM bets WHERE NOT play_money GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO rollup_member_money
  SELECT account.member_id, merchant_day(posted.at), account.currency, posted.kind, sum(entry.amount),
    count(*) FILTER (WHERE account.kind = 'main' AND entry.amount > 0),
    count(*) FILTER (WHERE account.kind = 'main' AND entry.amount < 0),
    coalesce(sum(entry.amount) FILTER (WHERE account.kind = 'main' AND entry.amount > 0), 0),
    coalesce(-sum(entry.amount) FILTER (WHERE account.kind = 'main' AND entry.amount < 0), 0)
  FROM ledger_entries AS entry
  JOIN ledger_accounts AS account ON account.id = entry.account_id
  JOIN ledger_transactions AS posted ON posted.id = entry.transaction_id
  WHERE account.member_id IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(entry.amount) <> 0
    OR count(*) FILTER (WHERE account.kind = 'main') > 0;
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
  SELECT agent_id, day, summed.currency, kind, sum(amount), sum(inflows), sum(outflows), sum(incoming), sum(outgoing)
  FROM rollup_member_money AS summed JOIN members ON members.id = summed.member_id
  CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3, 4;
END $$;
--> statement-breakpoint
SELECT rebuild_rollups();
