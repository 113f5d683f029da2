-- The listing is made from the products; the next start makes it anew where it is empty.
TRUNCATE "product_listing", "product_country_price";--> statement-breakpoint
DROP INDEX "product_listing_seller";--> statement-breakpoint
DROP INDEX "product_listing_facets";--> statement-breakpoint
DROP INDEX "product_listing_lead_time";--> statement-breakpoint
DROP INDEX "product_listing_search";--> statement-breakpoint
ALTER TABLE "product_country_price" ADD COLUMN "category_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "product_listing" ADD COLUMN "terms" integer[] NOT NULL;--> statement-breakpoint
CREATE INDEX "product_country_price_category" ON "product_country_price" USING btree ("country","category_id","usd","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category_usd_global" ON "product_listing" USING btree ("category_id","usd_global","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category_usd_europe" ON "product_listing" USING btree ("category_id","usd_europe","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category_usd_turkiye_mena" ON "product_listing" USING btree ("category_id","usd_turkiye_mena","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category_usd_cis_central_asia" ON "product_listing" USING btree ("category_id","usd_cis_central_asia","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category_usd_south_asia" ON "product_listing" USING btree ("category_id","usd_south_asia","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category_usd_east_asia" ON "product_listing" USING btree ("category_id","usd_east_asia","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category_usd_americas" ON "product_listing" USING btree ("category_id","usd_americas","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category_usd_africa" ON "product_listing" USING btree ("category_id","usd_africa","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_lead_time" ON "product_listing" USING btree ("condition","lead_time","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_search" ON "product_listing" USING gin ("search","terms") WITH (fastupdate=false);