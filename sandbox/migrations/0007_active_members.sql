-- A member is active on the days on which bets with a valid stake were settled: the changes of bets carry that day too.
COMMENT ON TABLE rollup_member_active IS 'derived';--> statement-breakpoint

CREATE OR REPLACE FUNCTION note_new_bets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rollup_bet_changes (member_id, day, currency, category, status, settled_day, bets, bet_amount, valid_bet,
    win_amount, valid_bets)
  SELECT member_id, merchant_day(placed_at), currency, game_category, status, merchant_day(settled_at),
    count(*), sum(bet_amount), sum(valid_bet), sum(win_amount), count(*) FILTER (WHERE valid_bet > 0)
  FROM added WHERE NOT play_money GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION note_changed_bets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rollup_bet_changes (member_id, day, currency, category, status, settled_day, bets, bet_amount, valid_bet,
    win_amount, valid_bets)
  SELECT member_id, merchant_day(placed_at), currency, game_category, status, merchant_day(settled_at),
    sum(times), sum(times * bet_amount), sum(times * valid_bet), sum(times * win_amount),
    coalesce(sum(times) FILTER (WHERE valid_bet > 0), 0)
  FROM (SELECT 1 AS times, * FROM added UNION ALL SELECT -1, * FROM removed) AS changed
  WHERE NOT play_money GROUP BY 1, 2, 3, 4, 5, 6
  HAVING sum(times) <> 0 OR sum(times * bet_amount) <> 0 OR sum(times * valid_bet) <> 0 OR sum(times * win_amount) <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION note_removed_bets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rollup_bet_changes (member_id, day, currency, category, status, settled_day, bets, bet_amount, valid_bet,
    win_amount, valid_bets)
  SELECT member_id, merchant_day(placed_at), currency, game_category, status, merchant_day(settled_at),
    -count(*), -sum(bet_amount), -sum(valid_bet), -sum(win_amount), -count(*) FILTER (WHERE valid_bet > 0)
  FROM removed WHERE NOT play_money GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;--> statement-breakpoint

-- Fills the active members from the bets.
CREATE FUNCTION sum_active_members() RETURNS void LANGUAGE sql AS $$
  INSERT INTO rollup_member_active
  SELECT member_id, merchant_day(settled_at), currency, count(*)
  FROM bets WHERE NOT play_money AND valid_bet > 0 AND settled_at IS NOT NULL GROUP BY 1, 2, 3;
  INSERT INTO rollup_agent_active
  SELECT agent_id, day, active.currency, count(*)
  FROM rollup_member_active AS active JOIN members ON members.id = active.member_id
  CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3
$$;--> statement-breakpoint

-- Moves the oldest changes of each kind into the sums, and returns their number. One caller at a time; others do nothing.
-- The changes are found by a range of ids: the planner, which often knows an empty table, would compare each with each in a join.
CREATE OR REPLACE FUNCTION fold_rollups(most integer) RETURNS integer LANGUAGE plpgsql AS $$
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
  ), active AS (
    SELECT member_id, settled_day AS day, currency, sum(valid_bets)::integer AS bets FROM taken
    WHERE settled_day IS NOT NULL GROUP BY 1, 2, 3 HAVING sum(valid_bets) <> 0
  ), turned AS (
    SELECT active.member_id, active.day, active.currency,
      (coalesce(known.bets, 0) + active.bets > 0)::integer - (coalesce(known.bets, 0) > 0)::integer AS change
    FROM active LEFT JOIN rollup_member_active AS known USING (member_id, day, currency)
  ), to_active_members AS (
    INSERT INTO rollup_member_active AS known SELECT * FROM active
    ON CONFLICT (member_id, day, currency) DO UPDATE SET bets = known.bets + excluded.bets
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
    SELECT agent_id, day, turned.currency, sum(change)
    FROM turned JOIN members ON members.id = turned.member_id
    CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id WHERE change <> 0 GROUP BY 1, 2, 3
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
END $$;--> statement-breakpoint

-- Makes all sums anew from bets and entries. Postings wait until it is done.
CREATE OR REPLACE FUNCTION rebuild_rollups() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7402);
  TRUNCATE rollup_bet_changes, rollup_money_changes, rollup_member_bets, rollup_member_money,
    rollup_member_active, rollup_agent_bets, rollup_agent_money, rollup_agent_active, rollup_team_days,
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
  PERFORM sum_active_members();
  INSERT INTO rollup_agent_money
  SELECT agent_id, day, summed.currency, kind, sum(amount), sum(inflows), sum(outflows), sum(incoming), sum(outgoing)
  FROM rollup_member_money AS summed JOIN members ON members.id = summed.member_id
  CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3, 4;
  PERFORM sum_teams();
END $$;--> statement-breakpoint

-- The changes that wait are of bets that this counts.
TRUNCATE rollup_agent_active;--> statement-breakpoint
SELECT sum_active_members();
