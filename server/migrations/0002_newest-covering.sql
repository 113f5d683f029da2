-- Along the newest products too, everything that is filtered by and counted lies in the index.
DROP INDEX "product_listing_newest";--> statement-breakpoint
CREATE INDEX "product_listing_newest" ON "product_listing" USING btree ("published_at","product_id") INCLUDE ("category_id","seller_id","condition","origin","lead_time","country_priced","usd_global","usd_europe","usd_turkiye_mena","usd_cis_central_asia","usd_south_asia","usd_east_asia","usd_americas","usd_africa","facets");
