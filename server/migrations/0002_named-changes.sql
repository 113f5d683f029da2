-- Names the changed products and their categories, so that processes keep what doesn't depend on them. A statement that
-- changes many sends one notification without a name, which means that anything may have changed.
CREATE FUNCTION tell_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT int := 100;
  names text[];
BEGIN
  EXECUTE format(
    'SELECT array_agg(name) FROM (SELECT DISTINCT format(''products product:%%s category:%%s'', %I, category_id) AS name
       FROM changed LIMIT %s) named', TG_ARGV[0], most + 1) INTO names;
  IF cardinality(names) > most THEN
    PERFORM pg_notify('market_change', '');
  ELSE
    PERFORM pg_notify('market_change', name) FROM unnest(names) AS name;
  END IF;
  RETURN NULL;
END
$$;

DROP TRIGGER product_change ON product;
DROP TRIGGER product_listing_change ON product_listing;
DROP TRIGGER product_country_price_change ON product_country_price;

-- An update names a product's categories before and after it. A trigger that names rows is for one kind of change.
CREATE FUNCTION name_changes(changing regclass, id_column text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN VALUES ('inserted', 'INSERT', 'NEW'), ('deleted', 'DELETE', 'OLD'),
    ('updated_from', 'UPDATE', 'OLD'), ('updated_to', 'UPDATE', 'NEW')
  LOOP
    EXECUTE format('CREATE TRIGGER %s AFTER %s ON %s REFERENCING %s TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION tell_product_change(%L)',
      change.column1, change.column2, changing, change.column3, id_column);
  END LOOP;
  EXECUTE format('CREATE TRIGGER emptied AFTER TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION tell_market_change()',
    changing);
END
$$;
SELECT name_changes('product', 'id');
SELECT name_changes('product_listing', 'product_id');
SELECT name_changes('product_country_price', 'product_id');

-- A new product changes no answer until it is listed.
DROP TRIGGER inserted ON product;
