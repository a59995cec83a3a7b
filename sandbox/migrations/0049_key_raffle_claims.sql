ALTER TABLE "raffle_tickets" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "raffle_tickets" ADD CONSTRAINT "raffle_tickets_request_key_unique" UNIQUE("request_key");