-- Search folds letters and forgives typing errors with these; both are trusted, so the database owner may add them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
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
CREATE TABLE "exchange_rate" (
	"date" date NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "exchange_rate_date_currency_pk" PRIMARY KEY("date","currency")
);
--> statement-breakpoint
ALTER TABLE "sign_in_method" ADD CONSTRAINT "sign_in_method_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_country_price" ADD CONSTRAINT "product_country_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listing" ADD CONSTRAINT "product_listing_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_method_by_user" ON "sign_in_method" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_account_by_company" ON "user_account" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "user_session_by_user" ON "user_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_by_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "product_seller_handle" ON "product" USING btree ("seller_company_id","handle") WHERE "product"."handle" is not null;--> statement-breakpoint
CREATE INDEX "product_seller_updated" ON "product" USING btree ("seller_company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "product_country_price_order" ON "product_country_price" USING btree ("country","usd","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_newest" ON "product_listing" USING btree ("published_at","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category" ON "product_listing" USING btree ("category_id","published_at","product_id");--> statement-breakpoint
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
CREATE INDEX "company_by_age" ON "company" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "company_by_verification" ON "company" USING btree ("verification","created_at","id");