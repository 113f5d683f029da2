CREATE INDEX "product_seller_category" ON "product" USING btree ("seller_company_id","category_id");--> statement-breakpoint
CREATE INDEX "product_seller_status" ON "product" USING btree ("seller_company_id","status","updated_at","id");--> statement-breakpoint
CREATE INDEX "product_seller_sku" ON "product" USING btree ("seller_company_id",coalesce("sku", ''),"id");--> statement-breakpoint
CREATE INDEX "product_seller_name_en" ON "product" USING btree ("seller_company_id",lower(coalesce("title" ->> 'en', "title" ->> 'en')),"id");--> statement-breakpoint
CREATE INDEX "product_seller_name_tr" ON "product" USING btree ("seller_company_id",lower(coalesce("title" ->> 'tr', "title" ->> 'en')),"id");