-- As before, but an entry gets its number when it has its account: the entries of an account are numbered in the order of its balances.
CREATE OR REPLACE FUNCTION "ledger_enter"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most_lines smallint;
BEGIN
  SELECT at, lines INTO NEW.at, most_lines FROM ledger_transactions WHERE id = NEW.transaction_id;
  IF NEW.line > most_lines OR NEW.line < 1 THEN
    RAISE EXCEPTION 'the transaction % has no line %', NEW.transaction_id, NEW.line
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_line', TABLE = 'ledger_entries';
  END IF;
  UPDATE ledger_accounts SET balance = balance + NEW.amount, updated_at = NEW.at
  WHERE id = NEW.account_id AND counted_to IS NULL RETURNING currency, balance INTO NEW.currency, NEW.balance_after;
  IF FOUND THEN
    NEW.id := nextval('ledger_entries_id_seq');
  ELSE
    SELECT currency INTO NEW.currency FROM ledger_accounts WHERE id = NEW.account_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'no ledger account %', NEW.account_id
        USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_entries_account', TABLE = 'ledger_entries';
    END IF;
    NEW.balance_after := NULL;
  END IF;
  RETURN NEW;
END $$;
