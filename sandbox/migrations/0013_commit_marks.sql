CREATE TABLE "commit_marks" (
	"connection" bigint PRIMARY KEY NOT NULL,
	"committed" bigint NOT NULL,
	"refused" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
