CREATE TABLE "settlement_retries" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"attempts" integer NOT NULL,
	"reason" text NOT NULL,
	"first_failed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"retry_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "settlement_retries_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE INDEX "settlement_retries_due" ON "settlement_retries" USING btree ("retry_at");