-- Typing mistakes are looked up by trigrams; trusted, so any owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sign_in_method" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"company_id" uuid,
	"company_role" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_account_email_unique" UNIQUE("email"),
	CONSTRAINT "user_account_email_lower_case" CHECK ("user_account"."email" = lower("user_account"."email")),
	CONSTRAINT "user_account_role_with_company" CHECK (("user_account"."company_id" is null) = ("user_account"."company_role" is null)),
	CONSTRAINT "user_account_role_known" CHECK ("user_account"."company_role" in ('owner', 'approver', 'member')),
	CONSTRAINT "user_account_locale_known" CHECK ("user_account"."locale" in ('en', 'tr'))
);
--> statement-breakpoint
CREATE TABLE "user_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
	"word" text PRIMARY KEY NOT NULL,
	"spelling" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"legal_name" text NOT NULL,
	"brand_name" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"verification" text DEFAULT 'draft' NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_kind_known" CHECK ("company"."kind" in ('retailer', 'textile-manufacturer', 'machinery-manufacturer', 'bank', 'provider')),
	CONSTRAINT "company_verification_known" CHECK ("company"."verification" in ('draft', 'submitted', 'in_review', 'changes_requested', 'approved', 'rejected', 'suspended')),
	CONSTRAINT "company_country_iso" CHECK ("company"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "financing_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"buyer_company_id" uuid NOT NULL,
	"rfq_id" uuid NOT NULL,
	"state" text NOT NULL,
	"subject_en" text NOT NULL,
	"subject_tr" text,
	"amount" numeric(18, 2) NOT NULL,
	"currency" text NOT NULL,
	"term_months" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "financing_request_number_unique" UNIQUE("number"),
	CONSTRAINT "financing_request_state_known" CHECK ("financing_request"."state" in ('shared', 'offers_in', 'selected', 'closed', 'cancelled', 'expired')),
	CONSTRAINT "financing_request_currency_known" CHECK ("financing_request"."currency" in ('USD', 'EUR', 'CHF')),
	CONSTRAINT "financing_request_amount_positive" CHECK ("financing_request"."amount" > 0),
	CONSTRAINT "financing_request_term_sane" CHECK ("financing_request"."term_months" between 1 and 240)
);
--> statement-breakpoint
CREATE TABLE "financing_request_bank" (
	"request_id" uuid NOT NULL,
	"bank_company_id" uuid NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "financing_request_bank_request_id_bank_company_id_pk" PRIMARY KEY("request_id","bank_company_id")
);
--> statement-breakpoint
CREATE TABLE "rfq" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"buyer_company_id" uuid NOT NULL,
	"seller_company_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"currency" text NOT NULL,
	"delivery_country" text NOT NULL,
	"reply_by" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rfq_number_unique" UNIQUE("number"),
	CONSTRAINT "rfq_state_known" CHECK ("rfq"."state" in ('draft', 'submitted', 'needs_info', 'quoted', 'declined', 'withdrawn', 'expired_no_reply', 'not_selected')),
	CONSTRAINT "rfq_currency_known" CHECK ("rfq"."currency" in ('USD', 'EUR', 'CHF')),
	CONSTRAINT "rfq_country_iso" CHECK ("rfq"."delivery_country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "rfq_not_with_oneself" CHECK ("rfq"."buyer_company_id" <> "rfq"."seller_company_id")
);
--> statement-breakpoint
CREATE TABLE "rfq_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rfq_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" uuid,
	"title_en" text NOT NULL,
	"title_tr" text,
	"quantity" integer NOT NULL,
	"unit" text NOT NULL,
	"unit_price" numeric(18, 4),
	CONSTRAINT "rfq_line_position" UNIQUE("rfq_id","position"),
	CONSTRAINT "rfq_line_quantity_positive" CHECK ("rfq_line"."quantity" > 0),
	CONSTRAINT "rfq_line_price_not_negative" CHECK ("rfq_line"."unit_price" >= 0)
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
CREATE TABLE "area_release" (
	"area" text NOT NULL,
	"version" text NOT NULL,
	"contract" integer NOT NULL,
	"description" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "area_release_area_version_pk" PRIMARY KEY("area","version")
);
--> statement-breakpoint
CREATE TABLE "live_release" (
	"area" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_method" ADD CONSTRAINT "sign_in_method_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_country_price" ADD CONSTRAINT "product_country_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listing" ADD CONSTRAINT "product_listing_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_request" ADD CONSTRAINT "financing_request_buyer_company_id_company_id_fk" FOREIGN KEY ("buyer_company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_request" ADD CONSTRAINT "financing_request_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_request_bank" ADD CONSTRAINT "financing_request_bank_request_id_financing_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."financing_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_request_bank" ADD CONSTRAINT "financing_request_bank_bank_company_id_company_id_fk" FOREIGN KEY ("bank_company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq" ADD CONSTRAINT "rfq_buyer_company_id_company_id_fk" FOREIGN KEY ("buyer_company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq" ADD CONSTRAINT "rfq_seller_company_id_company_id_fk" FOREIGN KEY ("seller_company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD CONSTRAINT "rfq_line_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD CONSTRAINT "rfq_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_method_by_user" ON "sign_in_method" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_account_by_company" ON "user_account" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "user_session_by_user" ON "user_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_by_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "product_seller_handle" ON "product" USING btree ("seller_company_id","handle") WHERE "product"."handle" is not null;--> statement-breakpoint
CREATE INDEX "product_seller_updated" ON "product" USING btree ("seller_company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "product_country_price_order" ON "product_country_price" USING btree ("country","usd","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_newest" ON "product_listing" USING btree ("published_at","product_id");--> statement-breakpoint
-- Facets of a category are counted from this index alone, without the rows that lie scattered over the table.
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
CREATE INDEX "company_by_age" ON "company" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "company_by_verification" ON "company" USING btree ("verification","created_at","id");--> statement-breakpoint
CREATE INDEX "financing_request_by_buyer" ON "financing_request" USING btree ("buyer_company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "financing_request_by_rfq" ON "financing_request" USING btree ("rfq_id");--> statement-breakpoint
CREATE INDEX "financing_request_bank_by_bank" ON "financing_request_bank" USING btree ("bank_company_id","shared_at","request_id");--> statement-breakpoint
CREATE INDEX "rfq_by_buyer" ON "rfq" USING btree ("buyer_company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rfq_by_seller" ON "rfq" USING btree ("seller_company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rfq_line_by_product" ON "rfq_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "area_release_by_age" ON "area_release" USING btree ("area","published_at");--> statement-breakpoint
-- Across modules, so no schema file says it: a product's seller is a company.
ALTER TABLE "product" ADD CONSTRAINT "product_seller_company_id_fk" FOREIGN KEY ("seller_company_id") REFERENCES "company"("id") ON DELETE restrict;--> statement-breakpoint
-- Condition, origin, category and lead time go together; without this the planner multiplies their shares.
CREATE STATISTICS "product_listing_correlation" (dependencies, mcv) ON "category_id", "condition", "origin", "lead_time" FROM "product_listing";
