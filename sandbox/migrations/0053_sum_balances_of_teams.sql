CREATE TABLE "rollup_team_balances" (
	"account_id" integer NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "rollup_team_balances_account_id_currency_pk" PRIMARY KEY("account_id","currency")
);
--> statement-breakpoint
ALTER TABLE "rollup_team_days" ADD COLUMN "moved" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- No sums are folded until this migration is committed.
SELECT pg_advisory_xact_lock(7402);
--> statement-breakpoint
-- Fills the sums of teams from those of the members.
CREATE OR REPLACE FUNCTION "sum_teams"() RETURNS void LANGUAGE sql AS $$
  INSERT INTO rollup_team_days (account_id, day, currency, bet, valid_bet, win, result, deposit, withdraw, bonus, rebate, moved)
  SELECT account_id, day, summed.currency, sum(bet), sum(valid_bet), sum(win), sum(result),
    sum(deposit), sum(withdraw), sum(bonus), sum(summed.rebate), sum(moved)
  FROM (
    SELECT member_id, day, currency, bet_amount AS bet, valid_bet, win_amount AS win,
      CASE WHEN status = 'UNSETTLED' THEN 0 ELSE win_amount - bet_amount END AS result,
      0 AS deposit, 0 AS withdraw, 0 AS bonus, 0 AS rebate, 0 AS moved
    FROM rollup_member_bets
    UNION ALL
    SELECT member_id, day, currency, 0, 0, 0, 0,
      CASE WHEN kind = 'DEPOSIT' THEN amount ELSE 0 END, CASE WHEN kind = 'WITHDRAW' THEN -amount ELSE 0 END,
      CASE WHEN kind IN ('BONUS', 'FREE_SPINS') THEN amount ELSE 0 END, CASE WHEN kind = 'REBATE' THEN amount ELSE 0 END, amount
    FROM rollup_member_money
  ) AS summed
  JOIN members ON members.id = summed.member_id
  CROSS JOIN LATERAL with_agents_above(members.id, members.path) AS account_id GROUP BY 1, 2, 3;
  INSERT INTO rollup_team_balances (account_id, currency, balance)
  SELECT account_id, currency, sum(moved) FROM rollup_team_days GROUP BY 1, 2
$$;
--> statement-breakpoint
-- Moves the oldest changes of each kind into the sums, and returns their number. One caller at a time; others do nothing.
-- The changes are found by a range of ids: the planner, which often knows an empty table, would compare each with each in a join.
CREATE OR REPLACE FUNCTION "fold_rollups"("most" integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  bet_changes integer;
  money_changes integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(7402) THEN RETURN 0; END IF;
  WITH taken AS (
    DELETE FROM rollup_bet_changes
    WHERE id <= (SELECT max(id) FROM (SELECT id FROM rollup_bet_changes ORDER BY id LIMIT most) AS oldest) RETURNING *
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
  ), to_teams AS (
    INSERT INTO rollup_team_days AS known (account_id, day, currency, bet, valid_bet, win, result)
    SELECT account_id, day, summed.currency, sum(bet_amount), sum(valid_bet), sum(win_amount),
      sum(CASE WHEN status = 'UNSETTLED' THEN 0 ELSE win_amount - bet_amount END)
    FROM summed JOIN members ON members.id = summed.member_id
    CROSS JOIN LATERAL with_agents_above(members.id, members.path) AS account_id GROUP BY 1, 2, 3
    ON CONFLICT (account_id, day, currency) DO UPDATE SET bet = known.bet + excluded.bet,
      valid_bet = known.valid_bet + excluded.valid_bet, win = known.win + excluded.win,
      result = known.result + excluded.result
  )
  SELECT count(*) INTO bet_changes FROM taken;

  WITH taken AS (
    DELETE FROM rollup_money_changes
    WHERE id <= (SELECT max(id) FROM (SELECT id FROM rollup_money_changes ORDER BY id LIMIT most) AS oldest) RETURNING *
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
  ), to_teams AS (
    INSERT INTO rollup_team_days AS known (account_id, day, currency, moved, deposit, withdraw, bonus, rebate)
    SELECT account_id, day, summed.currency, sum(amount),
      coalesce(sum(amount) FILTER (WHERE kind = 'DEPOSIT'), 0), coalesce(-sum(amount) FILTER (WHERE kind = 'WITHDRAW'), 0),
      coalesce(sum(amount) FILTER (WHERE kind IN ('BONUS', 'FREE_SPINS')), 0),
      coalesce(sum(amount) FILTER (WHERE kind = 'REBATE'), 0)
    FROM summed JOIN members ON members.id = summed.member_id
    CROSS JOIN LATERAL with_agents_above(members.id, members.path) AS account_id GROUP BY 1, 2, 3
    ON CONFLICT (account_id, day, currency) DO UPDATE SET moved = known.moved + excluded.moved, deposit = known.deposit + excluded.deposit,
      withdraw = known.withdraw + excluded.withdraw, bonus = known.bonus + excluded.bonus,
      rebate = known.rebate + excluded.rebate
  ), to_balances AS (
    INSERT INTO rollup_team_balances AS known (account_id, currency, balance)
    SELECT account_id, summed.currency, sum(amount)
    FROM summed JOIN members ON members.id = summed.member_id
    CROSS JOIN LATERAL with_agents_above(members.id, members.path) AS account_id GROUP BY 1, 2
    ON CONFLICT (account_id, currency) DO UPDATE SET balance = known.balance + excluded.balance
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
    rollup_agent_bets, rollup_agent_money, rollup_agent_active, rollup_team_days,
    rollup_team_balances;
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
  PERFORM sum_teams();
END $$;
--> statement-breakpoint
COMMENT ON TABLE "rollup_team_balances" IS 'derived';
--> statement-breakpoint
TRUNCATE rollup_team_days;
--> statement-breakpoint
SELECT sum_teams();
