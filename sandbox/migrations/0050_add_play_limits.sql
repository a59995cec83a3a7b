CREATE TABLE "play_limits" (
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"pending_from" timestamp (3) with time zone,
	"pending_amount" bigint,
	CONSTRAINT "play_limits_member_id_kind_period_currency_pk" PRIMARY KEY("member_id","kind","period","currency"),
	CONSTRAINT "play_limits_amount" CHECK ("play_limits"."amount" >= 0 and "play_limits"."pending_amount" > "play_limits"."amount"),
	CONSTRAINT "play_limits_unit" CHECK (("play_limits"."kind" = 'SESSION') = ("play_limits"."currency" = ''))
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "time_out_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "excluded_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "has_play_limits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;