CREATE TABLE "jackpot_feeds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jackpot_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"jackpot_id" integer NOT NULL,
	"bet_id" text NOT NULL,
	"node_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"stake" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jackpot_levels" DROP COLUMN "announced";--> statement-breakpoint
-- As before, but it inserts a row only where there is none.
CREATE OR REPLACE FUNCTION "earn_points"("member" integer, "kind" text, "amount" bigint, "per_point" bigint,
  "daily_cap" integer, "moment" timestamp with time zone, "why" text, "what" text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  progress point_progress;
  today date := merchant_day("moment");
  millionths numeric;
  given bigint;
BEGIN
  SELECT * INTO progress FROM point_progress AS known
  WHERE known.member_id = "member" AND known.type = "kind" FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO point_progress (member_id, type, rest, day, earned) VALUES ("member", "kind", 0, today, 0)
    ON CONFLICT DO NOTHING;
    SELECT * INTO progress FROM point_progress AS known
    WHERE known.member_id = "member" AND known.type = "kind" FOR UPDATE;
  END IF;
  IF progress.day <> today THEN
    progress.day := today;
    progress.earned := 0;
  END IF;
  millionths := progress.rest + div("amount"::numeric * 1000000, "per_point"::numeric);
  given := least(div(millionths, 1000000)::bigint, greatest("daily_cap" - progress.earned, 0));
  UPDATE point_progress AS known
  SET rest = mod(millionths, 1000000)::integer, day = progress.day, earned = progress.earned + given
  WHERE known.member_id = "member" AND known.type = "kind";
  IF given > 0 THEN
    INSERT INTO point_entries (member_id, type, points, cause, reference, at)
    VALUES ("member", "kind", given, "why", "what", "moment");
  END IF;
  RETURN given;
END $$;
--> statement-breakpoint
-- As before, but it opens an account only where there is none.
CREATE OR REPLACE FUNCTION "point_enter"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  FOR attempt IN 1..2 LOOP
    UPDATE point_accounts SET
      balance = balance + NEW.points,
      live = live + CASE WHEN NEW.type = 'LIVE' THEN NEW.points ELSE 0 END,
      lottery = lottery + CASE WHEN NEW.type = 'LOTTERY' THEN NEW.points ELSE 0 END,
      pvp = pvp + CASE WHEN NEW.type = 'PVP' THEN NEW.points ELSE 0 END,
      slots = slots + CASE WHEN NEW.type = 'SLOTS' THEN NEW.points ELSE 0 END,
      sports = sports + CASE WHEN NEW.type = 'SPORTS' THEN NEW.points ELSE 0 END,
      redeem = redeem + CASE WHEN NEW.type = 'REDEEM' THEN NEW.points ELSE 0 END,
      deposit = deposit + CASE WHEN NEW.type = 'DEPOSIT' THEN NEW.points ELSE 0 END
    WHERE member_id = NEW.member_id RETURNING balance INTO NEW.balance_after;
    EXIT WHEN FOUND;
    INSERT INTO point_accounts (member_id) VALUES (NEW.member_id) ON CONFLICT DO NOTHING;
  END LOOP;
  -- A number that is taken under the account's lock: entries of a member are numbered in the order of its balances.
  NEW.id := nextval('point_entries_id_seq');
  RETURN NEW;
END $$;
