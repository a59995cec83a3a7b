CREATE TABLE "promotion_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"promotion_id" integer NOT NULL,
	"remark" text NOT NULL,
	"image_ids" uuid[] NOT NULL,
	"status" text DEFAULT 'APPLYING' NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "promotion_applications_decided" CHECK (("promotion_applications"."decided_at" is null) = ("promotion_applications"."status" in ('APPLYING', 'PROCESS'))),
	CONSTRAINT "promotion_applications_reason" CHECK (("promotion_applications"."reason" is null) = ("promotion_applications"."status" <> 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "promotion_claims" (
	"member_id" integer NOT NULL,
	"promotion_id" integer NOT NULL,
	"occurrence" text NOT NULL,
	"deposit_id" text,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promotion_claims_member_id_promotion_id_occurrence_pk" PRIMARY KEY("member_id","promotion_id","occurrence"),
	CONSTRAINT "promotion_claims_deposit_id_unique" UNIQUE("deposit_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_members" (
	"member_id" integer NOT NULL,
	"promotion_id" integer NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promotion_members_member_id_promotion_id_pk" PRIMARY KEY("member_id","promotion_id")
);
--> statement-breakpoint
ALTER TABLE "promotion_applications" ADD CONSTRAINT "promotion_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_applications" ADD CONSTRAINT "promotion_applications_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_claims" ADD CONSTRAINT "promotion_claims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_claims" ADD CONSTRAINT "promotion_claims_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_claims" ADD CONSTRAINT "promotion_claims_deposit_id_deposits_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("deposit_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_members" ADD CONSTRAINT "promotion_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_members" ADD CONSTRAINT "promotion_members_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_applications_open" ON "promotion_applications" USING btree ("member_id","promotion_id") WHERE "promotion_applications"."status" <> 'REJECTED';--> statement-breakpoint
CREATE INDEX "promotion_applications_of_member" ON "promotion_applications" USING btree ("member_id","promotion_id","id");