ALTER TABLE "bets" ADD CONSTRAINT "bets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD CONSTRAINT "play_sessions_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_amounts" CHECK ("bets"."bet_amount" > 0 and "bets"."valid_bet" between 0 and "bets"."bet_amount");--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_settled" CHECK (("bets"."status" = 'UNSETTLED') = ("bets"."settled_at" is null));--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_outcome" CHECK (case "bets"."status"
        when 'UNSETTLED' then "bets"."win_amount" = 0 and "bets"."valid_bet" = 0
        when 'WON' then "bets"."win_amount" > 0
        when 'LOST' then "bets"."win_amount" = 0
        else "bets"."win_amount" = "bets"."bet_amount" and "bets"."valid_bet" = 0 end);--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_step" CHECK ("lottery_orders"."step" between 1 and "lottery_orders"."steps");--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_amounts" CHECK ("lottery_orders"."stake" > 0 and "lottery_orders"."bet_count" > 0 and "lottery_orders"."win" >= 0);--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD CONSTRAINT "lottery_orders_outcome" CHECK (case "lottery_orders"."state"
        when 'OPEN' then "lottery_orders"."settled_at" is null and "lottery_orders"."win" is null
        when 'WON' then "lottery_orders"."settled_at" is not null and "lottery_orders"."win" > 0
        when 'LOST' then "lottery_orders"."settled_at" is not null and "lottery_orders"."win" = 0
        else "lottery_orders"."settled_at" is not null and "lottery_orders"."win" = 0 and "lottery_orders"."state" in ('CANCELLED', 'REFUNDED') end);--> statement-breakpoint
ALTER TABLE "play_rounds" ADD CONSTRAINT "play_rounds_amounts" CHECK ("play_rounds"."stake" > 0 and "play_rounds"."bet" >= "play_rounds"."stake" and "play_rounds"."win" >= 0);--> statement-breakpoint
ALTER TABLE "play_rounds" ADD CONSTRAINT "play_rounds_settled" CHECK (("play_rounds"."status" = 'OPEN') = ("play_rounds"."settled_at" is null));--> statement-breakpoint
ALTER TABLE "play_rounds" ADD CONSTRAINT "play_rounds_won" CHECK ("play_rounds"."win" = 0 or "play_rounds"."status" = 'SETTLED');--> statement-breakpoint
-- Entries change balances from within a trigger, and need no guard there.
DROP TRIGGER "ledger_guard_account" ON "ledger_accounts";
--> statement-breakpoint
CREATE TRIGGER "ledger_guard_account" BEFORE INSERT OR UPDATE ON "ledger_accounts"
FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "ledger_guard_account"();
--> statement-breakpoint
-- As before, with single values instead of rows: each entry of each bet runs it.
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
  IF NOT FOUND THEN
    SELECT currency INTO NEW.currency FROM ledger_accounts WHERE id = NEW.account_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'no ledger account %', NEW.account_id
        USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_entries_account', TABLE = 'ledger_entries';
    END IF;
    NEW.balance_after := NULL;
  END IF;
  RETURN NEW;
END $$;
