-- The market's tables, module by module; schema.ts says what columns mean. Functions, triggers, statistics,
-- covering indexes and unlogged tables are only here, because Drizzle can't express them.
-- Never change this file: markets refuse migrations that differ from theirs. Add one instead.

-- Finds the nearest spelling of a mistyped word. Any owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Keeps a table append-only, whoever tries to change it.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
END
$$;

-- Tells all processes at commit that the shop's answers, which they keep in memory, may have changed.
CREATE FUNCTION tell_market_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('market_change', '');
  RETURN NULL;
END
$$;

-- Companies -------------------------------------------------------------------------------------------------

CREATE TABLE company (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  legal_name text NOT NULL,
  brand_name text NOT NULL,
  country text NOT NULL,
  city text NOT NULL,
  legal_form text NOT NULL DEFAULT 'company',
  tax_number text,
  tax_office text,
  mersis_number text,
  verification text NOT NULL DEFAULT 'draft',
  submitted_at timestamptz,
  approval_limit_amount numeric(14, 2),
  approval_limit_currency text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT company_kind_known
    CHECK (kind IN ('retailer', 'textile-manufacturer', 'machinery-manufacturer', 'bank', 'provider')),
  CONSTRAINT company_legal_form_known CHECK (legal_form IN ('company', 'sole-trader')),
  CONSTRAINT company_verification_known
    CHECK (verification IN ('draft', 'submitted', 'in_review', 'changes_requested', 'approved', 'rejected',
      'suspended')),
  CONSTRAINT company_country_iso CHECK (country ~ '^[A-Z]{2}$'),
  CONSTRAINT company_approval_limit_whole
    CHECK ((approval_limit_amount IS NULL) = (approval_limit_currency IS NULL)),
  CONSTRAINT company_approval_limit_not_negative CHECK (approval_limit_amount >= 0),
  CONSTRAINT company_approval_currency_known CHECK (approval_limit_currency IN ('USD', 'EUR', 'CHF'))
);
CREATE INDEX company_by_age ON company (created_at, id);
CREATE INDEX company_by_tax_number ON company (country, tax_number);
CREATE INDEX company_by_verification ON company (verification, created_at, id);

-- Products show their maker. A new company has no products yet.
CREATE TRIGGER company_change AFTER UPDATE OR DELETE OR TRUNCATE ON company
  FOR EACH STATEMENT EXECUTE FUNCTION tell_market_change();

CREATE TABLE company_address (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL,
  kind text NOT NULL,
  label text,
  line1 text NOT NULL,
  line2 text,
  postal_code text,
  city text NOT NULL,
  region text,
  country text NOT NULL,
  is_default_delivery boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT company_address_kind_known CHECK (kind IN ('registered', 'delivery', 'invoice')),
  CONSTRAINT company_address_country_iso CHECK (country ~ '^[A-Z]{2}$'),
  CONSTRAINT company_address_company_id_company_id_fk
    FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
);
CREATE INDEX company_address_by_company ON company_address (company_id, created_at, id);
CREATE UNIQUE INDEX company_address_one_registered ON company_address (company_id) WHERE kind = 'registered';
CREATE UNIQUE INDEX company_address_one_default_delivery ON company_address (company_id)
  WHERE is_default_delivery;

CREATE TABLE verification_decision (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  actor text NOT NULL,
  reason text,
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT verification_decision_company_id_company_id_fk
    FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE RESTRICT
);
CREATE INDEX verification_decision_by_company ON verification_decision (company_id, id);

CREATE TRIGGER verification_decision_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON verification_decision
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Accounts --------------------------------------------------------------------------------------------------

CREATE TABLE user_account (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  is_admin boolean NOT NULL DEFAULT false,
  company_id uuid,
  company_role text,
  locale text NOT NULL DEFAULT 'en',
  terms_version text,
  terms_accepted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT user_account_email_unique UNIQUE (email),
  CONSTRAINT user_account_email_lower_case CHECK (email = lower(email)),
  CONSTRAINT user_account_role_with_company CHECK ((company_id IS NULL) = (company_role IS NULL)),
  CONSTRAINT user_account_terms_with_time CHECK ((terms_version IS NULL) = (terms_accepted_at IS NULL)),
  CONSTRAINT user_account_role_known CHECK (company_role IN ('owner', 'approver', 'member')),
  CONSTRAINT user_account_locale_code CHECK (locale ~ '^[a-z]{2}$'),
  CONSTRAINT user_account_company_id_company_id_fk
    FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE RESTRICT
);
CREATE INDEX user_account_by_company ON user_account (company_id);

CREATE TABLE user_session (
  id uuid PRIMARY KEY,
  token text NOT NULL,
  user_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT user_session_token_unique UNIQUE (token),
  CONSTRAINT user_session_user_id_user_account_id_fk
    FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
);
CREATE INDEX user_session_by_user ON user_session (user_id);

-- When a session ends, for whatever reason, every process closes its open stream of live news.
CREATE FUNCTION tell_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('sessionOf', OLD."user_id")::text);
  RETURN NULL;
END
$$;

CREATE TRIGGER user_session_ended AFTER DELETE ON user_session
  FOR EACH ROW EXECUTE FUNCTION tell_session_ended();

