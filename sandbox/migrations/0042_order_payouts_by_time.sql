DROP INDEX "contract_payouts_by_time";--> statement-breakpoint
CREATE INDEX "contract_payouts_by_time" ON "contract_payouts" USING btree ("contract_id","settled_at","id");