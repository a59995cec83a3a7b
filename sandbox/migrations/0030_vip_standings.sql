CREATE TABLE "vip_standings" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"turnover" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vip_standings" ADD CONSTRAINT "vip_standings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;