CREATE TABLE sign_in_method (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  provider_id text NOT NULL,
  account_id text NOT NULL,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT sign_in_method_user_id_user_account_id_fk
    FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
);
CREATE INDEX sign_in_method_by_user ON sign_in_method (user_id);

-- One-time values of mailed links. The id is text because the sign-in library creates some.
CREATE TABLE verification (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX verification_by_identifier ON verification (identifier);

CREATE TABLE rate_limit (
  id uuid PRIMARY KEY,
  key text NOT NULL,
  count integer NOT NULL,
  last_request bigint NOT NULL,
  CONSTRAINT rate_limit_key_unique UNIQUE (key)
);

-- Members ---------------------------------------------------------------------------------------------------

CREATE TABLE invitation (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  locale text NOT NULL,
  invited_by uuid NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT invitation_one_per_address UNIQUE (company_id, email),
  CONSTRAINT invitation_email_lower_case CHECK (email = lower(email)),
  CONSTRAINT invitation_role_known CHECK (role IN ('owner', 'approver', 'member')),
  CONSTRAINT invitation_locale_code CHECK (locale ~ '^[a-z]{2}$'),
  CONSTRAINT invitation_company_id_company_id_fk
    FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
  CONSTRAINT invitation_invited_by_user_account_id_fk
    FOREIGN KEY (invited_by) REFERENCES user_account (id) ON DELETE CASCADE
);

-- Notifications ---------------------------------------------------------------------------------------------

CREATE TABLE notification_choice (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  by_mail boolean NOT NULL,
  CONSTRAINT notification_choice_user_id_kind_pk PRIMARY KEY (user_id, kind),
  CONSTRAINT notification_choice_kind_known
    CHECK (kind IN ('quotes', 'financing', 'verification', 'reminders')),
  CONSTRAINT notification_choice_user_id_user_account_id_fk
    FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
);

CREATE TABLE inbox_notice (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  event text NOT NULL,
  params jsonb NOT NULL,
  path text,
  dedupe_key text NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  CONSTRAINT inbox_notice_user_id_user_account_id_fk
    FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
);
CREATE INDEX inbox_notice_newest ON inbox_notice (user_id, id);
CREATE INDEX inbox_notice_unread ON inbox_notice (user_id) WHERE read_at IS NULL;
CREATE UNIQUE INDEX inbox_notice_once ON inbox_notice (user_id, dedupe_key);

-- Rates -----------------------------------------------------------------------------------------------------

CREATE TABLE exchange_rate (
  date date NOT NULL,
  currency text NOT NULL,
  rate numeric(18, 8) NOT NULL,
  source text NOT NULL,
  CONSTRAINT exchange_rate_date_currency_pk PRIMARY KEY (date, currency)
);

CREATE TRIGGER exchange_rate_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exchange_rate
  FOR EACH STATEMENT EXECUTE FUNCTION tell_market_change();

CREATE TABLE rates_feed (
  id smallint PRIMARY KEY,
  next_attempt_at timestamptz,
  problem text
);

-- Catalogue -------------------------------------------------------------------------------------------------

CREATE TABLE category (
  id text PRIMARY KEY,
  parent_id text,
  name jsonb NOT NULL,
  hs_code text,
  position smallint NOT NULL
);

CREATE TABLE product (
  id uuid PRIMARY KEY,
  seller_company_id uuid NOT NULL,
  category_id text NOT NULL,
  handle text,
  sku text,
  title jsonb NOT NULL,
  description jsonb NOT NULL,
  model text NOT NULL,
  condition text NOT NULL,
  year smallint,
  origin_country text NOT NULL,
  attributes jsonb NOT NULL,
  price_map jsonb NOT NULL,
  tiers jsonb NOT NULL,
  options jsonb NOT NULL,
  variants jsonb NOT NULL,
  unit text NOT NULL,
  minimum_order integer NOT NULL,
  order_multiple integer NOT NULL,
  lead_time_weeks smallint NOT NULL,
  incoterm_rule text NOT NULL,
  incoterm_place text NOT NULL,
  warranty jsonb NOT NULL,
  warranty_months smallint,
  status text NOT NULL,
  images jsonb NOT NULL DEFAULT '[]',
  datasheets jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  published_at timestamptz,
  CONSTRAINT product_category_id_category_id_fk FOREIGN KEY (category_id) REFERENCES category (id),
  CONSTRAINT product_seller_company_id_fk
    FOREIGN KEY (seller_company_id) REFERENCES company (id) ON DELETE RESTRICT
);
-- A second import of a file finds its products by the seller's own key.
CREATE UNIQUE INDEX product_seller_handle ON product (seller_company_id, handle) WHERE handle IS NOT NULL;
CREATE INDEX product_seller_updated ON product (seller_company_id, updated_at, id);
-- Buyers paste article numbers of products and variants from lists.
CREATE INDEX product_sku ON product (sku) WHERE sku IS NOT NULL;
CREATE INDEX product_variant_sku ON product
  USING gin (jsonb_path_query_array(variants, '$[*].sku')) WHERE variants <> '[]'::jsonb;

-- A new product changes no answer until it is listed.
CREATE TRIGGER product_change AFTER UPDATE OR DELETE OR TRUNCATE ON product
  FOR EACH STATEMENT EXECUTE FUNCTION tell_market_change();

-- The shop's listing, one row for each published product. Safe to rebuild from the products.
CREATE TABLE product_listing (
  product_id uuid PRIMARY KEY,
  seller_id uuid NOT NULL,
  category_id text NOT NULL,
  condition text NOT NULL,
  origin text NOT NULL,
  lead_time smallint NOT NULL,
  published_at timestamptz NOT NULL,
  usd_global numeric(18, 4),
  usd_europe numeric(18, 4),
  usd_turkiye_mena numeric(18, 4),
  usd_cis_central_asia numeric(18, 4),
  usd_south_asia numeric(18, 4),
  usd_east_asia numeric(18, 4),
  usd_americas numeric(18, 4),
  usd_africa numeric(18, 4),
  country_priced boolean NOT NULL,
  facets jsonb NOT NULL,
  search tsvector NOT NULL,
  terms integer[] NOT NULL,
  CONSTRAINT product_listing_product_id_product_id_fk
    FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE
);
-- Facets are filtered and counted from these two indexes alone: the rows lie scattered over the table.
CREATE INDEX product_listing_newest ON product_listing (published_at, product_id)
  INCLUDE (category_id, seller_id, condition, origin, lead_time, country_priced, usd_global, usd_europe,
    usd_turkiye_mena, usd_cis_central_asia, usd_south_asia, usd_east_asia, usd_americas, usd_africa, facets);
CREATE INDEX product_listing_category ON product_listing (category_id, published_at, product_id)
  INCLUDE (seller_id, condition, origin, lead_time, country_priced, usd_global, usd_europe,
    usd_turkiye_mena, usd_cis_central_asia, usd_south_asia, usd_east_asia, usd_americas, usd_africa, facets);
-- Used machines are delivered sooner than new ones, so a single order would skip half the table.
CREATE INDEX product_listing_lead_time ON product_listing (condition, lead_time, product_id);
CREATE INDEX product_listing_category_lead_time
  ON product_listing (category_id, condition, lead_time, product_id);
-- One index finds words and facet values together. Without fastupdate no search pays for earlier writes.
CREATE INDEX product_listing_search ON product_listing USING gin (search, terms) WITH (fastupdate = false);
-- In price order overall and within a category, whose expensive products would otherwise come after all
-- cheaper ones.
CREATE INDEX product_listing_usd_global ON product_listing (usd_global, product_id);
CREATE INDEX product_listing_usd_europe ON product_listing (usd_europe, product_id);
CREATE INDEX product_listing_usd_turkiye_mena ON product_listing (usd_turkiye_mena, product_id);
CREATE INDEX product_listing_usd_cis_central_asia ON product_listing (usd_cis_central_asia, product_id);
CREATE INDEX product_listing_usd_south_asia ON product_listing (usd_south_asia, product_id);
CREATE INDEX product_listing_usd_east_asia ON product_listing (usd_east_asia, product_id);
CREATE INDEX product_listing_usd_americas ON product_listing (usd_americas, product_id);
CREATE INDEX product_listing_usd_africa ON product_listing (usd_africa, product_id);
CREATE INDEX product_listing_category_usd_global ON product_listing (category_id, usd_global, product_id);
CREATE INDEX product_listing_category_usd_europe ON product_listing (category_id, usd_europe, product_id);
CREATE INDEX product_listing_category_usd_turkiye_mena
  ON product_listing (category_id, usd_turkiye_mena, product_id);
CREATE INDEX product_listing_category_usd_cis_central_asia
  ON product_listing (category_id, usd_cis_central_asia, product_id);
CREATE INDEX product_listing_category_usd_south_asia
  ON product_listing (category_id, usd_south_asia, product_id);
CREATE INDEX product_listing_category_usd_east_asia
  ON product_listing (category_id, usd_east_asia, product_id);
CREATE INDEX product_listing_category_usd_americas ON product_listing (category_id, usd_americas, product_id);
CREATE INDEX product_listing_category_usd_africa ON product_listing (category_id, usd_africa, product_id);

-- Condition, origin, category and lead time go together; without this the planner multiplies their shares.
CREATE STATISTICS product_listing_correlation (dependencies, mcv)
  ON category_id, condition, origin, lead_time FROM product_listing;

CREATE TRIGGER product_listing_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_listing
  FOR EACH STATEMENT EXECUTE FUNCTION tell_market_change();

CREATE TABLE product_country_price (
  country text NOT NULL,
  product_id uuid NOT NULL,
  category_id text NOT NULL,
  usd numeric(18, 4) NOT NULL,
  CONSTRAINT product_country_price_product_id_country_pk PRIMARY KEY (product_id, country),
  CONSTRAINT product_country_price_product_id_product_id_fk
    FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE
);
CREATE INDEX product_country_price_order ON product_country_price (country, usd, product_id);
CREATE INDEX product_country_price_category ON product_country_price (country, category_id, usd, product_id);

CREATE TRIGGER product_country_price_change
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_country_price
  FOR EACH STATEMENT EXECUTE FUNCTION tell_market_change();

CREATE TABLE listing_repricing (
  id smallint PRIMARY KEY,
  rate_date date NOT NULL,
  reached uuid
);

CREATE TABLE search_word (
  word text PRIMARY KEY,
  spelling text NOT NULL
);
CREATE INDEX search_word_trigrams ON search_word USING gin (word gin_trgm_ops);

CREATE TABLE search_lexeme (
  lexeme text NOT NULL,
  category_id text NOT NULL,
  CONSTRAINT search_lexeme_lexeme_category_id_pk PRIMARY KEY (lexeme, category_id)
);

-- A trigger, so that no writer can forget it. Codes are left out: there are many, each in few products.
CREATE FUNCTION note_search_lexemes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two writers at once wait for each other instead of locking each other out.
  INSERT INTO search_lexeme (lexeme, category_id)
  SELECT found.lexeme, found.category_id
  FROM (SELECT DISTINCT lexeme, category_id FROM written, unnest(tsvector_to_array(search)) lexeme
    WHERE lexeme COLLATE "C" ~ '^[a-z]+$') found
  WHERE NOT EXISTS (SELECT FROM search_lexeme known
    WHERE known.lexeme = found.lexeme AND known.category_id = found.category_id)
  ORDER BY found.lexeme, found.category_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER product_listing_lexemes AFTER INSERT ON product_listing REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_lexemes();

-- Cart ------------------------------------------------------------------------------------------------------

CREATE TABLE cart_line (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id text NOT NULL,
  title jsonb NOT NULL,
  quantity integer NOT NULL,
  note text NOT NULL DEFAULT '',
  saved boolean NOT NULL DEFAULT false,
  seen_amount numeric(18, 4),
  seen_currency text,
  seen_tiers jsonb NOT NULL,
  seen_country text,
  seen_at timestamptz(3) NOT NULL,
  added_at timestamptz(3) NOT NULL,
  removed_at timestamptz(3),
  CONSTRAINT cart_line_quantity_positive CHECK (quantity > 0),
  CONSTRAINT cart_line_seen_whole CHECK ((seen_amount IS NULL) = (seen_currency IS NULL)),
  CONSTRAINT cart_line_user_id_user_account_id_fk
    FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE,
  CONSTRAINT cart_line_product_id_product_id_fk
    FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX cart_line_once ON cart_line (user_id, product_id, variant_id) WHERE removed_at IS NULL;
CREATE INDEX cart_line_by_user ON cart_line (user_id, added_at);
CREATE INDEX cart_line_by_product ON cart_line (product_id);

-- Quotes ----------------------------------------------------------------------------------------------------

-- Demo RFQs have lower numbers.
CREATE SEQUENCE rfq_number START WITH 2001;

CREATE TABLE rfq_group (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  award text NOT NULL,
  buyer_company_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  awarded_at timestamptz(3),
  CONSTRAINT rfq_group_kind_known CHECK (kind IN ('cart', 'broadcast')),
  CONSTRAINT rfq_group_award_known CHECK (award IN ('all-or-nothing', 'per-maker')),
  CONSTRAINT rfq_group_buyer_company_id_company_id_fk
    FOREIGN KEY (buyer_company_id) REFERENCES company (id) ON DELETE RESTRICT
);

CREATE TABLE rfq (
  id uuid PRIMARY KEY,
  number text NOT NULL,
  buyer_company_id uuid NOT NULL,
  seller_company_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'draft',
  currency text NOT NULL,
  delivery_country text NOT NULL,
  reply_by timestamptz(3),
  group_id uuid,
  requested_by uuid,
  requested_by_name text,
  delivery_place text NOT NULL DEFAULT '',
  incoterm_rule text,
  incoterm_place text,
  note text NOT NULL DEFAULT '',
  submitted_at timestamptz(3),
  stage text NOT NULL DEFAULT 'draft',
  turn text NOT NULL DEFAULT 'buyer',
  due_at timestamptz(3),
  version_number smallint NOT NULL DEFAULT 0,
  total numeric(18, 2),
  total_currency text,
  reminded_days smallint,
  revision integer NOT NULL DEFAULT 0,
  search_text text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT rfq_number_unique UNIQUE (number),
  CONSTRAINT rfq_stage_known
    CHECK (stage IN ('draft', 'requested', 'needs_info', 'quoted', 'negotiation', 'accepted', 'ordered',
      'declined', 'withdrawn', 'expired', 'not_selected')),
  CONSTRAINT rfq_turn_known CHECK (turn IN ('buyer', 'seller', 'nobody')),
  CONSTRAINT rfq_incoterm_whole CHECK ((incoterm_rule IS NULL) = (incoterm_place IS NULL)),
  CONSTRAINT rfq_state_known
    CHECK (state IN ('draft', 'submitted', 'needs_info', 'quoted', 'declined', 'withdrawn',
      'expired_no_reply', 'not_selected')),
  CONSTRAINT rfq_currency_known CHECK (currency IN ('USD', 'EUR', 'CHF')),
  CONSTRAINT rfq_country_iso CHECK (delivery_country ~ '^[A-Z]{2}$'),
  CONSTRAINT rfq_not_with_oneself CHECK (buyer_company_id <> seller_company_id),
  CONSTRAINT rfq_buyer_company_id_company_id_fk
    FOREIGN KEY (buyer_company_id) REFERENCES company (id) ON DELETE RESTRICT,
  CONSTRAINT rfq_seller_company_id_company_id_fk
    FOREIGN KEY (seller_company_id) REFERENCES company (id) ON DELETE RESTRICT,
  CONSTRAINT rfq_group_id_rfq_group_id_fk FOREIGN KEY (group_id) REFERENCES rfq_group (id) ON DELETE RESTRICT
);
CREATE INDEX rfq_by_group ON rfq (group_id) WHERE group_id IS NOT NULL;
CREATE INDEX rfq_due ON rfq (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX rfq_by_buyer ON rfq (buyer_company_id, created_at, id);
CREATE INDEX rfq_by_seller ON rfq (seller_company_id, created_at, id);

CREATE TABLE rfq_line (
  id uuid PRIMARY KEY,
  rfq_id uuid NOT NULL,
  position smallint NOT NULL,
  product_id uuid,
  variant_id text NOT NULL DEFAULT '',
  sku text,
  title jsonb NOT NULL,
  options jsonb NOT NULL DEFAULT '{"en":""}',
  note text NOT NULL DEFAULT '',
  hs_code text,
  origin_country text,
  quantity integer NOT NULL,
  unit text NOT NULL,
  unit_price numeric(18, 4),
  CONSTRAINT rfq_line_position UNIQUE (rfq_id, position),
  CONSTRAINT rfq_line_quantity_positive CHECK (quantity > 0),
  CONSTRAINT rfq_line_price_not_negative CHECK (unit_price >= 0),
  CONSTRAINT rfq_line_rfq_id_rfq_id_fk FOREIGN KEY (rfq_id) REFERENCES rfq (id) ON DELETE CASCADE,
  CONSTRAINT rfq_line_product_id_product_id_fk
    FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE SET NULL
);
CREATE INDEX rfq_line_by_product ON rfq_line (product_id);

CREATE TABLE quote_version (
  id uuid PRIMARY KEY,
  rfq_id uuid NOT NULL,
  number smallint NOT NULL,
  state text NOT NULL,
  currency text NOT NULL,
  lines_total numeric(18, 2) NOT NULL,
  freight numeric(18, 2) NOT NULL,
  discount numeric(18, 2) NOT NULL,
  total numeric(18, 2) NOT NULL,
  incoterm_rule text NOT NULL,
  incoterm_place text NOT NULL,
  terms jsonb NOT NULL,
  parties jsonb NOT NULL,
  fx jsonb NOT NULL,
  valid_until timestamptz(3) NOT NULL,
  financing_until timestamptz(3),
  sent_at timestamptz(3) NOT NULL,
  sent_by uuid,
  sent_by_name text NOT NULL,
  decided_at timestamptz(3),
  decided_by uuid,
  decided_by_name text,
  decided_by_side text,
  reason text,
  renewal_asked_at timestamptz(3),
  CONSTRAINT quote_version_number UNIQUE (rfq_id, number),
  CONSTRAINT quote_version_state_known
    CHECK (state IN ('sent', 'accepted', 'converted', 'declined', 'withdrawn', 'expired', 'superseded')),
  CONSTRAINT quote_version_currency_known CHECK (currency IN ('USD', 'EUR', 'CHF')),
  CONSTRAINT quote_version_total_adds_up CHECK (total = lines_total + freight - discount AND total >= 0),
  CONSTRAINT quote_version_rfq_id_rfq_id_fk FOREIGN KEY (rfq_id) REFERENCES rfq (id) ON DELETE RESTRICT
);
CREATE UNIQUE INDEX quote_version_one_open ON quote_version (rfq_id) WHERE state = 'sent';
CREATE UNIQUE INDEX quote_version_one_accepted ON quote_version (rfq_id)
  WHERE state IN ('accepted', 'converted');

CREATE TABLE quote_version_line (
  id uuid PRIMARY KEY,
  version_id uuid NOT NULL,
  key uuid NOT NULL,
  position smallint NOT NULL,
  quantity integer NOT NULL,
  unit_price numeric(18, 4) NOT NULL,
  total numeric(18, 2) NOT NULL,
  facts jsonb NOT NULL,
  CONSTRAINT quote_version_line_position UNIQUE (version_id, position),
  CONSTRAINT quote_version_line_key UNIQUE (version_id, key),
  CONSTRAINT quote_version_line_positive CHECK (quantity > 0 AND unit_price >= 0),
  CONSTRAINT quote_version_line_total_adds_up CHECK (total = round(quantity * unit_price, 2)),
  CONSTRAINT quote_version_line_version_id_quote_version_id_fk
    FOREIGN KEY (version_id) REFERENCES quote_version (id) ON DELETE RESTRICT
);

-- A version stays as it was sent. Only its state and the columns that belong to the state change.
CREATE FUNCTION quote_version_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing constant text[] := ARRAY['state', 'decided_at', 'decided_by', 'decided_by_name', 'decided_by_side',
    'reason', 'renewal_asked_at'];
BEGIN
  IF TG_OP = 'DELETE' OR to_jsonb(OLD) - changing <> to_jsonb(NEW) - changing THEN
    RAISE EXCEPTION 'a sent quote version is immutable';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER quote_version_immutable BEFORE UPDATE OR DELETE ON quote_version
  FOR EACH ROW EXECUTE FUNCTION quote_version_stays();
CREATE TRIGGER quote_version_line_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON quote_version_line
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Checked at commit, because a version and its lines are written by several statements.
CREATE FUNCTION quote_version_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked uuid := to_jsonb(NEW) ->> CASE TG_TABLE_NAME WHEN 'quote_version' THEN 'id' ELSE 'version_id' END;
BEGIN
  IF (SELECT lines_total FROM quote_version WHERE id = asked)
    <> (SELECT coalesce(sum(total), -1) FROM quote_version_line WHERE version_id = asked) THEN
    RAISE EXCEPTION 'the lines of a quote version add up to another total';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER quote_version_adds_up AFTER INSERT ON quote_version
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION quote_version_adds_up();
CREATE CONSTRAINT TRIGGER quote_version_line_adds_up AFTER INSERT ON quote_version_line
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION quote_version_adds_up();

-- The maker's unsent offer.
CREATE TABLE offer_draft (
  rfq_id uuid PRIMARY KEY,
  id uuid NOT NULL,
  revision integer NOT NULL,
  offer jsonb NOT NULL,
  internal_note text NOT NULL,
  saved_at timestamptz(3) NOT NULL,
  saved_by_name text NOT NULL,
  CONSTRAINT offer_draft_id_unique UNIQUE (id),
  CONSTRAINT offer_draft_rfq_id_rfq_id_fk FOREIGN KEY (rfq_id) REFERENCES rfq (id) ON DELETE RESTRICT
);

CREATE TABLE quote_counter (
  id uuid PRIMARY KEY,
  rfq_id uuid NOT NULL,
  version_id uuid NOT NULL,
  state text NOT NULL,
  target_total numeric(18, 2),
  lines jsonb NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  created_by uuid NOT NULL,
  created_by_name text NOT NULL,
  answer text,
  decided_at timestamptz(3),
  CONSTRAINT quote_counter_state_known CHECK (state IN ('open', 'kept', 'answered', 'withdrawn', 'closed')),
  CONSTRAINT quote_counter_rfq_id_rfq_id_fk FOREIGN KEY (rfq_id) REFERENCES rfq (id) ON DELETE RESTRICT,
  CONSTRAINT quote_counter_version_id_quote_version_id_fk
    FOREIGN KEY (version_id) REFERENCES quote_version (id) ON DELETE RESTRICT
);
CREATE INDEX quote_counter_by_rfq ON quote_counter (rfq_id, created_at);
CREATE UNIQUE INDEX quote_counter_one_open ON quote_counter (rfq_id) WHERE state = 'open';

CREATE TABLE quote_approval (
  id uuid PRIMARY KEY,
  rfq_id uuid NOT NULL,
  version_id uuid NOT NULL,
  state text NOT NULL,
  limit_amount numeric(18, 2) NOT NULL,
  amount numeric(18, 2) NOT NULL,
  currency text NOT NULL,
  text text NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  requested_by uuid NOT NULL,
  requested_by_name text NOT NULL,
  reason text,
  decided_at timestamptz(3),
  decided_by uuid,
  decided_by_name text,
  CONSTRAINT quote_approval_state_known CHECK (state IN ('open', 'given', 'refused', 'closed')),
  CONSTRAINT quote_approval_rfq_id_rfq_id_fk FOREIGN KEY (rfq_id) REFERENCES rfq (id) ON DELETE RESTRICT,
  CONSTRAINT quote_approval_version_id_quote_version_id_fk
    FOREIGN KEY (version_id) REFERENCES quote_version (id) ON DELETE RESTRICT
);
CREATE INDEX quote_approval_by_rfq ON quote_approval (rfq_id, requested_at);
CREATE UNIQUE INDEX quote_approval_one_open ON quote_approval (rfq_id) WHERE state = 'open';

CREATE TABLE quote_event (
  id uuid PRIMARY KEY,
  rfq_id uuid NOT NULL,
  transition text NOT NULL,
  at timestamptz(3) NOT NULL,
  position integer NOT NULL,
  user_id uuid,
  user_name text,
  side text NOT NULL,
  version_number smallint,
  text text,
  only_for text,
  CONSTRAINT quote_event_side_known CHECK (side IN ('buyer', 'seller', 'system')),
  CONSTRAINT quote_event_rfq_id_rfq_id_fk FOREIGN KEY (rfq_id) REFERENCES rfq (id) ON DELETE RESTRICT
);
CREATE INDEX quote_event_by_rfq ON quote_event (rfq_id, position);

CREATE TABLE quote_message (
  id uuid PRIMARY KEY,
  rfq_id uuid NOT NULL,
  kind text NOT NULL,
  line_key uuid,
  user_id uuid NOT NULL,
  user_name text NOT NULL,
  side text NOT NULL,
  text text NOT NULL,
  at timestamptz(3) NOT NULL,
  CONSTRAINT quote_message_kind_known CHECK (kind IN ('message', 'question', 'answer')),
  CONSTRAINT quote_message_rfq_id_rfq_id_fk FOREIGN KEY (rfq_id) REFERENCES rfq (id) ON DELETE RESTRICT
);
CREATE INDEX quote_message_by_rfq ON quote_message (rfq_id, at, id);

CREATE TRIGGER quote_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON quote_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER quote_message_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON quote_message
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE quote_attachment (
  id uuid PRIMARY KEY,
  rfq_id uuid,
  uploaded_by uuid NOT NULL,
  side text,
  message_id uuid,
  offer_id uuid,
  name text NOT NULL,
  media_type text NOT NULL,
  bytes integer NOT NULL,
  file_key text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT quote_attachment_rfq_id_rfq_id_fk FOREIGN KEY (rfq_id) REFERENCES rfq (id) ON DELETE RESTRICT,
  CONSTRAINT quote_attachment_message_id_quote_message_id_fk
    FOREIGN KEY (message_id) REFERENCES quote_message (id) ON DELETE RESTRICT
);
CREATE INDEX quote_attachment_by_rfq ON quote_attachment (rfq_id, created_at);
CREATE INDEX quote_attachment_by_file ON quote_attachment (file_key);
CREATE INDEX quote_attachment_unused ON quote_attachment (created_at) WHERE rfq_id IS NULL;

CREATE TABLE quote_share (
  id uuid PRIMARY KEY,
  rfq_id uuid NOT NULL,
  token_hash text NOT NULL,
  label text NOT NULL,
  company_id uuid NOT NULL,
  created_by uuid NOT NULL,
  created_by_name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  CONSTRAINT quote_share_token_hash_unique UNIQUE (token_hash),
  CONSTRAINT quote_share_rfq_id_rfq_id_fk FOREIGN KEY (rfq_id) REFERENCES rfq (id) ON DELETE RESTRICT
);
CREATE INDEX quote_share_by_rfq ON quote_share (rfq_id, created_at);

-- Which of the staff might read quotes, and which quotes they read.
CREATE TABLE staff_case (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  company_id uuid,
  rfq_id uuid,
  reason text NOT NULL,
  opened_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  CONSTRAINT staff_case_about_one CHECK ((company_id IS NULL) <> (rfq_id IS NULL)),
  CONSTRAINT staff_case_company_id_company_id_fk
    FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE RESTRICT,
  CONSTRAINT staff_case_rfq_id_rfq_id_fk FOREIGN KEY (rfq_id) REFERENCES rfq (id) ON DELETE RESTRICT
);
CREATE INDEX staff_case_by_staff ON staff_case (staff_id, ends_at);
CREATE INDEX staff_case_by_company ON staff_case (company_id);
CREATE INDEX staff_case_by_rfq ON staff_case (rfq_id);
CREATE INDEX staff_case_by_time ON staff_case (opened_at, id);

CREATE TABLE staff_look (
  case_id uuid NOT NULL,
  rfq_id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  CONSTRAINT staff_look_case_id_rfq_id_pk PRIMARY KEY (case_id, rfq_id),
  CONSTRAINT staff_look_case_id_staff_case_id_fk
    FOREIGN KEY (case_id) REFERENCES staff_case (id) ON DELETE RESTRICT,
  CONSTRAINT staff_look_rfq_id_rfq_id_fk FOREIGN KEY (rfq_id) REFERENCES rfq (id) ON DELETE RESTRICT
);
CREATE INDEX staff_look_by_rfq ON staff_look (rfq_id, at);

CREATE TRIGGER staff_case_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_case
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER staff_look_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_look
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Financing -------------------------------------------------------------------------------------------------

CREATE TABLE financing_request (
  id uuid PRIMARY KEY,
  number text NOT NULL,
  buyer_company_id uuid NOT NULL,
  rfq_id uuid NOT NULL,
  state text NOT NULL,
  subject jsonb NOT NULL,
  amount numeric(18, 2) NOT NULL,
  currency text NOT NULL,
  term_months smallint NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT financing_request_number_unique UNIQUE (number),
  CONSTRAINT financing_request_state_known
    CHECK (state IN ('shared', 'offers_in', 'selected', 'closed', 'cancelled', 'expired')),
  CONSTRAINT financing_request_currency_known CHECK (currency IN ('USD', 'EUR', 'CHF')),
  CONSTRAINT financing_request_amount_positive CHECK (amount > 0),
  CONSTRAINT financing_request_term_sane CHECK (term_months BETWEEN 1 AND 240),
  CONSTRAINT financing_request_buyer_company_id_company_id_fk
    FOREIGN KEY (buyer_company_id) REFERENCES company (id) ON DELETE RESTRICT,
  CONSTRAINT financing_request_rfq_id_rfq_id_fk FOREIGN KEY (rfq_id) REFERENCES rfq (id) ON DELETE RESTRICT
);
CREATE INDEX financing_request_by_buyer ON financing_request (buyer_company_id, created_at, id);
CREATE INDEX financing_request_by_rfq ON financing_request (rfq_id);

CREATE TABLE financing_request_bank (
  request_id uuid NOT NULL,
  bank_company_id uuid NOT NULL,
  shared_at timestamptz(3) NOT NULL,
  CONSTRAINT financing_request_bank_request_id_bank_company_id_pk PRIMARY KEY (request_id, bank_company_id),
  CONSTRAINT financing_request_bank_request_id_financing_request_id_fk
    FOREIGN KEY (request_id) REFERENCES financing_request (id) ON DELETE CASCADE,
  CONSTRAINT financing_request_bank_bank_company_id_company_id_fk
    FOREIGN KEY (bank_company_id) REFERENCES company (id) ON DELETE RESTRICT
);
CREATE INDEX financing_request_bank_by_bank
  ON financing_request_bank (bank_company_id, shared_at, request_id);

CREATE TABLE indicative_rate (
  id uuid PRIMARY KEY,
  bank_company_id uuid NOT NULL,
  currency text NOT NULL,
  rate_percent numeric(7, 4) NOT NULL,
  fee_percent numeric(7, 4) NOT NULL,
  term_months_from smallint NOT NULL,
  term_months_to smallint NOT NULL,
  down_payment_percent numeric(7, 4) NOT NULL,
  stated_on date NOT NULL,
  CONSTRAINT indicative_rate_of_day UNIQUE (bank_company_id, currency, stated_on),
  CONSTRAINT indicative_rate_currency_known CHECK (currency IN ('USD', 'EUR', 'CHF')),
  CONSTRAINT indicative_rate_sane CHECK (rate_percent BETWEEN 0 AND 200),
  CONSTRAINT indicative_rate_fee_sane CHECK (fee_percent BETWEEN 0 AND 100),
  CONSTRAINT indicative_rate_terms_sane
    CHECK (1 <= term_months_from AND term_months_from <= term_months_to AND term_months_to <= 240),
  CONSTRAINT indicative_rate_down_payment_sane
    CHECK (down_payment_percent >= 0 AND down_payment_percent < 100),
  CONSTRAINT indicative_rate_bank_company_id_company_id_fk
    FOREIGN KEY (bank_company_id) REFERENCES company (id) ON DELETE CASCADE
);

-- Contact ---------------------------------------------------------------------------------------------------

CREATE TABLE contact_message (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  company text,
  topic text NOT NULL,
  message text NOT NULL,
  locale text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT contact_message_topic_known
    CHECK (topic IN ('buying', 'selling', 'banking', 'account', 'other')),
  CONSTRAINT contact_message_locale_code CHECK (locale ~ '^[a-z]{2}$')
);
CREATE INDEX contact_message_created ON contact_message (created_at);

-- Analytics -------------------------------------------------------------------------------------------------

CREATE TABLE analytics_event (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  properties jsonb NOT NULL,
  occurred_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  forward_at timestamptz,
  attempts integer NOT NULL DEFAULT 0
);
CREATE INDEX analytics_event_received_at ON analytics_event (received_at);
CREATE INDEX analytics_event_forward_at ON analytics_event (forward_at) WHERE forward_at IS NOT NULL;

CREATE TABLE analytics_client (
  client text PRIMARY KEY,
  minute timestamptz NOT NULL,
  requests integer NOT NULL
);
CREATE INDEX analytics_client_minute ON analytics_client (minute);

-- Releases --------------------------------------------------------------------------------------------------

CREATE TABLE area_release (
  area text NOT NULL,
  version text NOT NULL,
  contract integer NOT NULL,
  description jsonb NOT NULL,
  bytes integer NOT NULL DEFAULT 0,
  published_at timestamptz NOT NULL DEFAULT now(),
  retired_at timestamptz,
  collected_at timestamptz,
  CONSTRAINT area_release_area_version_pk PRIMARY KEY (area, version)
);
CREATE INDEX area_release_by_age ON area_release (area, published_at);

CREATE TABLE live_release (
  area text PRIMARY KEY,
  version text NOT NULL,
  origin text NOT NULL DEFAULT 'checkout',
  since timestamptz NOT NULL DEFAULT now(),
  canary_version text,
  canary_percent integer,
  CONSTRAINT live_release_canary_whole CHECK ((canary_version IS NULL) = (canary_percent IS NULL)),
  CONSTRAINT live_release_canary_share CHECK (canary_percent BETWEEN 1 AND 99)
);

CREATE TABLE release_event (
  id uuid PRIMARY KEY,
  area text NOT NULL,
  action text NOT NULL,
  version text NOT NULL,
  previous text,
  actor text NOT NULL,
  reason text,
  skipped_gate text,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX release_event_by_area ON release_event (area, id);

CREATE TABLE release_token (
  id uuid PRIMARY KEY,
  area text NOT NULL,
  name text NOT NULL,
  hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  CONSTRAINT release_token_hash_unique UNIQUE (hash)
);

CREATE TABLE server_process (
  id uuid PRIMARY KEY,
  contract integer NOT NULL,
  steady_since timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- Platform --------------------------------------------------------------------------------------------------

CREATE TABLE idempotency_key (
  user_id uuid NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL,
  CONSTRAINT idempotency_key_user_id_key_pk PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_key_created ON idempotency_key (created_at);

CREATE TABLE mail (
  id uuid PRIMARY KEY,
  state text NOT NULL DEFAULT 'waiting',
  recipient text NOT NULL,
  locale text NOT NULL,
  subject text NOT NULL,
  plain_text text NOT NULL,
  html text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  useful_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  CONSTRAINT mail_state_known CHECK (state IN ('waiting', 'sent', 'refused', 'late'))
);
CREATE INDEX mail_waiting ON mail (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX mail_newest ON mail (created_at);

CREATE TABLE uploaded_file (
  key text PRIMARY KEY,
  company_id uuid,
  user_id uuid NOT NULL,
  bytes bigint NOT NULL,
  wanted_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX uploaded_file_by_company ON uploaded_file (company_id);
CREATE INDEX uploaded_file_by_user ON uploaded_file (user_id);

-- Unlogged, because after a crash all processes report again within seconds.
CREATE UNLOGGED TABLE job_worker (
  id text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);

-- Unlogged, so that no request waits for the disk.
CREATE UNLOGGED TABLE write_count (
  key text PRIMARY KEY,
  count integer NOT NULL,
  since timestamptz NOT NULL
);
