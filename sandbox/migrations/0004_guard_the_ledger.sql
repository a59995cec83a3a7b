DROP INDEX "ledger_entries_transaction";
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "transaction_id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "balance_after" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ALTER COLUMN "id" SET MAXVALUE 9223372036854775807;
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "counted_to" bigint;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "line" smallint;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "currency" text;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "lines" smallint;
--> statement-breakpoint
-- What the entries lack is in their transactions and accounts. So far the balances of the platform's accounts contain every entry.
UPDATE "ledger_entries" AS entry SET "line" = numbered.line, "at" = posting.at, "currency" = account.currency,
  "balance_after" = CASE WHEN account.kind IN ('house', 'cashier', 'promotions') THEN NULL ELSE entry.balance_after END
FROM (SELECT id, row_number() OVER (PARTITION BY transaction_id ORDER BY id) AS line FROM "ledger_entries") AS numbered,
  "ledger_transactions" AS posting, "ledger_accounts" AS account
WHERE numbered.id = entry.id AND posting.id = entry.transaction_id AND account.id = entry.account_id;
--> statement-breakpoint
UPDATE "ledger_transactions" AS posting SET "lines" = counted.lines
FROM (SELECT transaction_id, count(*) AS lines FROM "ledger_entries" GROUP BY transaction_id) AS counted
WHERE counted.transaction_id = posting.id;
--> statement-breakpoint
UPDATE "ledger_accounts" SET "counted_to" = coalesce((SELECT max(id) FROM "ledger_entries"), 0)
WHERE kind IN ('house', 'cashier', 'promotions');
--> statement-breakpoint
-- The snapshot of the seed, for the reset: its entries get the same balances.
DO $$ BEGIN
  IF to_regclass('seeded.ledger_entries') IS NOT NULL THEN
    UPDATE seeded.ledger_entries AS entry SET balance_after = NULL FROM seeded.ledger_accounts AS account
    WHERE account.id = entry.account_id AND account.kind IN ('house', 'cashier', 'promotions');
  END IF;
END $$;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "line" SET NOT NULL, ALTER COLUMN "currency" SET NOT NULL, ALTER COLUMN "at" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ALTER COLUMN "lines" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_member" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id");
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_line" ON "ledger_entries" USING btree ("transaction_id","line");
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_not_negative" CHECK ("ledger_accounts"."balance" >= 0 or "ledger_accounts"."counted_to" is not null);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner" CHECK (case
        when "ledger_accounts"."kind" in ('house', 'cashier', 'promotions') then "ledger_accounts"."member_id" is null
          and "ledger_accounts"."counted_to" is not null and "ledger_accounts"."id" = "ledger_accounts"."kind" || ':' || "ledger_accounts"."currency"
        when "ledger_accounts"."kind" in ('main', 'bonus', 'locked') then "ledger_accounts"."member_id" is not null
          and "ledger_accounts"."counted_to" is null and "ledger_accounts"."id" = 'member:' || "ledger_accounts"."member_id" || ':' || "ledger_accounts"."kind"
        when "ledger_accounts"."kind" = 'vendor' then "ledger_accounts"."member_id" is not null
          and "ledger_accounts"."counted_to" is null and "ledger_accounts"."id" like 'vendor:' || "ledger_accounts"."member_id" || ':_%'
        when "ledger_accounts"."kind" = 'purse' then "ledger_accounts"."member_id" is null
          and "ledger_accounts"."counted_to" is null and "ledger_accounts"."id" like 'purse:_%'
        else false end);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_balance_after" CHECK ("ledger_entries"."balance_after" >= 0);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_key" CHECK ("ledger_transactions"."key" <> '');
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('DEPOSIT', 'WITHDRAW', 'TRANSFER', 'BET', 'WIN', 'REFUND', 'BONUS', 'REBATE', 'SALARY', 'DIVIDEND', 'POINTS', 'ADJUST'));
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_lines" CHECK ("ledger_transactions"."lines" > 0);
--> statement-breakpoint
-- Accounts: opened empty, never deleted, and with a fixed owner and currency. Only entries change a balance.
CREATE FUNCTION "ledger_guard_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 OR NEW.counted_to <> 0 THEN
      RAISE EXCEPTION 'the account % is not opened empty', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_accounts_opened_empty', TABLE = 'ledger_accounts';
    END IF;
  ELSIF (NEW.id, NEW.member_id, NEW.kind, NEW.currency) IS DISTINCT FROM (OLD.id, OLD.member_id, OLD.kind, OLD.currency) THEN
    RAISE EXCEPTION 'the account % cannot get another owner, kind or currency', OLD.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_accounts_fixed', TABLE = 'ledger_accounts';
  ELSIF NEW.counted_to IS DISTINCT FROM OLD.counted_to THEN
    -- A checkpoint. While this lock waits, no entry is written: the entries up to the latest id are committed, or gone.
    LOCK TABLE ledger_entries IN SHARE MODE;
    IF NEW.counted_to IS NULL OR NEW.counted_to < OLD.counted_to OR current_setting('transaction_isolation') <> 'read committed'
      OR NEW.counted_to > (SELECT max(id) FROM ledger_entries) THEN
      RAISE EXCEPTION 'the account % cannot be counted up to the entry %', OLD.id, NEW.counted_to
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_accounts_counted', TABLE = 'ledger_accounts';
    END IF;
    NEW.balance := OLD.balance + (SELECT coalesce(sum(amount), 0) FROM ledger_entries
      WHERE account_id = OLD.id AND id > OLD.counted_to AND id <= NEW.counted_to);
  ELSIF NEW.balance <> OLD.balance AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'the balance of % changes only by an entry', OLD.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_accounts_by_entry', TABLE = 'ledger_accounts';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_guard_account" BEFORE INSERT OR UPDATE ON "ledger_accounts"
