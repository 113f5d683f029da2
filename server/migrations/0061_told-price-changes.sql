-- Tells changes of prices alone apart from all others, because most lists depend only on the others. What is told of a
-- price stays as it was, so that older processes understand it.
--
-- Of rows that are inserted or deleted. Its arguments are the id's column and what to tell beside product and category.
CREATE OR REPLACE FUNCTION tell_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT int := 100;
  name_format CONSTANT text := 'products product:%1$s category:%2$s' || coalesce(TG_ARGV[1], '');
  names text[];
BEGIN
  EXECUTE format(
    'SELECT array_agg(name) FROM (SELECT DISTINCT format(%L, %I, category_id) AS name FROM changed LIMIT %s) named',
    name_format, TG_ARGV[0], most + 1) INTO names;
  IF cardinality(names) > most THEN
    PERFORM pg_notify('market_change', '');
  ELSE
    PERFORM pg_notify('market_change', name) FROM unnest(names) AS name;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Of rows that are updated, with their categories before and after. Its arguments are the id's column and the columns of
-- prices: a column that isn't among these is beyond prices.
CREATE FUNCTION tell_product_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT int := 100;
  price_columns CONSTANT text[] := TG_ARGV[1:];
BEGIN
  IF (SELECT count(*) > most FROM (SELECT FROM changed LIMIT most + 1) few) THEN
    PERFORM pg_notify('market_change', '');
    RETURN NULL;
  END IF;
  EXECUTE format(
    'SELECT pg_notify(''market_change'', name) FROM (
       SELECT DISTINCT format(''products product:%%1$s category:%%2$s'' || CASE
         WHEN to_jsonb(before) - $1 = to_jsonb(changed) - $1 THEN '''' ELSE '' beyond-price beyond-price:%%2$s''
       END, %1$I, category) AS name
       FROM before FULL JOIN changed USING (%1$I)
       CROSS JOIN LATERAL (VALUES (before.category_id), (changed.category_id)) each_category (category)
       WHERE category IS NOT NULL) named',
    TG_ARGV[0]) USING price_columns;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP FUNCTION name_changes(regclass, text);
--> statement-breakpoint
CREATE OR REPLACE TRIGGER deleted AFTER DELETE ON product REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_change('id', ' beyond-price beyond-price:%2$s');
--> statement-breakpoint
DROP TRIGGER updated_from ON product;
--> statement-breakpoint
DROP TRIGGER updated_to ON product;
--> statement-breakpoint
-- Words of a variant reach lists by the listing's own columns, so here it is a price.
CREATE TRIGGER updated AFTER UPDATE ON product REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_update(
    'id', 'price_map', 'price_rows', 'price_due', 'tiers', 'variants', 'updated_at');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER inserted AFTER INSERT ON product_listing REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_change('product_id', ' beyond-price beyond-price:%2$s');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER deleted AFTER DELETE ON product_listing REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_change('product_id', ' beyond-price beyond-price:%2$s');
--> statement-breakpoint
DROP TRIGGER updated_from ON product_listing;
--> statement-breakpoint
DROP TRIGGER updated_to ON product_listing;
--> statement-breakpoint
CREATE TRIGGER updated AFTER UPDATE ON product_listing REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_product_update(
    'product_id', 'usd_global', 'usd_europe', 'usd_turkiye_mena', 'usd_cis_central_asia', 'usd_south_asia',
    'usd_east_asia', 'usd_americas', 'usd_africa', 'own_prices');
