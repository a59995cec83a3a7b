CREATE TABLE "agent_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"kind" text NOT NULL,
	"member_id" integer,
	"changes" jsonb NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invite_clicks" (
	"link_id" integer NOT NULL,
	"network" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "invite_clicks_link_id_network_day_pk" PRIMARY KEY("link_id","network","day")
);
--> statement-breakpoint
CREATE TABLE "invite_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invite_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" integer NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"type" integer NOT NULL,
	"rebate" integer NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "invite_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "invite_sign_ups" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"link_id" integer NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "rebate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "can_bet" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "can_transfer" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "can_withdraw" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "has_first_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_actions" ADD CONSTRAINT "agent_actions_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_actions" ADD CONSTRAINT "agent_actions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_clicks" ADD CONSTRAINT "invite_clicks_link_id_invite_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."invite_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_agent_id_members_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_sign_ups" ADD CONSTRAINT "invite_sign_ups_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_sign_ups" ADD CONSTRAINT "invite_sign_ups_link_id_invite_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."invite_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_actions_agent" ON "agent_actions" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "agent_actions_member" ON "agent_actions" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "invite_clicks_day" ON "invite_clicks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "invite_links_agent" ON "invite_links" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "invite_sign_ups_link" ON "invite_sign_ups" USING btree ("link_id");