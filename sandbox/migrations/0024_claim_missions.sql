CREATE TABLE "mission_claims" (
	"member_id" integer NOT NULL,
	"mission_id" integer NOT NULL,
	"occurrence" text NOT NULL,
	"amount" bigint NOT NULL,
	"score" integer NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mission_claims_member_id_mission_id_occurrence_pk" PRIMARY KEY("member_id","mission_id","occurrence")
);
--> statement-breakpoint
ALTER TABLE "mission_claims" ADD CONSTRAINT "mission_claims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mission_claims_by_time" ON "mission_claims" USING btree ("claimed_at","member_id","score");