-- Typing mistakes are looked up by trigrams; trusted, so any owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "category" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name_en" text NOT NULL,
	"name_tr" text NOT NULL,
	"hs_code" text,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_company_id" uuid NOT NULL,
	"category_id" text NOT NULL,
	"handle" text,
	"sku" text,
	"title_en" text NOT NULL,
	"title_tr" text,
	"description_en" text NOT NULL,
	"description_tr" text,
	"model" text NOT NULL,
	"condition" text NOT NULL,
	"year" smallint,
	"origin_country" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"price_map" jsonb NOT NULL,
	"tiers" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"variants" jsonb NOT NULL,
	"unit" text NOT NULL,
	"minimum_order" integer NOT NULL,
	"order_multiple" integer NOT NULL,
	"lead_time_weeks" smallint NOT NULL,
	"incoterm_rule" text NOT NULL,
	"incoterm_place" text NOT NULL,
	"warranty_en" text NOT NULL,
	"warranty_tr" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_country_price" (
	"country" text NOT NULL,
	"product_id" uuid NOT NULL,
	"usd" numeric(18, 4) NOT NULL,
	CONSTRAINT "product_country_price_product_id_country_pk" PRIMARY KEY("product_id","country")
);
--> statement-breakpoint
CREATE TABLE "product_listing" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"category_id" text NOT NULL,
	"condition" text NOT NULL,
	"origin" text NOT NULL,
	"lead_time" smallint NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"usd_global" numeric(18, 4),
	"usd_europe" numeric(18, 4),
	"usd_turkiye_mena" numeric(18, 4),
	"usd_cis_central_asia" numeric(18, 4),
	"usd_south_asia" numeric(18, 4),
	"usd_east_asia" numeric(18, 4),
	"usd_americas" numeric(18, 4),
	"usd_africa" numeric(18, 4),
	"country_priced" boolean NOT NULL,
	"facets" jsonb NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"date" date NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "exchange_rate_date_currency_pk" PRIMARY KEY("date","currency")
);
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_country_price" ADD CONSTRAINT "product_country_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listing" ADD CONSTRAINT "product_listing_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_seller_handle" ON "product" USING btree ("seller_company_id","handle") WHERE "product"."handle" is not null;--> statement-breakpoint
CREATE INDEX "product_seller_updated" ON "product" USING btree ("seller_company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "product_country_price_order" ON "product_country_price" USING btree ("country","usd","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_newest" ON "product_listing" USING btree ("published_at","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category" ON "product_listing" USING btree ("category_id","published_at","product_id") INCLUDE ("seller_id","condition","origin","lead_time","country_priced","usd_global","usd_europe","usd_turkiye_mena","usd_cis_central_asia","usd_south_asia","usd_east_asia","usd_americas","usd_africa","facets");--> statement-breakpoint
CREATE INDEX "product_listing_seller" ON "product_listing" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "product_listing_lead_time" ON "product_listing" USING btree ("lead_time","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_usd_global" ON "product_listing" USING btree ("usd_global","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_usd_europe" ON "product_listing" USING btree ("usd_europe","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_usd_turkiye_mena" ON "product_listing" USING btree ("usd_turkiye_mena","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_usd_cis_central_asia" ON "product_listing" USING btree ("usd_cis_central_asia","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_usd_south_asia" ON "product_listing" USING btree ("usd_south_asia","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_usd_east_asia" ON "product_listing" USING btree ("usd_east_asia","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_usd_americas" ON "product_listing" USING btree ("usd_americas","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_usd_africa" ON "product_listing" USING btree ("usd_africa","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_search" ON "product_listing" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_listing_facets" ON "product_listing" USING gin ("facets" jsonb_path_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_word_prefix" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
-- Condition, origin, category and lead time go together; without this the planner multiplies their shares.
CREATE STATISTICS product_listing_correlation (dependencies, mcv) ON category_id, condition, origin, lead_time FROM product_listing;
