-- What the shop answers from: every change is told at its commit to all processes that keep answers.
CREATE FUNCTION "tell_market_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('market_change', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "product_listing_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_listing" FOR EACH STATEMENT EXECUTE FUNCTION "tell_market_change"();--> statement-breakpoint
CREATE TRIGGER "product_country_price_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_country_price" FOR EACH STATEMENT EXECUTE FUNCTION "tell_market_change"();--> statement-breakpoint
CREATE TRIGGER "product_change" AFTER UPDATE OR DELETE OR TRUNCATE ON "product" FOR EACH STATEMENT EXECUTE FUNCTION "tell_market_change"();--> statement-breakpoint
CREATE TRIGGER "company_change" AFTER UPDATE OR DELETE OR TRUNCATE ON "company" FOR EACH STATEMENT EXECUTE FUNCTION "tell_market_change"();--> statement-breakpoint
CREATE TRIGGER "exchange_rate_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "exchange_rate" FOR EACH STATEMENT EXECUTE FUNCTION "tell_market_change"();--> statement-breakpoint
-- Measures and models are found from now on: the listing is made anew at the next start.
TRUNCATE "product_listing";
