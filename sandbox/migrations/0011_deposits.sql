CREATE TABLE "deposits" (
	"deposit_id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"request_key" text NOT NULL,
	"channel_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"pay_token" text NOT NULL,
	"promotion_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "deposits_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "deposits_pay_token_unique" UNIQUE("pay_token"),
	CONSTRAINT "deposits_amount" CHECK ("deposits"."amount" > 0 and "deposits"."fee" >= 0 and "deposits"."fee" < "deposits"."amount"),
	CONSTRAINT "deposits_ended" CHECK (("deposits"."ended_at" is null) = ("deposits"."state" in ('CREATED', 'PENDING')))
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposits_of_member" ON "deposits" USING btree ("member_id","created_at","deposit_id");--> statement-breakpoint
CREATE INDEX "deposits_open" ON "deposits" USING btree ("expires_at") WHERE "deposits"."state" in ('CREATED', 'PENDING');