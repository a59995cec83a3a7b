CREATE TABLE "lottery_revelations" (
	"game_code" text PRIMARY KEY NOT NULL,
	"numero" text NOT NULL,
	"revealed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lottery_orders" ADD COLUMN "commitment" text;--> statement-breakpoint
ALTER TABLE "lottery_secrets" ADD COLUMN "since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "lottery_orders_open_draw" ON "lottery_orders" USING btree ("game_code","numero") WHERE "lottery_orders"."state" = 'OPEN';
--> statement-breakpoint
UPDATE "lottery_secrets" SET "since" = coalesce((SELECT min("at") FROM "seed_runs"), now());
--> statement-breakpoint
INSERT INTO "lottery_revelations" ("game_code", "numero", "revealed_at")
SELECT "game_code", max("numero"), now() FROM (
	SELECT "game_code", "numero" FROM "lottery_early_draws"
	UNION ALL
	SELECT "game_code", "numero" FROM "lottery_orders" WHERE "state" IN ('WON', 'LOST')
) AS "drawn" GROUP BY "game_code";
--> statement-breakpoint
DO $$ BEGIN
	-- The seed's copy has the secret unsealed; a reset makes another one.
	IF to_regclass('seeded.lottery_secrets') IS NOT NULL THEN DELETE FROM seeded.lottery_secrets; END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "refuse_hidden_draws"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF NEW.numero COLLATE "C" < OLD.numero COLLATE "C" OR NEW.game_code <> OLD.game_code THEN
		RAISE EXCEPTION 'draw % of % is revealed already', OLD.numero, OLD.game_code USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "lottery_revelations_grow" BEFORE UPDATE ON "lottery_revelations"
FOR EACH ROW EXECUTE FUNCTION "refuse_hidden_draws"();
