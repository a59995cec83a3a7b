CREATE TABLE "identity_checks" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"requested" text[] NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "identity_checks_reason" CHECK (("identity_checks"."reason" is not null) = ("identity_checks"."status" = 'REJECTED')),
	CONSTRAINT "identity_checks_requested" CHECK ((cardinality("identity_checks"."requested") > 0) = ("identity_checks"."status" = 'MORE_NEEDED'))
);
--> statement-breakpoint
CREATE TABLE "identity_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"image_ids" uuid[] NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_documents_member" ON "identity_documents" USING btree ("member_id","submitted_at");