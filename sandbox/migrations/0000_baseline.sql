-- The sandbox's database at its first release, 1.0.0. Only later migrations change it: see README.md in this folder.
--
-- Drizzle's snapshot knows the tables, their indexes and most constraints. It does not know what is written by hand: the functions, the
-- triggers, the foreign key `ledger_accounts_member`, the unlogged table, and the comments `derived`.
-- A table follows those that it refers to. The order of columns matters: some functions have `INSERT … SELECT *`.

-- --- Shared by all processes ---

-- The day of a moment at the merchant.
CREATE FUNCTION merchant_day(at timestamp with time zone) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT ("at" AT TIME ZONE 'Asia/Ho_Chi_Minh')::date $$;--> statement-breakpoint

CREATE TABLE shared_values (
	name text PRIMARY KEY,
	value text NOT NULL
);--> statement-breakpoint

CREATE TABLE commit_marks (
	connection bigint PRIMARY KEY,
	committed bigint NOT NULL,
	refused bigint NOT NULL,
	at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint

CREATE TABLE seed_runs (
	seed text PRIMARY KEY,
	at timestamp with time zone NOT NULL
);--> statement-breakpoint

CREATE TABLE site_settings (
	name text PRIMARY KEY,
	value jsonb NOT NULL
);--> statement-breakpoint

CREATE TABLE events (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	number bigint,
	topic text NOT NULL,
	customer_id text,
	data jsonb,
	at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE UNIQUE INDEX events_number ON events (number);--> statement-breakpoint
CREATE INDEX events_without_number ON events (id) WHERE number is null;--> statement-breakpoint

-- Gives the committed events that have no number the next ones, and wakes all processes. One process at a time, until its
-- commit: so a process that sees an event sees all events with smaller numbers.
CREATE FUNCTION number_events() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	latest bigint;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('number_events'));
	WITH waiting AS (
		SELECT id, row_number() OVER (ORDER BY id) AS place FROM events WHERE number IS NULL
	), numbered AS (
		UPDATE events SET number = (SELECT coalesce(max(number), 0) FROM events) + waiting.place
		FROM waiting WHERE events.id = waiting.id
		RETURNING events.number
	)
	SELECT max(number) INTO latest FROM numbered;
	IF latest IS NOT NULL THEN
		PERFORM pg_notify('events', latest::text);
	END IF;
END $$;--> statement-breakpoint

CREATE TABLE jobs (
	key text PRIMARY KEY,
	name text NOT NULL,
	data jsonb,
	occurrence_at timestamp(3) with time zone NOT NULL,
	due_at timestamp(3) with time zone NOT NULL,
	failures integer DEFAULT 0 NOT NULL,
	retry_at timestamp(3) with time zone,
	error text,
	claimed_by integer
);--> statement-breakpoint
CREATE INDEX jobs_due ON jobs (name, due_at);--> statement-breakpoint

CREATE TABLE job_runs (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	name text NOT NULL,
	occurrence text,
	outcome text NOT NULL,
	started_at timestamp(3) with time zone NOT NULL,
	duration_ms integer NOT NULL,
	count integer,
	error text
);--> statement-breakpoint
CREATE INDEX job_runs_latest ON job_runs (name, id);--> statement-breakpoint
CREATE UNIQUE INDEX job_runs_done ON job_runs (occurrence) WHERE outcome = 'DONE';--> statement-breakpoint

CREATE TABLE outbox (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	channel text NOT NULL,
	recipient text NOT NULL,
	subject text,
	body text NOT NULL,
	sent_at timestamp with time zone NOT NULL
);--> statement-breakpoint

-- --- Calls: written once, at most so often, sealed ---

CREATE TABLE idempotency_keys (
	key text PRIMARY KEY,
	body_hash text NOT NULL,
	started_at timestamp with time zone NOT NULL,
	status integer,
	answer text,
	process_number integer
);--> statement-breakpoint
CREATE INDEX idempotency_keys_started ON idempotency_keys (started_at);--> statement-breakpoint

CREATE TABLE brakes (
	key text PRIMARY KEY,
	tries integer NOT NULL,
	window_ends_at timestamp with time zone NOT NULL,
	waits integer NOT NULL,
	waits_until timestamp with time zone
);--> statement-breakpoint
CREATE INDEX brakes_window ON brakes (window_ends_at);--> statement-breakpoint

-- Not logged: a crash of the database empties it.
CREATE UNLOGGED TABLE rate_limits (
	key text PRIMARY KEY,
	taken bigint[] NOT NULL,
	stale_at bigint NOT NULL
);--> statement-breakpoint

CREATE TABLE payload_keys (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	kid uuid NOT NULL,
	sealed_key text NOT NULL,
	since timestamp with time zone NOT NULL,
	CONSTRAINT payload_keys_kid_unique UNIQUE (kid)
);--> statement-breakpoint

CREATE TABLE read_payloads (
	jti text PRIMARY KEY,
	at timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX read_payloads_at ON read_payloads (at);--> statement-breakpoint

CREATE TABLE captchas (
	id text PRIMARY KEY,
	text text NOT NULL,
	expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX captchas_expires_at ON captchas (expires_at);--> statement-breakpoint

-- --- Members ---

CREATE TABLE members (
	id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
	username text NOT NULL,
	nickname text,
	type integer NOT NULL,
	currency text NOT NULL,
	password_hash text NOT NULL,
	password_changed_at timestamp with time zone NOT NULL,
	closed_at timestamp with time zone,
	ends_at timestamp with time zone,
	upline_id integer,
	path text NOT NULL,
	rank integer DEFAULT 0 NOT NULL,
	labels jsonb DEFAULT '[]'::jsonb NOT NULL,
	email text,
	mobile text,
	invite_code text,
	avatar_id integer DEFAULT 1 NOT NULL,
	language text DEFAULT 'EN' NOT NULL,
	to_upline boolean DEFAULT false NOT NULL,
	registered_at timestamp with time zone NOT NULL,
	first_login_at timestamp with time zone,
	last_login_at timestamp with time zone,
	last_login_ip text,
	rebate integer DEFAULT 0 NOT NULL,
	locked_at timestamp with time zone,
	can_bet boolean DEFAULT true NOT NULL,
	can_transfer boolean DEFAULT true NOT NULL,
	can_withdraw boolean DEFAULT true NOT NULL,
	has_first_password boolean DEFAULT false NOT NULL,
	email_changed_at timestamp(3) with time zone,
	mobile_changed_at timestamp(3) with time zone,
	time_out_until timestamp(3) with time zone,
	excluded_until timestamp(3) with time zone,
	has_play_limits boolean DEFAULT false NOT NULL,
	reality_check_minutes integer,
	playing_since timestamp(3) with time zone DEFAULT now() NOT NULL,
	limits_reviewed_at timestamp(3) with time zone,
	CONSTRAINT members_username_unique UNIQUE (username),
	CONSTRAINT members_email_unique UNIQUE (email),
	CONSTRAINT members_mobile_unique UNIQUE (mobile),
	CONSTRAINT members_invite_code_unique UNIQUE (invite_code),
	CONSTRAINT members_upline_id_members_id_fk FOREIGN KEY (upline_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX members_path ON members (path text_pattern_ops, id, registered_at, username);--> statement-breakpoint
CREATE INDEX members_path_of ON members (id, path);--> statement-breakpoint
CREATE INDEX members_upline ON members (upline_id);--> statement-breakpoint

CREATE TABLE messages (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	member_id integer NOT NULL,
	title text NOT NULL,
	content text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	read_at timestamp with time zone,
	is_favorite boolean DEFAULT false NOT NULL,
	name text,
	CONSTRAINT messages_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX messages_member ON messages (member_id, read_at);--> statement-breakpoint

CREATE TABLE authenticators (
	member_id integer PRIMARY KEY,
	secret text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	confirmed_at timestamp with time zone,
	last_step bigint DEFAULT 0 NOT NULL,
	CONSTRAINT authenticators_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

CREATE TABLE account_closings (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	member_id integer NOT NULL,
	reason text NOT NULL,
	requested_at timestamp with time zone NOT NULL,
	closes_at timestamp with time zone NOT NULL,
	outcome text,
	gives_up_remainder boolean DEFAULT false NOT NULL,
	CONSTRAINT account_closings_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE UNIQUE INDEX account_closings_open ON account_closings (member_id) WHERE outcome is null;--> statement-breakpoint

CREATE TABLE payment_passwords (
	member_id integer PRIMARY KEY,
	hash text NOT NULL,
	changed_at timestamp(3) with time zone NOT NULL,
	failures integer DEFAULT 0 NOT NULL,
	locked_until timestamp(3) with time zone,
	CONSTRAINT payment_passwords_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

CREATE TABLE member_profiles (
	member_id integer PRIMARY KEY,
	payee_name text,
	qq_num text,
	line text,
	whatsapp text,
	zalo text,
	facebook text,
	wechat text,
	id_number text,
	birthday date,
	terms_version text NOT NULL,
	agreed_at timestamp with time zone NOT NULL,
	minimum_age integer NOT NULL,
	mobile_verified boolean NOT NULL,
	recommender_id text,
	referrer_id integer,
	register_method text NOT NULL,
	register_url text,
	network text NOT NULL,
	registered_at timestamp with time zone NOT NULL,
	CONSTRAINT member_profiles_id_number_unique UNIQUE (id_number),
	CONSTRAINT member_profiles_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id),
	CONSTRAINT member_profiles_referrer_id_members_id_fk FOREIGN KEY (referrer_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX member_profiles_network ON member_profiles (network, registered_at);--> statement-breakpoint
CREATE INDEX member_profiles_referrer ON member_profiles (
	referrer_id, registered_at, member_id
) WHERE referrer_id is not null;--> statement-breakpoint

CREATE TABLE terms_acceptances (
	member_id integer NOT NULL,
	version text NOT NULL,
	accepted_at timestamp with time zone NOT NULL,
	CONSTRAINT terms_acceptances_member_id_version_pk PRIMARY KEY (member_id, version),
	CONSTRAINT terms_acceptances_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

CREATE TABLE play_limits (
	member_id integer NOT NULL,
	kind text NOT NULL,
	period text NOT NULL,
	currency text NOT NULL,
	amount bigint NOT NULL,
	changed_at timestamp(3) with time zone NOT NULL,
	pending_from timestamp(3) with time zone,
	pending_amount bigint,
	CONSTRAINT play_limits_member_id_kind_period_currency_pk PRIMARY KEY (member_id, kind, period, currency),
	CONSTRAINT play_limits_amount CHECK (amount >= 0 and pending_amount > amount),
	CONSTRAINT play_limits_unit CHECK ((kind = 'SESSION') = (currency = '')),
	CONSTRAINT play_limits_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

CREATE TABLE marketing_choices (
	member_id integer NOT NULL,
	channel text NOT NULL,
	allowed boolean NOT NULL,
	changed_at timestamp with time zone NOT NULL,
	CONSTRAINT marketing_choices_member_id_channel_pk PRIMARY KEY (member_id, channel),
	CONSTRAINT marketing_choices_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

CREATE TABLE vip_standings (
	member_id integer PRIMARY KEY,
	turnover bigint NOT NULL,
	credit bigint NOT NULL,
	since timestamp(3) with time zone NOT NULL,
	CONSTRAINT vip_standings_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

CREATE TABLE uploaded_images (
	id uuid PRIMARY KEY,
	member_id integer NOT NULL,
	purpose text NOT NULL,
	content bytea NOT NULL,
	width integer NOT NULL,
	height integer NOT NULL,
	created_at timestamp with time zone NOT NULL,
	CONSTRAINT uploaded_images_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX uploaded_images_member ON uploaded_images (member_id, created_at);--> statement-breakpoint

CREATE TABLE identity_checks (
	member_id integer PRIMARY KEY,
	status text NOT NULL,
	reason text,
	requested text[] NOT NULL,
	submitted_at timestamp with time zone,
	decided_at timestamp with time zone,
	CONSTRAINT identity_checks_reason CHECK ((reason is not null) = (status = 'REJECTED')),
	CONSTRAINT identity_checks_requested CHECK ((cardinality(requested) > 0) = (status = 'MORE_NEEDED')),
	CONSTRAINT identity_checks_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

CREATE TABLE identity_documents (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	member_id integer NOT NULL,
	kind text NOT NULL,
	image_ids uuid[] NOT NULL,
	submitted_at timestamp with time zone NOT NULL,
	CONSTRAINT identity_documents_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX identity_documents_member ON identity_documents (member_id, submitted_at);--> statement-breakpoint

-- --- Logins and sessions ---

CREATE TABLE sessions (
	id uuid PRIMARY KEY,
	member_id integer NOT NULL,
	token_hash text NOT NULL,
	remember boolean NOT NULL,
	password_due boolean DEFAULT false NOT NULL,
	device text,
	ip text,
	country text,
	created_at timestamp with time zone NOT NULL,
	last_seen_at timestamp with time zone NOT NULL,
	ended_at timestamp with time zone,
	end_reason text,
	CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash),
	CONSTRAINT sessions_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX sessions_member ON sessions (member_id, created_at);--> statement-breakpoint

CREATE TABLE login_failures (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	username text NOT NULL,
	at timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX login_failures_username ON login_failures (username, at);--> statement-breakpoint

CREATE TABLE login_tokens (
	token_hash text PRIMARY KEY,
	member_id integer NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	CONSTRAINT login_tokens_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

CREATE TABLE logins (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	member_id integer NOT NULL,
	at timestamp with time zone NOT NULL,
	method text,
	second_factor text,
	fault text,
	session_id uuid,
	device text,
	ip text,
	country text,
	CONSTRAINT logins_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id),
	CONSTRAINT logins_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX logins_member ON logins (member_id, at);--> statement-breakpoint
CREATE INDEX logins_session ON logins (session_id);--> statement-breakpoint

CREATE TABLE step_ups (
	token_hash text PRIMARY KEY,
	session_id uuid NOT NULL,
	method text NOT NULL,
	expires_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT step_ups_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX step_ups_session ON step_ups (session_id);--> statement-breakpoint

CREATE TABLE passkeys (
	id uuid PRIMARY KEY,
	member_id integer NOT NULL,
	credential_id text NOT NULL,
	public_key text NOT NULL,
	counter bigint NOT NULL,
	transports jsonb DEFAULT '[]'::jsonb NOT NULL,
	name text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	last_used_at timestamp with time zone,
	CONSTRAINT passkeys_credential_id_unique UNIQUE (credential_id),
	CONSTRAINT passkeys_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX passkeys_member ON passkeys (member_id, created_at);--> statement-breakpoint

CREATE TABLE passkey_challenges (
	owner_hash text PRIMARY KEY,
	challenge text NOT NULL,
	expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint

CREATE TABLE former_passwords (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	member_id integer NOT NULL,
	hash text NOT NULL,
	CONSTRAINT former_passwords_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX former_passwords_member ON former_passwords (member_id);--> statement-breakpoint

CREATE TABLE password_links (
	token_hash text PRIMARY KEY,
	member_id integer NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	CONSTRAINT password_links_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX password_links_member ON password_links (member_id);--> statement-breakpoint

CREATE TABLE verification_codes (
	id uuid PRIMARY KEY,
	purpose text NOT NULL,
	target text NOT NULL,
	code_hash text NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	issued_at timestamp with time zone NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	used_at timestamp with time zone
);--> statement-breakpoint
CREATE INDEX verification_codes_target ON verification_codes (target, issued_at);--> statement-breakpoint

CREATE TABLE recovery_codes (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	member_id integer NOT NULL,
	code_hash text NOT NULL,
	used_at timestamp with time zone,
	CONSTRAINT recovery_codes_code_hash_unique UNIQUE (code_hash),
	CONSTRAINT recovery_codes_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX recovery_codes_member ON recovery_codes (member_id);--> statement-breakpoint

CREATE TABLE unfinished_logins (
	token_hash text PRIMARY KEY,
	member_id integer NOT NULL,
	method text NOT NULL,
	remember boolean NOT NULL,
	password_expired boolean NOT NULL,
	weak_password boolean NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	CONSTRAINT unfinished_logins_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX unfinished_logins_member ON unfinished_logins (member_id);--> statement-breakpoint

CREATE TABLE social_accounts (
	network text NOT NULL,
	subject text NOT NULL,
	member_id integer NOT NULL,
	linked_at timestamp with time zone NOT NULL,
	CONSTRAINT social_accounts_network_subject_pk PRIMARY KEY (network, subject),
	CONSTRAINT social_accounts_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

CREATE TABLE social_tickets (
	ticket_hash text PRIMARY KEY,
	network text NOT NULL,
	subject text NOT NULL,
	expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint

CREATE TABLE used_id_tokens (
	token_hash text PRIMARY KEY,
	expires_at timestamp with time zone NOT NULL
);--> statement-breakpoint

CREATE TABLE invite_links (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	agent_id integer NOT NULL,
	code text NOT NULL,
	label text NOT NULL,
	type integer NOT NULL,
	rebate integer NOT NULL,
	clicks integer DEFAULT 0 NOT NULL,
	created_at timestamp with time zone NOT NULL,
	ends_at timestamp with time zone,
	deleted_at timestamp with time zone,
	CONSTRAINT invite_links_code_unique UNIQUE (code),
	CONSTRAINT invite_links_agent_id_members_id_fk FOREIGN KEY (agent_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX invite_links_agent ON invite_links (agent_id, id);--> statement-breakpoint

CREATE TABLE invite_clicks (
	link_id integer NOT NULL,
	network text NOT NULL,
	day date NOT NULL,
	CONSTRAINT invite_clicks_link_id_network_day_pk PRIMARY KEY (link_id, network, day),
	CONSTRAINT invite_clicks_link_id_invite_links_id_fk FOREIGN KEY (link_id) REFERENCES invite_links (id)
);--> statement-breakpoint
CREATE INDEX invite_clicks_day ON invite_clicks (day);--> statement-breakpoint

CREATE TABLE invite_sign_ups (
	member_id integer PRIMARY KEY,
	link_id integer NOT NULL,
	signed_up_at timestamp with time zone NOT NULL,
	CONSTRAINT invite_sign_ups_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id),
	CONSTRAINT invite_sign_ups_link_id_invite_links_id_fk FOREIGN KEY (link_id) REFERENCES invite_links (id)
);--> statement-breakpoint
CREATE INDEX invite_sign_ups_link ON invite_sign_ups (link_id);--> statement-breakpoint

-- --- Notices to devices ---

CREATE TABLE push_subscriptions (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	member_id integer NOT NULL,
	session_id uuid NOT NULL,
	endpoint text NOT NULL,
	p256dh text NOT NULL,
	auth text NOT NULL,
	created_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT push_subscriptions_endpoint_unique UNIQUE (endpoint),
	CONSTRAINT push_subscriptions_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id),
	CONSTRAINT push_subscriptions_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX push_subscriptions_member ON push_subscriptions (member_id, id);--> statement-breakpoint

CREATE TABLE push_notices (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	subscription_id integer NOT NULL,
	kind text DEFAULT 'MESSAGE' NOT NULL,
	created_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT push_notices_subscription_id_push_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES push_subscriptions (id) ON DELETE CASCADE
);--> statement-breakpoint

-- Each new message becomes a notification for each of the member's devices, in the transaction of the message.
CREATE FUNCTION note_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_notices (subscription_id)
  SELECT subscription.id FROM added JOIN push_subscriptions AS subscription ON subscription.member_id = added.member_id
  WHERE added.read_at IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER push_new_messages AFTER INSERT ON messages REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION note_push();--> statement-breakpoint

-- --- The ledger and its guards ---

CREATE TABLE ledger_accounts (
	id text PRIMARY KEY,
	member_id integer,
	kind text NOT NULL,
	currency text NOT NULL,
	balance bigint DEFAULT 0 NOT NULL,
	updated_at timestamp with time zone NOT NULL,
	counted_to bigint,
	CONSTRAINT ledger_accounts_not_negative CHECK (balance >= 0 or counted_to is not null),
	CONSTRAINT ledger_accounts_owner CHECK (case
		when kind in ('house', 'cashier', 'promotions', 'jackpots') then member_id is null
		  and counted_to is not null and id = kind || ':' || currency
		when kind in ('main', 'bonus', 'locked') then member_id is not null
		  and counted_to is null and id = 'member:' || member_id || ':' || kind
		    || case when currency in ('VND', 'FUN') then '' else ':' || currency end
		when kind = 'vendor' then member_id is not null
		  and counted_to is null and id like 'vendor:' || member_id || ':_%'
		when kind = 'purse' then member_id is null
		  and counted_to is null and id like 'purse:_%'
		else false end),
	CONSTRAINT ledger_accounts_member FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX ledger_accounts_member ON ledger_accounts (member_id);--> statement-breakpoint

CREATE TABLE ledger_transactions (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	key text NOT NULL,
	kind text NOT NULL,
	at timestamp with time zone NOT NULL,
	reference text,
	remark text,
	digest text NOT NULL,
	lines smallint NOT NULL,
	CONSTRAINT ledger_transactions_key_unique UNIQUE (key),
	CONSTRAINT ledger_transactions_key CHECK (key <> ''),
	CONSTRAINT ledger_transactions_kind CHECK (kind in (
		'DEPOSIT', 'WITHDRAW', 'TRANSFER', 'BET', 'WIN', 'REFUND', 'JACKPOT',
		'BONUS', 'FREE_SPINS', 'REBATE', 'SALARY', 'DIVIDEND', 'POINTS', 'ADJUST')),
	CONSTRAINT ledger_transactions_lines CHECK (lines > 0)
);--> statement-breakpoint
CREATE INDEX ledger_transactions_kind ON ledger_transactions (kind, at);--> statement-breakpoint

CREATE TABLE ledger_entries (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	transaction_id bigint NOT NULL,
	account_id text NOT NULL,
	amount bigint NOT NULL,
	balance_after bigint,
	line smallint NOT NULL,
	currency text NOT NULL,
	at timestamp with time zone NOT NULL,
	CONSTRAINT ledger_entries_amount CHECK (amount <> 0),
	CONSTRAINT ledger_entries_balance_after CHECK (balance_after >= 0),
	CONSTRAINT ledger_entries_transaction_id_ledger_transactions_id_fk FOREIGN KEY (transaction_id) REFERENCES ledger_transactions (id),
	CONSTRAINT ledger_entries_account_id_ledger_accounts_id_fk FOREIGN KEY (account_id) REFERENCES ledger_accounts (id)
);--> statement-breakpoint
CREATE INDEX ledger_entries_account ON ledger_entries (account_id, id);--> statement-breakpoint
CREATE INDEX ledger_entries_period ON ledger_entries (
	account_id, at, id, transaction_id, amount
) WHERE balance_after is not null;--> statement-breakpoint
CREATE INDEX ledger_entries_time ON ledger_entries (
	at, id, account_id, transaction_id, amount
) WHERE balance_after is not null;--> statement-breakpoint
CREATE UNIQUE INDEX ledger_entries_line ON ledger_entries (transaction_id, line);--> statement-breakpoint

-- Accounts: opened empty, never deleted, and with a fixed owner and currency. Only entries change a balance.
CREATE FUNCTION ledger_guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 OR NEW.counted_to <> 0 THEN
      RAISE EXCEPTION 'the account % is not opened empty', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_accounts_opened_empty', TABLE = 'ledger_accounts';
    END IF;
  ELSIF (NEW.id, NEW.member_id, NEW.kind, NEW.currency) IS DISTINCT FROM (OLD.id, OLD.member_id, OLD.kind, OLD.currency) THEN
    RAISE EXCEPTION 'the account % cannot get another owner, kind or currency', OLD.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_accounts_fixed', TABLE = 'ledger_accounts';
  ELSIF NEW.counted_to IS DISTINCT FROM OLD.counted_to THEN
    -- A checkpoint. While this lock waits, no entry is written: the entries up to the latest id are committed, or gone.
    LOCK TABLE ledger_entries IN SHARE MODE;
    IF NEW.counted_to IS NULL OR NEW.counted_to < OLD.counted_to OR current_setting('transaction_isolation') <> 'read committed'
      OR NEW.counted_to > (SELECT max(id) FROM ledger_entries) THEN
      RAISE EXCEPTION 'the account % cannot be counted up to the entry %', OLD.id, NEW.counted_to
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_accounts_counted', TABLE = 'ledger_accounts';
    END IF;
    NEW.balance := OLD.balance + (SELECT coalesce(sum(amount), 0) FROM ledger_entries
      WHERE account_id = OLD.id AND id > OLD.counted_to AND id <= NEW.counted_to);
  ELSIF NEW.balance <> OLD.balance AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'the balance of % changes only by an entry', OLD.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_accounts_by_entry', TABLE = 'ledger_accounts';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint

-- Entries change balances from within a trigger, and need no guard there.
CREATE TRIGGER ledger_guard_account BEFORE INSERT OR UPDATE ON ledger_accounts
FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_guard_account();--> statement-breakpoint

-- An entry changes its account's balance, and gets the account's currency and the transaction's time. It gets its number when it has
-- its account: the entries of an account are numbered in the order of its balances. Each entry of each bet runs this, so it reads
-- single values, not rows.
CREATE FUNCTION ledger_enter() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most_lines smallint;
BEGIN
  SELECT at, lines INTO NEW.at, most_lines FROM ledger_transactions WHERE id = NEW.transaction_id;
  IF NEW.line > most_lines OR NEW.line < 1 THEN
    RAISE EXCEPTION 'the transaction % has no line %', NEW.transaction_id, NEW.line
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_line', TABLE = 'ledger_entries';
  END IF;
  UPDATE ledger_accounts SET balance = balance + NEW.amount, updated_at = NEW.at
  WHERE id = NEW.account_id AND counted_to IS NULL RETURNING currency, balance INTO NEW.currency, NEW.balance_after;
  IF FOUND THEN
    NEW.id := nextval('ledger_entries_id_seq');
  ELSE
    SELECT currency INTO NEW.currency FROM ledger_accounts WHERE id = NEW.account_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'no ledger account %', NEW.account_id
        USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'ledger_entries_account', TABLE = 'ledger_entries';
    END IF;
    NEW.balance_after := NULL;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_enter BEFORE INSERT ON ledger_entries
FOR EACH ROW EXECUTE FUNCTION ledger_enter();--> statement-breakpoint

-- At the commit a transaction has all its entries, and they add up to zero in each currency.
CREATE FUNCTION ledger_check_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found_lines integer;
  is_balanced boolean;
BEGIN
  SELECT sum(lines), bool_and(total = 0) INTO found_lines, is_balanced FROM (
    SELECT count(*) AS lines, sum(amount) AS total FROM ledger_entries WHERE transaction_id = NEW.id GROUP BY currency
  ) AS currencies;
  IF found_lines IS DISTINCT FROM NEW.lines OR NOT is_balanced THEN
    RAISE EXCEPTION 'the entries of % are not complete or do not add up to zero', NEW.key
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transactions_balanced', TABLE = 'ledger_transactions';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_transactions
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_transaction();--> statement-breakpoint

-- Transactions and entries are never changed, and accounts never deleted.
CREATE FUNCTION ledger_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: the ledger only grows', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_append_only', TABLE = TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER ledger_accounts_append_only BEFORE DELETE OR TRUNCATE ON ledger_accounts
FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint

-- Checks the whole ledger. Called at the end of a transaction that wrote to it with the triggers off.
CREATE FUNCTION ledger_check() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  fault text;
BEGIN
  SELECT 'the balance of ' || account.id INTO fault FROM ledger_accounts AS account
  LEFT JOIN (
    SELECT counted.id, sum(amount) AS total FROM ledger_entries JOIN ledger_accounts AS counted ON counted.id = account_id
    WHERE counted.counted_to IS NULL OR ledger_entries.id <= counted.counted_to GROUP BY counted.id
  ) AS sums ON sums.id = account.id
  WHERE account.balance <> coalesce(sums.total, 0) LIMIT 1;
  IF fault IS NULL THEN
    SELECT 'the entries of ' || posting.key INTO fault FROM ledger_transactions AS posting
    LEFT JOIN (
      SELECT transaction_id, sum(lines) AS lines, bool_and(total = 0) AS is_balanced, bool_and(is_timed) AS is_timed FROM (
        SELECT transaction_id, count(*) AS lines, sum(amount) AS total, bool_and(entry.at = timed.at) AS is_timed
        FROM ledger_entries AS entry JOIN ledger_transactions AS timed ON timed.id = entry.transaction_id
        GROUP BY transaction_id, currency
      ) AS currencies GROUP BY transaction_id
    ) AS sums ON sums.transaction_id = posting.id
    WHERE (sums.lines = posting.lines AND is_balanced AND is_timed) IS NOT TRUE LIMIT 1;
  END IF;
  IF fault IS NULL THEN
    SELECT 'the entry ' || entry.id INTO fault FROM (
      SELECT id, account_id, currency, balance_after, sum(amount) OVER (PARTITION BY account_id ORDER BY id) AS total FROM ledger_entries
    ) AS entry JOIN ledger_accounts AS account ON account.id = entry.account_id
    WHERE entry.currency <> account.currency
      OR entry.balance_after IS DISTINCT FROM CASE WHEN account.counted_to IS NULL THEN entry.total END LIMIT 1;
  END IF;
  IF fault IS NOT NULL THEN
    RAISE EXCEPTION 'the ledger is wrong: %', fault USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_check';
  END IF;
END $$;--> statement-breakpoint

-- --- Money that comes, goes and is promised ---

CREATE TABLE payout_accounts (
	id uuid PRIMARY KEY,
	member_id integer NOT NULL,
	bank_code text NOT NULL,
	branch text,
	holder text NOT NULL,
	sealed_number text NOT NULL,
	last4 text NOT NULL,
	added_at timestamp(3) with time zone NOT NULL,
	removed_at timestamp(3) with time zone,
	currency text NOT NULL,
	CONSTRAINT payout_accounts_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX payout_accounts_member ON payout_accounts (member_id, added_at);--> statement-breakpoint

CREATE TABLE deposits (
	deposit_id text PRIMARY KEY,
	member_id integer NOT NULL,
	request_key text NOT NULL,
	channel_id text NOT NULL,
	amount bigint NOT NULL,
	fee bigint NOT NULL,
	currency text NOT NULL,
	state text NOT NULL,
	pay_token text NOT NULL,
	promotion_id text,
	created_at timestamp(3) with time zone NOT NULL,
	expires_at timestamp(3) with time zone NOT NULL,
	ended_at timestamp(3) with time zone,
	CONSTRAINT deposits_request_key_unique UNIQUE (request_key),
	CONSTRAINT deposits_pay_token_unique UNIQUE (pay_token),
	CONSTRAINT deposits_amount CHECK (amount > 0 and fee >= 0 and fee < amount),
	CONSTRAINT deposits_ended CHECK ((ended_at is null) = (state in ('CREATED', 'PENDING'))),
	CONSTRAINT deposits_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX deposits_of_member ON deposits (member_id, created_at, deposit_id);--> statement-breakpoint
CREATE INDEX deposits_open ON deposits (expires_at) WHERE state in ('CREATED', 'PENDING');--> statement-breakpoint
CREATE INDEX deposits_with_fee ON deposits (ended_at) WHERE state = 'SUCCESS' and fee > 0;--> statement-breakpoint

CREATE TABLE withdrawals (
	withdraw_id text PRIMARY KEY,
	member_id integer NOT NULL,
	request_key text NOT NULL,
	bank_card_id text NOT NULL,
	bank_name text NOT NULL,
	last4 text NOT NULL,
	amount bigint NOT NULL,
	fee bigint NOT NULL,
	currency text NOT NULL,
	state text NOT NULL,
	created_at timestamp(3) with time zone NOT NULL,
	ended_at timestamp(3) with time zone,
	CONSTRAINT withdrawals_request_key_unique UNIQUE (request_key),
	CONSTRAINT withdrawals_amount CHECK (fee >= 0 and fee < amount),
	CONSTRAINT withdrawals_ended CHECK ((ended_at is null) =
		(state in ('REVIEW', 'APPROVED', 'PAYING', 'AWAITING_CONFIRM', 'DISPUTED'))),
	CONSTRAINT withdrawals_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX withdrawals_of_member ON withdrawals (member_id, created_at, withdraw_id);--> statement-breakpoint
CREATE INDEX withdrawals_open ON withdrawals (created_at) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX withdrawals_with_fee ON withdrawals (
	ended_at
) WHERE state in ('RECEIVED', 'FORCED_RECEIVED', 'FULLY_PAID') and fee > 0;--> statement-breakpoint

CREATE TABLE withdrawal_parts (
	withdraw_id text NOT NULL,
	number integer NOT NULL,
	amount bigint NOT NULL,
	state text NOT NULL,
	paid_at timestamp(3) with time zone NOT NULL,
	confirm_before timestamp(3) with time zone NOT NULL,
	ended_at timestamp(3) with time zone,
	proof_ids uuid[] NOT NULL,
	CONSTRAINT withdrawal_parts_withdraw_id_number_pk PRIMARY KEY (withdraw_id, number),
	CONSTRAINT withdrawal_parts_amount CHECK (amount > 0),
	CONSTRAINT withdrawal_parts_ended CHECK ((ended_at is null) = (state in ('AWAITING_CONFIRM', 'DISPUTED'))),
	CONSTRAINT withdrawal_parts_withdraw_id_withdrawals_withdraw_id_fk FOREIGN KEY (withdraw_id) REFERENCES withdrawals (withdraw_id)
);--> statement-breakpoint

CREATE TABLE withdrawal_events (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	withdraw_id text NOT NULL,
	state text NOT NULL,
	at timestamp(3) with time zone NOT NULL,
	CONSTRAINT withdrawal_events_withdraw_id_withdrawals_withdraw_id_fk FOREIGN KEY (withdraw_id) REFERENCES withdrawals (withdraw_id)
);--> statement-breakpoint
CREATE INDEX withdrawal_events_of ON withdrawal_events (withdraw_id, id);--> statement-breakpoint

CREATE TABLE member_transfers (
	transfer_id text PRIMARY KEY,
	direction text NOT NULL,
	from_id integer NOT NULL,
	to_id integer NOT NULL,
	request_key text NOT NULL,
	amount bigint NOT NULL,
	currency text NOT NULL,
	remark text,
	created_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT member_transfers_request_key_unique UNIQUE (request_key),
	CONSTRAINT member_transfers_amount CHECK (amount > 0),
	CONSTRAINT member_transfers_other CHECK (from_id <> to_id),
	CONSTRAINT member_transfers_direction CHECK (direction in ('UPLINE', 'DOWNLINE')),
	CONSTRAINT member_transfers_from_id_members_id_fk FOREIGN KEY (from_id) REFERENCES members (id),
	CONSTRAINT member_transfers_to_id_members_id_fk FOREIGN KEY (to_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX member_transfers_from ON member_transfers (from_id, created_at);--> statement-breakpoint

CREATE TABLE bonuses (
	id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
	member_id integer NOT NULL,
	cause text NOT NULL,
	titles jsonb NOT NULL,
	amount bigint NOT NULL,
	currency text NOT NULL,
	turnover_required bigint NOT NULL,
	turnover_done bigint DEFAULT 0 NOT NULL,
	categories text[] DEFAULT '{}' NOT NULL,
	holds_withdrawals boolean NOT NULL,
	status text DEFAULT 'ACTIVE' NOT NULL,
	issued_at timestamp(3) with time zone NOT NULL,
	expires_at timestamp(3) with time zone NOT NULL,
	ended_at timestamp(3) with time zone,
	CONSTRAINT bonuses_cause_unique UNIQUE (cause),
	CONSTRAINT bonuses_amounts CHECK (amount > 0 and turnover_required > 0),
	CONSTRAINT bonuses_turnover CHECK (turnover_done between 0 and turnover_required),
	CONSTRAINT bonuses_ended CHECK ((ended_at is null) = (status = 'ACTIVE')),
	CONSTRAINT bonuses_completed CHECK ((turnover_done = turnover_required) = (status = 'COMPLETED')),
	CONSTRAINT bonuses_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX bonuses_of_member ON bonuses (member_id, issued_at, id);--> statement-breakpoint
CREATE INDEX bonuses_active ON bonuses (member_id, id) WHERE status = 'ACTIVE';--> statement-breakpoint

CREATE TABLE free_spins (
	id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
	member_id integer NOT NULL,
	cause text NOT NULL,
	titles jsonb NOT NULL,
	games integer[] NOT NULL,
	spins integer NOT NULL,
	used integer DEFAULT 0 NOT NULL,
	stake bigint NOT NULL,
	currency text NOT NULL,
	turnover integer NOT NULL,
	winnings bigint DEFAULT 0 NOT NULL,
	status text DEFAULT 'ACTIVE' NOT NULL,
	issued_at timestamp(3) with time zone NOT NULL,
	expires_at timestamp(3) with time zone NOT NULL,
	ended_at timestamp(3) with time zone,
	CONSTRAINT free_spins_cause_unique UNIQUE (cause),
	CONSTRAINT free_spins_used CHECK (spins > 0 and used between 0 and spins),
	CONSTRAINT free_spins_amounts CHECK (stake > 0 and winnings >= 0 and turnover >= 0),
	CONSTRAINT free_spins_games CHECK (cardinality(games) > 0),
	CONSTRAINT free_spins_ended CHECK ((ended_at is null) = (status = 'ACTIVE')),
	CONSTRAINT free_spins_all_used CHECK ((used = spins) = (status = 'USED')),
	CONSTRAINT free_spins_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX free_spins_of_member ON free_spins (member_id, issued_at, id);--> statement-breakpoint
CREATE INDEX free_spins_active ON free_spins (member_id, expires_at, id) WHERE status = 'ACTIVE';--> statement-breakpoint

CREATE TABLE rewards (
	id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
	member_id integer NOT NULL,
	cause text NOT NULL,
	kind text NOT NULL,
	titles jsonb NOT NULL,
	amount bigint NOT NULL,
	currency text NOT NULL,
	turnover_required bigint NOT NULL,
	status text DEFAULT 'AVAILABLE' NOT NULL,
	granted_at timestamp(3) with time zone NOT NULL,
	claim_before timestamp(3) with time zone NOT NULL,
	ended_at timestamp(3) with time zone,
	free_spins jsonb,
	CONSTRAINT rewards_cause_unique UNIQUE (cause),
	CONSTRAINT rewards_amounts CHECK (amount > 0 and turnover_required >= 0),
	CONSTRAINT rewards_free_spins CHECK (free_spins is null or turnover_required = 0),
	CONSTRAINT rewards_ended CHECK ((ended_at is null) = (status = 'AVAILABLE')),
	CONSTRAINT rewards_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX rewards_of_member ON rewards (member_id, granted_at, id);--> statement-breakpoint

-- --- Games, bets and rounds ---

CREATE TYPE bet_status AS ENUM ('UNSETTLED', 'WON', 'LOST', 'DRAW', 'CANCELLED');--> statement-breakpoint

CREATE TABLE vendors (
	code text PRIMARY KEY,
	name text NOT NULL,
	is_game text NOT NULL,
	popularity integer NOT NULL,
	status text NOT NULL,
	maintenance_ends_at timestamp with time zone
);--> statement-breakpoint

CREATE TABLE games (
	node_id integer PRIMARY KEY,
	vassalage text NOT NULL,
	game_code text NOT NULL,
	game_type text NOT NULL,
	game_classify text NOT NULL,
	names jsonb NOT NULL,
	min_bet bigint NOT NULL,
	max_bet bigint NOT NULL,
	min_line_num integer,
	rtp_bp integer NOT NULL,
	rtp_published boolean NOT NULL,
	released_at timestamp with time zone NOT NULL,
	popularity integer NOT NULL,
	demo boolean NOT NULL,
	status text NOT NULL,
	maintenance_ends_at timestamp with time zone,
	theme text NOT NULL,
	subject text NOT NULL,
	CONSTRAINT games_game_code_unique UNIQUE (game_code),
	CONSTRAINT games_vassalage_vendors_code_fk FOREIGN KEY (vassalage) REFERENCES vendors (code)
);--> statement-breakpoint
CREATE INDEX games_vassalage ON games (vassalage);--> statement-breakpoint

CREATE TABLE favorite_games (
	member_id integer NOT NULL,
	node_id integer NOT NULL,
	added_at timestamp with time zone NOT NULL,
	CONSTRAINT favorite_games_member_id_node_id_pk PRIMARY KEY (member_id, node_id),
	CONSTRAINT favorite_games_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id),
	CONSTRAINT favorite_games_node_id_games_node_id_fk FOREIGN KEY (node_id) REFERENCES games (node_id)
);--> statement-breakpoint
CREATE INDEX favorite_games_latest ON favorite_games (member_id, added_at);--> statement-breakpoint

CREATE TABLE recent_games (
	member_id integer NOT NULL,
	node_id integer NOT NULL,
	played_at timestamp with time zone NOT NULL,
	CONSTRAINT recent_games_member_id_node_id_pk PRIMARY KEY (member_id, node_id),
	CONSTRAINT recent_games_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id),
	CONSTRAINT recent_games_node_id_games_node_id_fk FOREIGN KEY (node_id) REFERENCES games (node_id)
);--> statement-breakpoint
CREATE INDEX recent_games_latest ON recent_games (member_id, played_at);--> statement-breakpoint

CREATE TABLE bets (
	bet_id text PRIMARY KEY,
	member_id integer NOT NULL,
	node_id integer NOT NULL,
	vassalage text NOT NULL,
	game_category text NOT NULL,
	game_name text NOT NULL,
	placed_at timestamp(3) with time zone NOT NULL,
	settled_at timestamp(3) with time zone,
	numero text,
	content text,
	bet_amount bigint NOT NULL,
	valid_bet bigint NOT NULL,
	win_amount bigint NOT NULL,
	status bet_status DEFAULT 'UNSETTLED' NOT NULL,
	currency text NOT NULL,
	play_money boolean NOT NULL,
	CONSTRAINT bets_amounts CHECK (bet_amount > 0 and valid_bet between 0 and bet_amount),
	CONSTRAINT bets_settled CHECK ((status = 'UNSETTLED') = (settled_at is null)),
	CONSTRAINT bets_outcome CHECK (case status
		when 'UNSETTLED' then win_amount = 0 and valid_bet = 0
		when 'WON' then win_amount > 0
		when 'LOST' then win_amount = 0
		else win_amount = bet_amount and valid_bet = 0 end),
	CONSTRAINT bets_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX bets_of_member ON bets (
	member_id, placed_at, bet_id, bet_amount, valid_bet, win_amount, status, game_category, currency, play_money,
	vassalage
);--> statement-breakpoint
CREATE INDEX bets_by_stake ON bets (
	bet_amount, placed_at, bet_id, member_id, currency, status, game_category, vassalage
) WHERE not play_money;--> statement-breakpoint
CREATE INDEX bets_by_time ON bets (placed_at, bet_id);--> statement-breakpoint
CREATE INDEX bets_settled ON bets (settled_at) WHERE status in ('WON', 'LOST') and not play_money;--> statement-breakpoint
CREATE INDEX bets_won ON bets (settled_at) WHERE status = 'WON' and not play_money;--> statement-breakpoint
CREATE INDEX bets_won_by_day ON bets (
	currency, merchant_day(settled_at), win_amount, settled_at, bet_id
) WHERE status = 'WON' and not play_money;--> statement-breakpoint
CREATE INDEX bets_unsettled ON bets (placed_at) WHERE status = 'UNSETTLED';--> statement-breakpoint

CREATE TABLE play_launches (
	id uuid PRIMARY KEY,
	token_hash text NOT NULL,
	node_id integer NOT NULL,
	member_id integer,
	member_session_id uuid,
	language text NOT NULL,
	expires_at timestamp(3) with time zone NOT NULL,
	redeemed_at timestamp(3) with time zone,
	room_id text,
	CONSTRAINT play_launches_token_hash_unique UNIQUE (token_hash)
);--> statement-breakpoint
CREATE INDEX play_launches_expiry ON play_launches (expires_at);--> statement-breakpoint
CREATE INDEX play_launches_room ON play_launches (room_id) WHERE room_id is not null;--> statement-breakpoint

CREATE TABLE play_sessions (
	id uuid PRIMARY KEY,
	secret_hash text NOT NULL,
	node_id integer NOT NULL,
	member_id integer,
	member_session_id uuid,
	account_id text NOT NULL,
	currency text NOT NULL,
	play_money boolean NOT NULL,
	language text NOT NULL,
	started_at timestamp(3) with time zone NOT NULL,
	last_seen_at timestamp(3) with time zone NOT NULL,
	next_round_at timestamp(3) with time zone NOT NULL,
	ended_at timestamp(3) with time zone,
	rounds integer DEFAULT 0 NOT NULL,
	staked bigint DEFAULT 0 NOT NULL,
	returned bigint DEFAULT 0 NOT NULL,
	room_id text,
	CONSTRAINT play_sessions_secret_hash_unique UNIQUE (secret_hash),
	CONSTRAINT play_sessions_account_id_ledger_accounts_id_fk FOREIGN KEY (account_id) REFERENCES ledger_accounts (id)
);--> statement-breakpoint
CREATE INDEX play_sessions_room ON play_sessions (room_id) WHERE room_id is not null and ended_at is null;--> statement-breakpoint

CREATE TABLE play_rounds (
	key uuid PRIMARY KEY,
	session_id uuid NOT NULL,
	node_id integer NOT NULL,
	digest text NOT NULL,
	choice jsonb NOT NULL,
	stake bigint NOT NULL,
	bet bigint NOT NULL,
	win bigint DEFAULT 0 NOT NULL,
	status text NOT NULL,
	view jsonb,
	bet_id text,
	placed_at timestamp(3) with time zone NOT NULL,
	settles_at timestamp(3) with time zone NOT NULL,
	settled_at timestamp(3) with time zone,
	free_spins_id integer,
	CONSTRAINT play_rounds_amounts CHECK (stake > 0 and bet >= stake and win >= 0),
	CONSTRAINT play_rounds_settled CHECK ((status = 'OPEN') = (settled_at is null)),
	CONSTRAINT play_rounds_won CHECK (win = 0 or status = 'SETTLED'),
	CONSTRAINT play_rounds_free CHECK (free_spins_id is null or (bet_id is null and status = 'SETTLED')),
	CONSTRAINT play_rounds_session_id_play_sessions_id_fk FOREIGN KEY (session_id) REFERENCES play_sessions (id),
	CONSTRAINT play_rounds_free_spins_id_free_spins_id_fk FOREIGN KEY (free_spins_id) REFERENCES free_spins (id)
);--> statement-breakpoint
CREATE INDEX play_rounds_open ON play_rounds (settles_at) WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX play_rounds_free_spins ON play_rounds (free_spins_id) WHERE free_spins_id is not null;--> statement-breakpoint
CREATE INDEX play_rounds_session ON play_rounds (session_id, placed_at);--> statement-breakpoint

CREATE TABLE settlement_retries (
	kind text NOT NULL,
	key text NOT NULL,
	attempts integer NOT NULL,
	reason text NOT NULL,
	first_failed_at timestamp(3) with time zone DEFAULT now() NOT NULL,
	retry_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT settlement_retries_kind_key_pk PRIMARY KEY (kind, key)
);--> statement-breakpoint
CREATE INDEX settlement_retries_due ON settlement_retries (retry_at);--> statement-breakpoint

-- --- Lottery ---

CREATE TABLE lottery_secrets (
	id integer PRIMARY KEY,
	secret text NOT NULL,
	since timestamp(3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint

CREATE TABLE lottery_early_draws (
	game_code text NOT NULL,
	numero text NOT NULL,
	drawn_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT lottery_early_draws_game_code_numero_pk PRIMARY KEY (game_code, numero)
);--> statement-breakpoint

CREATE TABLE lottery_orders (
	order_id text PRIMARY KEY,
	member_id integer NOT NULL,
	slip_key text NOT NULL,
	digest text NOT NULL,
	node_id integer NOT NULL,
	game_code text NOT NULL,
	numero text NOT NULL,
	chase_id uuid,
	step integer NOT NULL,
	steps integer NOT NULL,
	stop_on_win boolean NOT NULL,
	state text NOT NULL,
	lines jsonb NOT NULL,
	bet_count integer NOT NULL,
	stake bigint NOT NULL,
	win bigint,
	currency text NOT NULL,
	placed_at timestamp(3) with time zone NOT NULL,
	closes_at timestamp(3) with time zone NOT NULL,
	draws_at timestamp(3) with time zone NOT NULL,
	settled_at timestamp(3) with time zone,
	commitment text,
	CONSTRAINT lottery_orders_step CHECK (step between 1 and steps),
	CONSTRAINT lottery_orders_amounts CHECK (stake > 0 and bet_count > 0 and win >= 0),
	CONSTRAINT lottery_orders_outcome CHECK (case state
		when 'OPEN' then settled_at is null and win is null
		when 'WON' then settled_at is not null and win > 0
		when 'LOST' then settled_at is not null and win = 0
		else settled_at is not null and win = 0 and state in ('CANCELLED', 'REFUNDED') end),
	CONSTRAINT lottery_orders_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE UNIQUE INDEX lottery_orders_slip ON lottery_orders (slip_key, step);--> statement-breakpoint
CREATE INDEX lottery_orders_of_member ON lottery_orders (member_id, placed_at, order_id);--> statement-breakpoint
CREATE INDEX lottery_orders_open ON lottery_orders (draws_at) WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX lottery_orders_open_draw ON lottery_orders (game_code, numero) WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX lottery_orders_chase ON lottery_orders (chase_id, step);--> statement-breakpoint

CREATE TABLE lottery_revelations (
	game_code text PRIMARY KEY,
	numero text NOT NULL,
	revealed_at timestamp(3) with time zone NOT NULL
);--> statement-breakpoint

-- A draw that was revealed stays revealed.
CREATE FUNCTION refuse_hidden_draws() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF NEW.numero COLLATE "C" < OLD.numero COLLATE "C" OR NEW.game_code <> OLD.game_code THEN
		RAISE EXCEPTION 'draw % of % is revealed already', OLD.numero, OLD.game_code USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER lottery_revelations_grow BEFORE UPDATE ON lottery_revelations
FOR EACH ROW EXECUTE FUNCTION refuse_hidden_draws();--> statement-breakpoint

-- --- Jackpots and leaderboards ---

CREATE TABLE jackpots (
	id integer PRIMARY KEY,
	currency text NOT NULL,
	opt_in boolean DEFAULT false NOT NULL
);--> statement-breakpoint

CREATE TABLE jackpot_opt_ins (
	jackpot_id integer NOT NULL,
	member_id integer NOT NULL,
	since timestamp(3) with time zone NOT NULL,
	CONSTRAINT jackpot_opt_ins_member_id_jackpot_id_pk PRIMARY KEY (member_id, jackpot_id),
	CONSTRAINT jackpot_opt_ins_jackpot_id_jackpots_id_fk FOREIGN KEY (jackpot_id) REFERENCES jackpots (id),
	CONSTRAINT jackpot_opt_ins_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

CREATE TABLE jackpot_games (
	node_id integer PRIMARY KEY,
	jackpot_id integer NOT NULL,
	CONSTRAINT jackpot_games_node_id_games_node_id_fk FOREIGN KEY (node_id) REFERENCES games (node_id),
	CONSTRAINT jackpot_games_jackpot_id_jackpots_id_fk FOREIGN KEY (jackpot_id) REFERENCES jackpots (id)
);--> statement-breakpoint
CREATE INDEX jackpot_games_of_jackpot ON jackpot_games (jackpot_id);--> statement-breakpoint

CREATE TABLE jackpot_levels (
	jackpot_id integer NOT NULL,
	level text NOT NULL,
	seed bigint NOT NULL,
	must_drop_by bigint NOT NULL,
	share_bp integer NOT NULL,
	amount bigint NOT NULL,
	remainder integer DEFAULT 0 NOT NULL,
	CONSTRAINT jackpot_levels_jackpot_id_level_pk PRIMARY KEY (jackpot_id, level),
	CONSTRAINT jackpot_levels_amount CHECK (seed > 0 and amount between seed and must_drop_by),
	CONSTRAINT jackpot_levels_share CHECK (share_bp > 0 and remainder between 0 and 9999),
	CONSTRAINT jackpot_levels_jackpot_id_jackpots_id_fk FOREIGN KEY (jackpot_id) REFERENCES jackpots (id)
);--> statement-breakpoint

CREATE TABLE jackpot_feeds (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	jackpot_id integer NOT NULL,
	bet_id text NOT NULL,
	node_id integer NOT NULL,
	member_id integer NOT NULL,
	stake bigint NOT NULL
);--> statement-breakpoint

CREATE TABLE jackpot_wins (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	jackpot_id integer NOT NULL,
	level text NOT NULL,
	bet_id text NOT NULL,
	node_id integer NOT NULL,
	member_id integer NOT NULL,
	amount bigint NOT NULL,
	currency text NOT NULL,
	won_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT jackpot_wins_jackpot_id_jackpots_id_fk FOREIGN KEY (jackpot_id) REFERENCES jackpots (id),
	CONSTRAINT jackpot_wins_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE UNIQUE INDEX jackpot_wins_of_bet ON jackpot_wins (bet_id, level);--> statement-breakpoint
CREATE INDEX jackpot_wins_latest ON jackpot_wins (won_at, id);--> statement-breakpoint
CREATE INDEX jackpot_wins_of_jackpot ON jackpot_wins (jackpot_id, won_at, id);--> statement-breakpoint

CREATE TABLE leaderboards (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	series integer NOT NULL,
	kind text NOT NULL,
	rule text NOT NULL,
	currency text NOT NULL,
	min_bet bigint NOT NULL,
	games integer[] NOT NULL,
	prizes jsonb NOT NULL,
	turnover integer NOT NULL,
	starts_at timestamp(3) with time zone NOT NULL,
	ends_at timestamp(3) with time zone NOT NULL,
	ended_at timestamp(3) with time zone,
	announced_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT leaderboards_period CHECK (starts_at < ends_at),
	CONSTRAINT leaderboards_turnover CHECK (turnover > 0)
);--> statement-breakpoint
CREATE UNIQUE INDEX leaderboards_open ON leaderboards (series) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX leaderboards_by_end ON leaderboards (ends_at, id);--> statement-breakpoint

CREATE TABLE leaderboard_scores (
	leaderboard_id integer NOT NULL,
	member_id integer NOT NULL,
	score bigint NOT NULL,
	reached_at timestamp(3) with time zone NOT NULL,
	rank integer,
	prize bigint,
	CONSTRAINT leaderboard_scores_leaderboard_id_member_id_pk PRIMARY KEY (leaderboard_id, member_id),
	CONSTRAINT leaderboard_scores_score CHECK (score >= 0 and (rank is null or score > 0)),
	CONSTRAINT leaderboard_scores_leaderboard_id_leaderboards_id_fk FOREIGN KEY (leaderboard_id) REFERENCES leaderboards (id),
	CONSTRAINT leaderboard_scores_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX leaderboard_scores_order ON leaderboard_scores (
	leaderboard_id, score DESC NULLS LAST, reached_at, member_id
);--> statement-breakpoint
CREATE UNIQUE INDEX leaderboard_scores_rank ON leaderboard_scores (leaderboard_id, rank) WHERE rank is not null;--> statement-breakpoint
CREATE INDEX leaderboard_scores_latest ON leaderboard_scores (leaderboard_id, reached_at);--> statement-breakpoint

-- --- Promotions and rewards ---

CREATE TABLE promotions (
	id integer PRIMARY KEY,
	category text NOT NULL,
	titles jsonb NOT NULL,
	summaries jsonb NOT NULL,
	rules jsonb NOT NULL,
	published_at timestamp with time zone NOT NULL,
	starts_at timestamp with time zone,
	ends_at timestamp with time zone
);--> statement-breakpoint
CREATE INDEX promotions_latest ON promotions (category, published_at);--> statement-breakpoint

CREATE TABLE promotion_members (
	member_id integer NOT NULL,
	promotion_id integer NOT NULL,
	joined_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT promotion_members_member_id_promotion_id_pk PRIMARY KEY (member_id, promotion_id),
	CONSTRAINT promotion_members_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id),
	CONSTRAINT promotion_members_promotion_id_promotions_id_fk FOREIGN KEY (promotion_id) REFERENCES promotions (id)
);--> statement-breakpoint

CREATE TABLE promotion_claims (
	member_id integer NOT NULL,
	promotion_id integer NOT NULL,
	occurrence text NOT NULL,
	deposit_id text,
	claimed_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT promotion_claims_member_id_promotion_id_occurrence_pk PRIMARY KEY (member_id, promotion_id, occurrence),
	CONSTRAINT promotion_claims_deposit_id_unique UNIQUE (deposit_id),
	CONSTRAINT promotion_claims_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id),
	CONSTRAINT promotion_claims_promotion_id_promotions_id_fk FOREIGN KEY (promotion_id) REFERENCES promotions (id),
	CONSTRAINT promotion_claims_deposit_id_deposits_deposit_id_fk FOREIGN KEY (deposit_id) REFERENCES deposits (deposit_id)
);--> statement-breakpoint

CREATE TABLE promotion_applications (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	member_id integer NOT NULL,
	promotion_id integer NOT NULL,
	remark text NOT NULL,
	image_ids uuid[] NOT NULL,
	status text DEFAULT 'APPLYING' NOT NULL,
	reason text,
	created_at timestamp(3) with time zone NOT NULL,
	decided_at timestamp(3) with time zone,
	CONSTRAINT promotion_applications_decided CHECK ((decided_at is null) = (status in ('APPLYING', 'PROCESS'))),
	CONSTRAINT promotion_applications_reason CHECK ((reason is null) = (status <> 'REJECTED')),
	CONSTRAINT promotion_applications_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id),
	CONSTRAINT promotion_applications_promotion_id_promotions_id_fk FOREIGN KEY (promotion_id) REFERENCES promotions (id)
);--> statement-breakpoint
CREATE UNIQUE INDEX promotion_applications_open ON promotion_applications (
	member_id, promotion_id
) WHERE status <> 'REJECTED';--> statement-breakpoint
CREATE INDEX promotion_applications_of_member ON promotion_applications (member_id, promotion_id, id);--> statement-breakpoint

CREATE TABLE mission_claims (
	member_id integer NOT NULL,
	mission_id integer NOT NULL,
	occurrence text NOT NULL,
	amount bigint NOT NULL,
	score integer NOT NULL,
	claimed_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT mission_claims_member_id_mission_id_occurrence_pk PRIMARY KEY (member_id, mission_id, occurrence),
	CONSTRAINT mission_claims_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX mission_claims_by_time ON mission_claims (claimed_at, member_id, score);--> statement-breakpoint

CREATE TABLE sign_ins (
	member_id integer NOT NULL,
	day date NOT NULL,
	streak integer NOT NULL,
	amount bigint NOT NULL,
	signed_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT sign_ins_member_id_day_pk PRIMARY KEY (member_id, day),
	CONSTRAINT sign_ins_counted CHECK (streak > 0 and amount > 0),
	CONSTRAINT sign_ins_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

CREATE TABLE raffle_tickets (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	member_id integer NOT NULL,
	cause text NOT NULL,
	source text NOT NULL,
	granted_at timestamp(3) with time zone NOT NULL,
	used_at timestamp(3) with time zone,
	drawn integer,
	prize integer,
	amount bigint,
	request_key text,
	CONSTRAINT raffle_tickets_cause_unique UNIQUE (cause),
	CONSTRAINT raffle_tickets_request_key_unique UNIQUE (request_key),
	CONSTRAINT raffle_tickets_used CHECK (num_nulls(used_at, drawn, prize, amount) in (0, 4)),
	CONSTRAINT raffle_tickets_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX raffle_tickets_of_member ON raffle_tickets (member_id, used_at, id);--> statement-breakpoint

CREATE TABLE extra_envelopes (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	opens_at timestamp(3) with time zone NOT NULL,
	closes_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT extra_envelopes_times CHECK (opens_at < closes_at)
);--> statement-breakpoint

CREATE TABLE envelope_claims (
	member_id integer NOT NULL,
	envelope_id text NOT NULL,
	amount bigint NOT NULL,
	claimed_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT envelope_claims_member_id_envelope_id_pk PRIMARY KEY (member_id, envelope_id),
	CONSTRAINT envelope_claims_amount CHECK (amount > 0),
	CONSTRAINT envelope_claims_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

CREATE TABLE rebate_days (
	day date PRIMARY KEY
);--> statement-breakpoint

CREATE TABLE rebates (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	member_id integer NOT NULL,
	day date NOT NULL,
	currency text NOT NULL,
	rate integer NOT NULL,
	own_base bigint NOT NULL,
	own_amount bigint NOT NULL,
	shares jsonb NOT NULL,
	commission bigint NOT NULL,
	paid_at timestamp(3) with time zone,
	CONSTRAINT rebates_amounts CHECK (least(own_amount, commission) >= 0
		and own_amount + commission > 0),
	CONSTRAINT rebates_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE UNIQUE INDEX rebates_once ON rebates (member_id, day, currency);--> statement-breakpoint
CREATE INDEX rebates_paid ON rebates (member_id, paid_at, id);--> statement-breakpoint
CREATE INDEX rebates_unpaid ON rebates (id) WHERE paid_at is null;--> statement-breakpoint

CREATE TABLE qualified_referrals (
	member_id integer PRIMARY KEY,
	referrer_id integer NOT NULL,
	reward_id integer NOT NULL,
	qualified_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT qualified_referrals_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id),
	CONSTRAINT qualified_referrals_referrer_id_members_id_fk FOREIGN KEY (referrer_id) REFERENCES members (id),
	CONSTRAINT qualified_referrals_reward_id_rewards_id_fk FOREIGN KEY (reward_id) REFERENCES rewards (id)
);--> statement-breakpoint
CREATE INDEX qualified_referrals_of_referrer ON qualified_referrals (referrer_id);--> statement-breakpoint

-- --- Points and their guards ---

CREATE TABLE point_accounts (
	member_id integer PRIMARY KEY,
	balance bigint DEFAULT 0 NOT NULL,
	live bigint DEFAULT 0 NOT NULL,
	lottery bigint DEFAULT 0 NOT NULL,
	pvp bigint DEFAULT 0 NOT NULL,
	slots bigint DEFAULT 0 NOT NULL,
	sports bigint DEFAULT 0 NOT NULL,
	redeem bigint DEFAULT 0 NOT NULL,
	deposit bigint DEFAULT 0 NOT NULL,
	CONSTRAINT point_accounts_not_negative CHECK (balance >= 0),
	CONSTRAINT point_accounts_sum CHECK (balance = live + lottery + pvp + slots
		+ sports + redeem + deposit),
	CONSTRAINT point_accounts_spent CHECK (redeem <= 0),
	CONSTRAINT point_accounts_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

CREATE TABLE point_entries (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	member_id integer NOT NULL,
	type text NOT NULL,
	points bigint NOT NULL,
	balance_after bigint DEFAULT 0 NOT NULL,
	cause text NOT NULL,
	reference text NOT NULL,
	at timestamp(3) with time zone NOT NULL,
	CONSTRAINT point_entries_cause UNIQUE (cause, reference),
	CONSTRAINT point_entries_sign CHECK (points <> 0 and (points < 0) = (cause in ('REDEEM', 'CONVERT'))),
	CONSTRAINT point_entries_type CHECK ((type = 'REDEEM') = (cause in ('REDEEM', 'RETURN', 'CONVERT'))),
	CONSTRAINT point_entries_member_id_point_accounts_member_id_fk FOREIGN KEY (member_id) REFERENCES point_accounts (member_id)
);--> statement-breakpoint
CREATE INDEX point_entries_of_member ON point_entries (member_id, at, id, type);--> statement-breakpoint

CREATE TABLE point_progress (
	member_id integer NOT NULL,
	type text NOT NULL,
	rest integer NOT NULL,
	day date NOT NULL,
	earned integer NOT NULL,
	CONSTRAINT point_progress_member_id_type_pk PRIMARY KEY (member_id, type),
	CONSTRAINT point_progress_rest CHECK (rest between 0 and 999999 and earned >= 0),
	CONSTRAINT point_progress_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

-- An entry changes its member's account, which it opens when there is none.
CREATE FUNCTION point_enter() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER point_enter BEFORE INSERT ON point_entries
FOR EACH ROW EXECUTE FUNCTION point_enter();--> statement-breakpoint
CREATE TRIGGER point_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON point_entries
FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint

-- Accounts are opened empty, and only entries change them.
CREATE FUNCTION point_guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 AND (TG_OP = 'UPDATE' OR (NEW.balance, NEW.live, NEW.lottery, NEW.pvp, NEW.slots, NEW.sports,
      NEW.redeem, NEW.deposit) <> (0, 0, 0, 0, 0, 0, 0, 0)) THEN
    RAISE EXCEPTION 'the points of % change only by an entry', NEW.member_id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'point_accounts_by_entry', TABLE = 'point_accounts';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER point_guard_account BEFORE INSERT OR UPDATE ON point_accounts
FOR EACH ROW EXECUTE FUNCTION point_guard_account();--> statement-breakpoint
CREATE TRIGGER point_accounts_append_only BEFORE DELETE OR TRUNCATE ON point_accounts
FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint

-- Gives the points that an amount is worth, up to the cap of the day. Fractions are kept in millionths.
CREATE FUNCTION earn_points(member integer, kind text, amount bigint, per_point bigint,
  daily_cap integer, moment timestamp with time zone, why text, what text) RETURNS bigint LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint

-- Checks all points. Called at the end of a transaction that wrote them with the triggers off.
CREATE FUNCTION point_check() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM point_accounts AS account LEFT JOIN (
      SELECT member_id, sum(points) AS total, sum(points) FILTER (WHERE type = 'REDEEM') AS redeemed
      FROM point_entries GROUP BY member_id
    ) AS sums USING (member_id)
    WHERE account.balance <> coalesce(sums.total, 0) OR account.redeem <> coalesce(sums.redeemed, 0)
  ) OR EXISTS (
    SELECT FROM (
      SELECT balance_after, sum(points) OVER (PARTITION BY member_id ORDER BY id) AS total FROM point_entries
    ) AS entry WHERE balance_after <> total
  ) THEN
    RAISE EXCEPTION 'the points are wrong' USING ERRCODE = 'check_violation', CONSTRAINT = 'point_check';
  END IF;
END $$;--> statement-breakpoint

CREATE TABLE point_stocks (
	reward_id integer PRIMARY KEY,
	"left" integer NOT NULL,
	CONSTRAINT point_stocks_not_negative CHECK ("left" >= 0)
);--> statement-breakpoint

CREATE TABLE point_redeems (
	redeem_id text PRIMARY KEY,
	member_id integer NOT NULL,
	request_key text NOT NULL,
	reward_id integer NOT NULL,
	quantity integer NOT NULL,
	points bigint NOT NULL,
	currency text NOT NULL,
	address text,
	status text DEFAULT 'IN_PROCESS' NOT NULL,
	reasons jsonb,
	created_at timestamp(3) with time zone NOT NULL,
	decided_at timestamp(3) with time zone,
	kind text NOT NULL,
	titles jsonb NOT NULL,
	amount bigint NOT NULL,
	turnover_required bigint NOT NULL,
	free_spins jsonb,
	CONSTRAINT point_redeems_request_key_unique UNIQUE (request_key),
	CONSTRAINT point_redeems_amounts CHECK (quantity > 0 and points > 0),
	CONSTRAINT point_redeems_promise CHECK ((amount > 0) = (kind in ('CASH', 'BONUS'))
		and (turnover_required > 0) = (kind = 'BONUS')
		and (free_spins is not null) = (kind = 'FREE_SPINS')),
	CONSTRAINT point_redeems_decided CHECK ((decided_at is null) = (status = 'IN_PROCESS')),
	CONSTRAINT point_redeems_reason CHECK ((reasons is not null) = (status = 'REJECTED')),
	CONSTRAINT point_redeems_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX point_redeems_of_member ON point_redeems (member_id, created_at, redeem_id);--> statement-breakpoint
CREATE INDEX point_redeems_in_process ON point_redeems (created_at) WHERE status = 'IN_PROCESS';--> statement-breakpoint

CREATE TABLE point_conversions (
	convert_id text PRIMARY KEY,
	member_id integer NOT NULL,
	request_key text NOT NULL,
	points bigint NOT NULL,
	amount bigint NOT NULL,
	currency text NOT NULL,
	created_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT point_conversions_request_key_unique UNIQUE (request_key),
	CONSTRAINT point_conversions_amounts CHECK (points > 0 and amount > 0),
	CONSTRAINT point_conversions_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

-- --- Announcements and support ---

CREATE TABLE announcements (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	type text NOT NULL,
	title text NOT NULL,
	content text NOT NULL,
	pinned boolean NOT NULL,
	route text,
	created_at timestamp with time zone NOT NULL,
	end_at timestamp with time zone
);--> statement-breakpoint

CREATE TABLE chat_rooms (
	id uuid PRIMARY KEY,
	member_id integer,
	desk text NOT NULL,
	language text NOT NULL,
	created_at timestamp with time zone NOT NULL,
	read_up_to integer DEFAULT 0 NOT NULL,
	handed_over_at timestamp with time zone,
	CONSTRAINT chat_rooms_member_id_unique UNIQUE (member_id),
	CONSTRAINT chat_rooms_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint

CREATE TABLE chat_lines (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	room_id uuid NOT NULL,
	key uuid,
	author text NOT NULL,
	content text NOT NULL,
	answers integer,
	at timestamp with time zone NOT NULL,
	CONSTRAINT chat_lines_answers_unique UNIQUE (answers),
	CONSTRAINT chat_lines_key UNIQUE (room_id, key),
	CONSTRAINT chat_lines_room_id_chat_rooms_id_fk FOREIGN KEY (room_id) REFERENCES chat_rooms (id) ON DELETE CASCADE
);--> statement-breakpoint
CREATE INDEX chat_lines_room ON chat_lines (room_id, id);--> statement-breakpoint

CREATE TABLE chat_tickets (
	token_hash text PRIMARY KEY,
	room_id uuid NOT NULL,
	member_session_id uuid NOT NULL,
	language text NOT NULL,
	title text NOT NULL,
	header_color text NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	CONSTRAINT chat_tickets_room_id_chat_rooms_id_fk FOREIGN KEY (room_id) REFERENCES chat_rooms (id) ON DELETE CASCADE
);--> statement-breakpoint

CREATE TABLE chat_seats (
	secret_hash text PRIMARY KEY,
	room_id uuid NOT NULL,
	member_session_id uuid,
	language text NOT NULL,
	expires_at timestamp with time zone NOT NULL,
	CONSTRAINT chat_seats_room_id_chat_rooms_id_fk FOREIGN KEY (room_id) REFERENCES chat_rooms (id) ON DELETE CASCADE
);--> statement-breakpoint

CREATE TABLE feedback (
	id uuid PRIMARY KEY,
	sender text NOT NULL,
	type text NOT NULL,
	content text NOT NULL,
	contact text,
	image_ids uuid[] NOT NULL,
	created_at timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE INDEX feedback_sender ON feedback (sender, created_at);--> statement-breakpoint

-- --- Agents ---

CREATE TABLE agent_actions (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	agent_id integer NOT NULL,
	kind text NOT NULL,
	member_id integer,
	changes jsonb NOT NULL,
	reason text,
	at timestamp with time zone NOT NULL,
	CONSTRAINT agent_actions_agent_id_members_id_fk FOREIGN KEY (agent_id) REFERENCES members (id),
	CONSTRAINT agent_actions_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX agent_actions_agent ON agent_actions (agent_id, id);--> statement-breakpoint
CREATE INDEX agent_actions_member ON agent_actions (member_id, id);--> statement-breakpoint

CREATE TABLE saved_filters (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	agent_id integer NOT NULL,
	report text NOT NULL,
	name text NOT NULL,
	query text NOT NULL,
	saved_at timestamp with time zone NOT NULL,
	CONSTRAINT saved_filters_agent_id_members_id_fk FOREIGN KEY (agent_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE UNIQUE INDEX saved_filters_name ON saved_filters (agent_id, report, name);--> statement-breakpoint

CREATE TABLE contracts (
	id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
	kind text NOT NULL,
	offerer_id integer,
	holder_id integer NOT NULL,
	version integer NOT NULL,
	period text,
	terms jsonb NOT NULL,
	currency text NOT NULL,
	state text NOT NULL,
	ends_others boolean DEFAULT false NOT NULL,
	offered_at timestamp(3) with time zone NOT NULL,
	answer_before timestamp(3) with time zone,
	accepted_at timestamp(3) with time zone,
	ended_at timestamp(3) with time zone,
	pays_from timestamp(3) with time zone,
	pays_until timestamp(3) with time zone,
	open_from timestamp(3) with time zone,
	due_at timestamp(3) with time zone,
	CONSTRAINT contracts_period CHECK ((period is not null) = (kind in ('dividend', 'dailySalary'))),
	CONSTRAINT contracts_answer CHECK ((answer_before is not null) = (state in ('PENDING_NEW', 'PENDING_TERMINATION'))),
	CONSTRAINT contracts_pays CHECK ((pays_from is null) = (accepted_at is null)
		and (pays_until is null or pays_from is not null)
		and (open_from is null) = (due_at is null)),
	CONSTRAINT contracts_ended CHECK ((ended_at is null) = (state in ('PENDING_NEW', 'ACTIVE', 'PENDING_TERMINATION'))),
	CONSTRAINT contracts_offerer_id_members_id_fk FOREIGN KEY (offerer_id) REFERENCES members (id),
	CONSTRAINT contracts_holder_id_members_id_fk FOREIGN KEY (holder_id) REFERENCES members (id)
);--> statement-breakpoint
CREATE INDEX contracts_of_holder ON contracts (holder_id, kind, version);--> statement-breakpoint
CREATE INDEX contracts_of_offerer ON contracts (offerer_id, kind, offered_at);--> statement-breakpoint
CREATE UNIQUE INDEX contracts_one_offer ON contracts (holder_id, kind) WHERE state = 'PENDING_NEW';--> statement-breakpoint
CREATE UNIQUE INDEX contracts_one_paying ON contracts (
	holder_id, kind
) WHERE state in ('ACTIVE', 'PENDING_TERMINATION');--> statement-breakpoint
CREATE UNIQUE INDEX contracts_version ON contracts (holder_id, kind, version);--> statement-breakpoint
CREATE INDEX contracts_due ON contracts (due_at) WHERE due_at is not null;--> statement-breakpoint

CREATE TABLE contract_payouts (
	id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
	contract_id integer NOT NULL,
	period_start timestamp(3) with time zone NOT NULL,
	period_end timestamp(3) with time zone NOT NULL,
	tier integer,
	rate text,
	base bigint NOT NULL,
	carry_over bigint NOT NULL,
	amount bigint NOT NULL,
	state text NOT NULL,
	explanation jsonb NOT NULL,
	settled_at timestamp(3) with time zone NOT NULL,
	CONSTRAINT contract_payouts_amount CHECK (amount >= 0 and carry_over <= 0),
	CONSTRAINT contract_payouts_paid CHECK ((state = 'PAID') = (amount > 0)),
	CONSTRAINT contract_payouts_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES contracts (id)
);--> statement-breakpoint
CREATE UNIQUE INDEX contract_payouts_once ON contract_payouts (contract_id, period_start);--> statement-breakpoint
CREATE INDEX contract_payouts_by_time ON contract_payouts (contract_id, settled_at, id);--> statement-breakpoint

-- --- Sums by day: triggers note what changes, fold_rollups adds it up ---

CREATE TABLE rollup_bet_changes (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	member_id integer NOT NULL,
	day date NOT NULL,
	currency text NOT NULL,
	category text NOT NULL,
	status text NOT NULL,
	bets integer NOT NULL,
	bet_amount bigint NOT NULL,
	valid_bet bigint NOT NULL,
	win_amount bigint NOT NULL
);--> statement-breakpoint
CREATE INDEX rollup_bet_changes_member ON rollup_bet_changes (member_id);--> statement-breakpoint

CREATE TABLE rollup_money_changes (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	member_id integer NOT NULL,
	day date NOT NULL,
	currency text NOT NULL,
	kind text NOT NULL,
	amount bigint NOT NULL,
	inflows integer DEFAULT 0 NOT NULL,
	outflows integer DEFAULT 0 NOT NULL,
	incoming bigint DEFAULT 0 NOT NULL,
	outgoing bigint DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE INDEX rollup_money_changes_member ON rollup_money_changes (member_id);--> statement-breakpoint

CREATE TABLE rollup_member_bets (
	member_id integer NOT NULL,
	day date NOT NULL,
	currency text NOT NULL,
	category text NOT NULL,
	status text NOT NULL,
	bets integer NOT NULL,
	bet_amount bigint NOT NULL,
	valid_bet bigint NOT NULL,
	win_amount bigint NOT NULL,
	CONSTRAINT rollup_member_bets_member_id_day_currency_category_status_pk PRIMARY KEY (member_id, day, currency, category, status)
);--> statement-breakpoint

CREATE TABLE rollup_member_money (
	member_id integer NOT NULL,
	day date NOT NULL,
	currency text NOT NULL,
	kind text NOT NULL,
	amount bigint NOT NULL,
	inflows integer DEFAULT 0 NOT NULL,
	outflows integer DEFAULT 0 NOT NULL,
	incoming bigint DEFAULT 0 NOT NULL,
	outgoing bigint DEFAULT 0 NOT NULL,
	CONSTRAINT rollup_member_money_member_id_day_currency_kind_pk PRIMARY KEY (member_id, day, currency, kind)
);--> statement-breakpoint

CREATE TABLE rollup_agent_bets (
	agent_id integer NOT NULL,
	day date NOT NULL,
	currency text NOT NULL,
	category text NOT NULL,
	status text NOT NULL,
	bets integer NOT NULL,
	bet_amount bigint NOT NULL,
	valid_bet bigint NOT NULL,
	win_amount bigint NOT NULL,
	CONSTRAINT rollup_agent_bets_agent_id_day_currency_category_status_pk PRIMARY KEY (agent_id, day, currency, category, status)
);--> statement-breakpoint

CREATE TABLE rollup_agent_money (
	agent_id integer NOT NULL,
	day date NOT NULL,
	currency text NOT NULL,
	kind text NOT NULL,
	amount bigint NOT NULL,
	inflows integer DEFAULT 0 NOT NULL,
	outflows integer DEFAULT 0 NOT NULL,
	incoming bigint DEFAULT 0 NOT NULL,
	outgoing bigint DEFAULT 0 NOT NULL,
	CONSTRAINT rollup_agent_money_agent_id_day_currency_kind_pk PRIMARY KEY (agent_id, day, currency, kind)
);--> statement-breakpoint

CREATE TABLE rollup_agent_active (
	agent_id integer NOT NULL,
	day date NOT NULL,
	currency text NOT NULL,
	members integer NOT NULL,
	CONSTRAINT rollup_agent_active_agent_id_day_currency_pk PRIMARY KEY (agent_id, day, currency)
);--> statement-breakpoint

CREATE TABLE rollup_team_days (
	account_id integer NOT NULL,
	day date NOT NULL,
	currency text NOT NULL,
	bet bigint DEFAULT 0 NOT NULL,
	valid_bet bigint DEFAULT 0 NOT NULL,
	win bigint DEFAULT 0 NOT NULL,
	result bigint DEFAULT 0 NOT NULL,
	deposit bigint DEFAULT 0 NOT NULL,
	withdraw bigint DEFAULT 0 NOT NULL,
	bonus bigint DEFAULT 0 NOT NULL,
	rebate bigint DEFAULT 0 NOT NULL,
	moved bigint DEFAULT 0 NOT NULL,
	CONSTRAINT rollup_team_days_account_id_day_currency_pk PRIMARY KEY (account_id, day, currency)
);--> statement-breakpoint

CREATE TABLE rollup_team_balances (
	account_id integer NOT NULL,
	currency text NOT NULL,
	balance bigint NOT NULL,
	CONSTRAINT rollup_team_balances_account_id_currency_pk PRIMARY KEY (account_id, currency)
);--> statement-breakpoint

-- A copy of the seed leaves out what is derived, and a reset makes it anew.
COMMENT ON TABLE rollup_bet_changes IS 'derived';--> statement-breakpoint
COMMENT ON TABLE rollup_money_changes IS 'derived';--> statement-breakpoint
COMMENT ON TABLE rollup_member_bets IS 'derived';--> statement-breakpoint
COMMENT ON TABLE rollup_member_money IS 'derived';--> statement-breakpoint
COMMENT ON TABLE rollup_agent_bets IS 'derived';--> statement-breakpoint
COMMENT ON TABLE rollup_agent_money IS 'derived';--> statement-breakpoint
COMMENT ON TABLE rollup_agent_active IS 'derived';--> statement-breakpoint
COMMENT ON TABLE rollup_team_days IS 'derived';--> statement-breakpoint
COMMENT ON TABLE rollup_team_balances IS 'derived';--> statement-breakpoint

-- The agents above a member, from the ids of its path.
CREATE FUNCTION agents_above(member_id integer, path text) RETURNS SETOF integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT id FROM unnest(string_to_array(trim(both '/' from "path"), '/')::integer[]) AS id WHERE id <> "member_id" $$;--> statement-breakpoint

-- A member and the agents above it.
CREATE FUNCTION with_agents_above(member_id integer, path text) RETURNS SETOF integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT "member_id" UNION ALL SELECT agents_above("member_id", "path") $$;--> statement-breakpoint

-- Each change of the bets of real money is noted, in the transaction of the change.
CREATE FUNCTION note_new_bets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rollup_bet_changes (member_id, day, currency, category, status, bets, bet_amount, valid_bet, win_amount)
  SELECT member_id, merchant_day(placed_at), currency, game_category, status,
    count(*), sum(bet_amount), sum(valid_bet), sum(win_amount)
  FROM added WHERE NOT play_money GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER roll_up_new_bets AFTER INSERT ON bets REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION note_new_bets();--> statement-breakpoint

CREATE FUNCTION note_changed_bets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rollup_bet_changes (member_id, day, currency, category, status, bets, bet_amount, valid_bet, win_amount)
  SELECT member_id, merchant_day(placed_at), currency, game_category, status,
    sum(times), sum(times * bet_amount), sum(times * valid_bet), sum(times * win_amount)
  FROM (SELECT 1 AS times, * FROM added UNION ALL SELECT -1, * FROM removed) AS changed
  WHERE NOT play_money GROUP BY 1, 2, 3, 4, 5
  HAVING sum(times) <> 0 OR sum(times * bet_amount) <> 0 OR sum(times * valid_bet) <> 0 OR sum(times * win_amount) <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER roll_up_changed_bets AFTER UPDATE ON bets REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION note_changed_bets();--> statement-breakpoint

CREATE FUNCTION note_removed_bets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rollup_bet_changes (member_id, day, currency, category, status, bets, bet_amount, valid_bet, win_amount)
  SELECT member_id, merchant_day(placed_at), currency, game_category, status,
    -count(*), -sum(bet_amount), -sum(valid_bet), -sum(win_amount)
  FROM removed WHERE NOT play_money GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER roll_up_removed_bets AFTER DELETE ON bets REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION note_removed_bets();--> statement-breakpoint

-- Entries are never changed or deleted, except by a reset, which makes the sums anew.
CREATE FUNCTION note_new_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rollup_money_changes (member_id, day, currency, kind, amount, inflows, outflows, incoming, outgoing)
  SELECT account.member_id, merchant_day(posted.at), account.currency, posted.kind, sum(added.amount),
    count(*) FILTER (WHERE account.kind = 'main' AND added.amount > 0),
    count(*) FILTER (WHERE account.kind = 'main' AND added.amount < 0),
    coalesce(sum(added.amount) FILTER (WHERE account.kind = 'main' AND added.amount > 0), 0),
    coalesce(-sum(added.amount) FILTER (WHERE account.kind = 'main' AND added.amount < 0), 0)
  FROM added
  JOIN ledger_accounts AS account ON account.id = added.account_id
  JOIN ledger_transactions AS posted ON posted.id = added.transaction_id
  WHERE account.member_id IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(added.amount) <> 0
    OR count(*) FILTER (WHERE account.kind = 'main') > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER roll_up_new_entries AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION note_new_entries();--> statement-breakpoint

-- Fills the sums of teams from those of the members.
CREATE FUNCTION sum_teams() RETURNS void LANGUAGE sql AS $$
  INSERT INTO rollup_team_days (account_id, day, currency, bet, valid_bet, win, result, deposit, withdraw, bonus, rebate, moved)
  SELECT account_id, day, summed.currency, sum(bet), sum(valid_bet), sum(win), sum(result),
    sum(deposit), sum(withdraw), sum(bonus), sum(summed.rebate), sum(moved)
  FROM (
    SELECT member_id, day, currency, bet_amount AS bet, valid_bet, win_amount AS win,
      CASE WHEN status = 'UNSETTLED' THEN 0 ELSE win_amount - bet_amount END AS result,
      0 AS deposit, 0 AS withdraw, 0 AS bonus, 0 AS rebate, 0 AS moved
    FROM rollup_member_bets
    UNION ALL
    SELECT member_id, day, currency, 0, 0, 0, 0,
      CASE WHEN kind = 'DEPOSIT' THEN amount ELSE 0 END, CASE WHEN kind = 'WITHDRAW' THEN -amount ELSE 0 END,
      CASE WHEN kind IN ('BONUS', 'FREE_SPINS') THEN amount ELSE 0 END, CASE WHEN kind = 'REBATE' THEN amount ELSE 0 END, amount
    FROM rollup_member_money
  ) AS summed
  JOIN members ON members.id = summed.member_id
  CROSS JOIN LATERAL with_agents_above(members.id, members.path) AS account_id GROUP BY 1, 2, 3;
  INSERT INTO rollup_team_balances (account_id, currency, balance)
  SELECT account_id, currency, sum(moved) FROM rollup_team_days GROUP BY 1, 2
$$;--> statement-breakpoint

-- Moves the oldest changes of each kind into the sums, and returns their number. One caller at a time; others do nothing.
-- The changes are found by a range of ids: the planner, which often knows an empty table, would compare each with each in a join.
CREATE FUNCTION fold_rollups(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  bet_changes integer;
  money_changes integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(7402) THEN RETURN 0; END IF;
  WITH taken AS (
    DELETE FROM rollup_bet_changes
    WHERE id <= (SELECT max(id) FROM (SELECT id FROM rollup_bet_changes ORDER BY id LIMIT most) AS oldest) RETURNING *
  ), summed AS (
    SELECT member_id, day, currency, category, status,
      sum(bets) AS bets, sum(bet_amount) AS bet_amount, sum(valid_bet) AS valid_bet, sum(win_amount) AS win_amount
    FROM taken GROUP BY 1, 2, 3, 4, 5
    HAVING sum(bets) <> 0 OR sum(bet_amount) <> 0 OR sum(valid_bet) <> 0 OR sum(win_amount) <> 0
  ), first_of_day AS (
    SELECT DISTINCT member_id, day, currency FROM summed WHERE NOT EXISTS (
      SELECT FROM rollup_member_bets AS known
      WHERE known.member_id = summed.member_id AND known.day = summed.day AND known.currency = summed.currency)
  ), to_members AS (
    INSERT INTO rollup_member_bets AS known SELECT * FROM summed
    ON CONFLICT (member_id, day, currency, category, status) DO UPDATE SET bets = known.bets + excluded.bets,
      bet_amount = known.bet_amount + excluded.bet_amount, valid_bet = known.valid_bet + excluded.valid_bet,
      win_amount = known.win_amount + excluded.win_amount
  ), to_agents AS (
    INSERT INTO rollup_agent_bets AS known
    SELECT agent_id, day, summed.currency, category, status,
      sum(bets), sum(bet_amount), sum(valid_bet), sum(win_amount)
    FROM summed JOIN members ON members.id = summed.member_id
    CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (agent_id, day, currency, category, status) DO UPDATE SET bets = known.bets + excluded.bets,
      bet_amount = known.bet_amount + excluded.bet_amount, valid_bet = known.valid_bet + excluded.valid_bet,
      win_amount = known.win_amount + excluded.win_amount
  ), to_active AS (
    INSERT INTO rollup_agent_active AS known
    SELECT agent_id, day, first_of_day.currency, count(*)
    FROM first_of_day JOIN members ON members.id = first_of_day.member_id
    CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3
    ON CONFLICT (agent_id, day, currency) DO UPDATE SET members = known.members + excluded.members
  ), to_teams AS (
    INSERT INTO rollup_team_days AS known (account_id, day, currency, bet, valid_bet, win, result)
    SELECT account_id, day, summed.currency, sum(bet_amount), sum(valid_bet), sum(win_amount),
      sum(CASE WHEN status = 'UNSETTLED' THEN 0 ELSE win_amount - bet_amount END)
    FROM summed JOIN members ON members.id = summed.member_id
    CROSS JOIN LATERAL with_agents_above(members.id, members.path) AS account_id GROUP BY 1, 2, 3
    ON CONFLICT (account_id, day, currency) DO UPDATE SET bet = known.bet + excluded.bet,
      valid_bet = known.valid_bet + excluded.valid_bet, win = known.win + excluded.win,
      result = known.result + excluded.result
  )
  SELECT count(*) INTO bet_changes FROM taken;

  WITH taken AS (
    DELETE FROM rollup_money_changes
    WHERE id <= (SELECT max(id) FROM (SELECT id FROM rollup_money_changes ORDER BY id LIMIT most) AS oldest) RETURNING *
  ), summed AS (
    SELECT member_id, day, currency, kind, sum(amount) AS amount, sum(inflows) AS inflows, sum(outflows) AS outflows,
      sum(incoming) AS incoming, sum(outgoing) AS outgoing
    FROM taken GROUP BY 1, 2, 3, 4
  ), to_members AS (
    INSERT INTO rollup_member_money AS known SELECT * FROM summed
    ON CONFLICT (member_id, day, currency, kind) DO UPDATE SET amount = known.amount + excluded.amount,
      inflows = known.inflows + excluded.inflows, outflows = known.outflows + excluded.outflows,
      incoming = known.incoming + excluded.incoming, outgoing = known.outgoing + excluded.outgoing
  ), to_agents AS (
    INSERT INTO rollup_agent_money AS known
    SELECT agent_id, day, summed.currency, kind, sum(amount), sum(inflows), sum(outflows), sum(incoming), sum(outgoing)
    FROM summed JOIN members ON members.id = summed.member_id
    CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3, 4
    ON CONFLICT (agent_id, day, currency, kind) DO UPDATE SET amount = known.amount + excluded.amount,
      inflows = known.inflows + excluded.inflows, outflows = known.outflows + excluded.outflows,
      incoming = known.incoming + excluded.incoming, outgoing = known.outgoing + excluded.outgoing
  ), to_teams AS (
    INSERT INTO rollup_team_days AS known (account_id, day, currency, moved, deposit, withdraw, bonus, rebate)
    SELECT account_id, day, summed.currency, sum(amount),
      coalesce(sum(amount) FILTER (WHERE kind = 'DEPOSIT'), 0), coalesce(-sum(amount) FILTER (WHERE kind = 'WITHDRAW'), 0),
      coalesce(sum(amount) FILTER (WHERE kind IN ('BONUS', 'FREE_SPINS')), 0),
      coalesce(sum(amount) FILTER (WHERE kind = 'REBATE'), 0)
    FROM summed JOIN members ON members.id = summed.member_id
    CROSS JOIN LATERAL with_agents_above(members.id, members.path) AS account_id GROUP BY 1, 2, 3
    ON CONFLICT (account_id, day, currency) DO UPDATE SET moved = known.moved + excluded.moved, deposit = known.deposit + excluded.deposit,
      withdraw = known.withdraw + excluded.withdraw, bonus = known.bonus + excluded.bonus,
      rebate = known.rebate + excluded.rebate
  ), to_balances AS (
    INSERT INTO rollup_team_balances AS known (account_id, currency, balance)
    SELECT account_id, summed.currency, sum(amount)
    FROM summed JOIN members ON members.id = summed.member_id
    CROSS JOIN LATERAL with_agents_above(members.id, members.path) AS account_id GROUP BY 1, 2
    ON CONFLICT (account_id, currency) DO UPDATE SET balance = known.balance + excluded.balance
  )
  SELECT count(*) INTO money_changes FROM taken;
  RETURN bet_changes + money_changes;
END $$;--> statement-breakpoint

-- Makes all sums anew from bets and entries. Postings wait until it is done.
CREATE FUNCTION rebuild_rollups() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7402);
  TRUNCATE rollup_bet_changes, rollup_money_changes, rollup_member_bets, rollup_member_money,
    rollup_agent_bets, rollup_agent_money, rollup_agent_active, rollup_team_days,
    rollup_team_balances;
  INSERT INTO rollup_member_bets
  SELECT member_id, merchant_day(placed_at), currency, game_category, status,
    count(*), sum(bet_amount), sum(valid_bet), sum(win_amount)
  FROM bets WHERE NOT play_money GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO rollup_member_money
  SELECT account.member_id, merchant_day(posted.at), account.currency, posted.kind, sum(entry.amount),
    count(*) FILTER (WHERE account.kind = 'main' AND entry.amount > 0),
    count(*) FILTER (WHERE account.kind = 'main' AND entry.amount < 0),
    coalesce(sum(entry.amount) FILTER (WHERE account.kind = 'main' AND entry.amount > 0), 0),
    coalesce(-sum(entry.amount) FILTER (WHERE account.kind = 'main' AND entry.amount < 0), 0)
  FROM ledger_entries AS entry
  JOIN ledger_accounts AS account ON account.id = entry.account_id
  JOIN ledger_transactions AS posted ON posted.id = entry.transaction_id
  WHERE account.member_id IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(entry.amount) <> 0
    OR count(*) FILTER (WHERE account.kind = 'main') > 0;
  INSERT INTO rollup_agent_bets
  SELECT agent_id, day, summed.currency, category, status,
    sum(bets), sum(bet_amount), sum(valid_bet), sum(win_amount)
  FROM rollup_member_bets AS summed JOIN members ON members.id = summed.member_id
  CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO rollup_agent_active
  SELECT agent_id, day, summed.currency, count(DISTINCT members.id)
  FROM rollup_member_bets AS summed JOIN members ON members.id = summed.member_id
  CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3;
  INSERT INTO rollup_agent_money
  SELECT agent_id, day, summed.currency, kind, sum(amount), sum(inflows), sum(outflows), sum(incoming), sum(outgoing)
  FROM rollup_member_money AS summed JOIN members ON members.id = summed.member_id
  CROSS JOIN LATERAL agents_above(members.id, members.path) AS agent_id GROUP BY 1, 2, 3, 4;
  PERFORM sum_teams();
END $$;
