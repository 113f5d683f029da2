-- Across modules, so no schema file says it: a product's seller is a company.
ALTER TABLE "product" ADD CONSTRAINT "product_seller_company_id_fk" FOREIGN KEY ("seller_company_id") REFERENCES "company"("id") ON DELETE restrict;
