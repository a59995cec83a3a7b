DROP INDEX "contract_payouts_once";--> statement-breakpoint
ALTER TABLE "contract_payouts" ADD COLUMN "rest_of" integer;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "restricted_by" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_payouts" ADD CONSTRAINT "contract_payouts_rest_of_contract_payouts_id_fk" FOREIGN KEY ("rest_of") REFERENCES "public"."contract_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_payouts_rest" ON "contract_payouts" USING btree ("contract_id","rest_of") WHERE "contract_payouts"."rest_of" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_payouts_once" ON "contract_payouts" USING btree ("contract_id","period_start") WHERE "contract_payouts"."rest_of" is null;