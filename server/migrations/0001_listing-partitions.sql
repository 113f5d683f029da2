-- The listing is rebuilt from the products by the next start, which also creates a partition for each category.
DROP TABLE product_listing;
DROP TABLE search_lexeme;
DROP FUNCTION note_search_lexemes();
DROP INDEX product_country_price_order;

CREATE TABLE product_listing (
  product_id uuid NOT NULL,
  seller_id uuid NOT NULL,
  category_id text NOT NULL,
  condition text NOT NULL,
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
  own_prices jsonb NOT NULL,
  numbers jsonb NOT NULL,
  search tsvector NOT NULL,
  terms text[] NOT NULL,
  CONSTRAINT product_listing_product_id_category_id_pk PRIMARY KEY (product_id, category_id),
  CONSTRAINT product_listing_product_id_product_id_fk
    FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE
) PARTITION BY LIST (category_id);
CREATE TABLE product_listing_others PARTITION OF product_listing DEFAULT;

CREATE INDEX product_listing_newest ON product_listing (published_at, product_id);
-- Used machines are delivered sooner than new ones, so a single order would skip half the table.
CREATE INDEX product_listing_lead_time ON product_listing (condition, lead_time, product_id);
-- One index finds words, facet values and countries together. Without fastupdate no search pays for earlier writes.
CREATE INDEX product_listing_search ON product_listing USING gin (search, terms, own_prices) WITH (fastupdate = false);
DO $$
DECLARE
  price text;
BEGIN
  FOREACH price IN ARRAY ARRAY['usd_global', 'usd_europe', 'usd_turkiye_mena', 'usd_cis_central_asia',
    'usd_south_asia', 'usd_east_asia', 'usd_americas', 'usd_africa']
  LOOP
    EXECUTE format('CREATE INDEX %I ON product_listing (%I, product_id)', 'product_listing_' || price, price);
  END LOOP;
END
$$;

CREATE TRIGGER product_listing_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_listing
  FOR EACH STATEMENT EXECUTE FUNCTION tell_market_change();