FOR EACH ROW EXECUTE FUNCTION "ledger_guard_account"();
--> statement-breakpoint
-- An entry changes its account's balance, and gets the account's currency and the transaction's time.
CREATE FUNCTION "ledger_enter"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posting ledger_transactions;
  account ledger_accounts;
BEGIN
  SELECT * INTO posting FROM ledger_transactions WHERE id = NEW.transaction_id;
  IF NEW.line > posting.lines OR NEW.line < 1 THEN
    RAISE EXCEPTION 'the transaction % has no line %', NEW.transaction_id, NEW.line
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_line', TABLE = 'ledger_entries';
  END IF;
  UPDATE ledger_accounts SET balance = balance + NEW.amount, updated_at = posting.at
  WHERE id = NEW.account_id AND counted_to IS NULL RETURNING * INTO account;
  IF NOT FOUND THEN
    SELECT * INTO account FROM ledger_accounts WHERE id = NEW.account_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'no ledger account %', NEW.account_id
        USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_entries_account', TABLE = 'ledger_entries';
    END IF;
  END IF;
  NEW.at := posting.at;
  NEW.currency := account.currency;
  NEW.balance_after := CASE WHEN account.counted_to IS NULL THEN account.balance END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_enter" BEFORE INSERT ON "ledger_entries"
FOR EACH ROW EXECUTE FUNCTION "ledger_enter"();
--> statement-breakpoint
-- At the commit a transaction has all its entries, and they add up to zero in each currency.
CREATE FUNCTION "ledger_check_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found_lines integer;
  is_balanced boolean;
BEGIN
  SELECT sum(lines), bool_and(total = 0) INTO found_lines, is_balanced FROM (
    SELECT count(*) AS lines, sum(amount) AS total FROM ledger_entries WHERE transaction_id = NEW.id GROUP BY currency
  ) AS currencies;
  IF found_lines IS DISTINCT FROM NEW.lines OR NOT is_balanced THEN
    RAISE EXCEPTION 'the entries of % are not complete or do not add up to zero', NEW.key
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transactions_balanced', TABLE = 'ledger_transactions';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transactions_balanced" AFTER INSERT ON "ledger_transactions"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_check_transaction"();
--> statement-breakpoint
CREATE FUNCTION "ledger_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: the ledger only grows', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_append_only', TABLE = TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transactions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_append_only" BEFORE DELETE OR TRUNCATE ON "ledger_accounts"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
-- Checks the whole ledger. Called at the end of a transaction that wrote to it with the triggers off.
CREATE FUNCTION "ledger_check"() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  fault text;
BEGIN
  SELECT 'the balance of ' || account.id INTO fault FROM ledger_accounts AS account
  LEFT JOIN (
    SELECT counted.id, sum(amount) AS total FROM ledger_entries JOIN ledger_accounts AS counted ON counted.id = account_id
    WHERE counted.counted_to IS NULL OR ledger_entries.id <= counted.counted_to GROUP BY counted.id
  ) AS sums ON sums.id = account.id
  WHERE account.balance <> coalesce(sums.total, 0) LIMIT 1;
  IF fault IS NULL THEN
    SELECT 'the entries of ' || posting.key INTO fault FROM ledger_transactions AS posting
    LEFT JOIN (
      SELECT transaction_id, sum(lines) AS lines, bool_and(total = 0) AS is_balanced, bool_and(is_timed) AS is_timed FROM (
        SELECT transaction_id, count(*) AS lines, sum(amount) AS total, bool_and(entry.at = timed.at) AS is_timed
        FROM ledger_entries AS entry JOIN ledger_transactions AS timed ON timed.id = entry.transaction_id
        GROUP BY transaction_id, currency
      ) AS currencies GROUP BY transaction_id
    ) AS sums ON sums.transaction_id = posting.id
    WHERE (sums.lines = posting.lines AND is_balanced AND is_timed) IS NOT TRUE LIMIT 1;
  END IF;
  IF fault IS NULL THEN
    SELECT 'the entry ' || entry.id INTO fault FROM (
      SELECT id, account_id, currency, balance_after, sum(amount) OVER (PARTITION BY account_id ORDER BY id) AS total FROM ledger_entries
    ) AS entry JOIN ledger_accounts AS account ON account.id = entry.account_id
    WHERE entry.currency <> account.currency
      OR entry.balance_after IS DISTINCT FROM CASE WHEN account.counted_to IS NULL THEN entry.total END LIMIT 1;
  END IF;
  IF fault IS NOT NULL THEN
    RAISE EXCEPTION 'the ledger is wrong: %', fault USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_check';
  END IF;
END $$;
