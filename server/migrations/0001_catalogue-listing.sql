DROP INDEX "search_word_prefix";--> statement-breakpoint
ALTER TABLE "search_word" ADD COLUMN "spelling" text NOT NULL;--> statement-breakpoint
-- Across modules, so no schema file says it: a product's seller is a company.
ALTER TABLE "product" ADD CONSTRAINT "product_seller_company_id_fk" FOREIGN KEY ("seller_company_id") REFERENCES "company"("id") ON DELETE restrict;--> statement-breakpoint
-- Facets of a category are counted from this index alone, without the rows that lie scattered over the table.
DROP INDEX "product_listing_category";--> statement-breakpoint
CREATE INDEX "product_listing_category" ON "product_listing" USING btree ("category_id","published_at","product_id") INCLUDE ("seller_id","condition","origin","lead_time","country_priced","usd_global","usd_europe","usd_turkiye_mena","usd_cis_central_asia","usd_south_asia","usd_east_asia","usd_americas","usd_africa","facets");--> statement-breakpoint
-- Condition, origin, category and lead time go together; without this the planner multiplies their shares.
CREATE STATISTICS "product_listing_correlation" (dependencies, mcv) ON "category_id", "condition", "origin", "lead_time" FROM "product_listing";
