CREATE TABLE "jackpot_opt_ins" (
	"jackpot_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "jackpot_opt_ins_member_id_jackpot_id_pk" PRIMARY KEY("member_id","jackpot_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind";--> statement-breakpoint
ALTER TABLE "jackpots" ADD COLUMN "opt_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jackpot_opt_ins" ADD CONSTRAINT "jackpot_opt_ins_jackpot_id_jackpots_id_fk" FOREIGN KEY ("jackpot_id") REFERENCES "public"."jackpots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_opt_ins" ADD CONSTRAINT "jackpot_opt_ins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jackpot_wins_of_jackpot" ON "jackpot_wins" USING btree ("jackpot_id","won_at","id");--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('DEPOSIT', 'WITHDRAW', 'TRANSFER', 'BET', 'WIN', 'REFUND', 'JACKPOT', 'BONUS', 'REBATE', 'SALARY', 'DIVIDEND', 'POINTS', 'ADJUST'));