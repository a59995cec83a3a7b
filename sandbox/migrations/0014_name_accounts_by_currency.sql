ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_owner";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner" CHECK (case
        when "ledger_accounts"."kind" in ('house', 'cashier', 'promotions') then "ledger_accounts"."member_id" is null
          and "ledger_accounts"."counted_to" is not null and "ledger_accounts"."id" = "ledger_accounts"."kind" || ':' || "ledger_accounts"."currency"
        when "ledger_accounts"."kind" in ('main', 'bonus', 'locked') then "ledger_accounts"."member_id" is not null
          and "ledger_accounts"."counted_to" is null and "ledger_accounts"."id" = 'member:' || "ledger_accounts"."member_id" || ':' || "ledger_accounts"."kind"
            || case when "ledger_accounts"."currency" in ('VND', 'FUN') then '' else ':' || "ledger_accounts"."currency" end
        when "ledger_accounts"."kind" = 'vendor' then "ledger_accounts"."member_id" is not null
          and "ledger_accounts"."counted_to" is null and "ledger_accounts"."id" like 'vendor:' || "ledger_accounts"."member_id" || ':_%'
        when "ledger_accounts"."kind" = 'purse' then "ledger_accounts"."member_id" is null
          and "ledger_accounts"."counted_to" is null and "ledger_accounts"."id" like 'purse:_%'
        else false end);