DROP TABLE "login_failures";--> statement-breakpoint
DROP INDEX "member_profiles_network";--> statement-breakpoint
ALTER TABLE "brakes" DROP COLUMN "waits";--> statement-breakpoint
ALTER TABLE "brakes" DROP COLUMN "waits_until";--> statement-breakpoint
-- Documents are compared in small letters and one normal form. Two members who have one document in two spellings keep theirs.
UPDATE "member_profiles" AS "one" SET "id_number" = lower(normalize("id_number", NFKC))
WHERE "id_number" <> lower(normalize("id_number", NFKC)) AND NOT EXISTS (
  SELECT FROM "member_profiles" AS "other" WHERE "other"."member_id" <> "one"."member_id"
  AND lower(normalize("other"."id_number", NFKC)) = lower(normalize("one"."id_number", NFKC)));--> statement-breakpoint
UPDATE "members" AS "one" SET "email" = lower(normalize("email", NFKC))
WHERE "email" <> lower(normalize("email", NFKC)) AND NOT EXISTS (
  SELECT FROM "members" AS "other" WHERE "other"."id" <> "one"."id"
  AND lower(normalize("other"."email", NFKC)) = lower(normalize("one"."email", NFKC)));
