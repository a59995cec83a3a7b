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
    INSERT INTO rollup_team_days AS known (account_id, day, currency, deposit, withdraw, bonus, rebate)
    SELECT account_id, day, summed.currency,
      coalesce(sum(amount) FILTER (WHERE kind = 'DEPOSIT'), 0), coalesce(-sum(amount) FILTER (WHERE kind = 'WITHDRAW'), 0),
      coalesce(sum(amount) FILTER (WHERE kind IN ('BONUS', 'FREE_SPINS')), 0),
      coalesce(sum(amount) FILTER (WHERE kind = 'REBATE'), 0)
    FROM summed JOIN members ON members.id = summed.member_id
    CROSS JOIN LATERAL with_agents_above(members.id, members.path) AS account_id
    WHERE kind IN ('DEPOSIT', 'WITHDRAW', 'BONUS', 'FREE_SPINS', 'REBATE') GROUP BY 1, 2, 3
    ON CONFLICT (account_id, day, currency) DO UPDATE SET deposit = known.deposit + excluded.deposit,
      withdraw = known.withdraw + excluded.withdraw, bonus = known.bonus + excluded.bonus,
      rebate = known.rebate + excluded.rebate
  )
  SELECT count(*) INTO money_changes FROM taken;
  RETURN bet_changes + money_changes;
END $$;
