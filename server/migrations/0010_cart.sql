CREATE TABLE "cart_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" text NOT NULL,
	"title_en" text NOT NULL,
	"title_tr" text,
	"quantity" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"saved" boolean DEFAULT false NOT NULL,
	"seen_amount" numeric(18, 4),
	"seen_currency" text,
	"seen_tiers" jsonb NOT NULL,
	"seen_country" text,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "cart_line_quantity_positive" CHECK ("cart_line"."quantity" > 0),
	CONSTRAINT "cart_line_seen_whole" CHECK (("cart_line"."seen_amount" is null) = ("cart_line"."seen_currency" is null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_once" ON "cart_line" USING btree ("user_id","product_id","variant_id") WHERE "cart_line"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "cart_line_by_user" ON "cart_line" USING btree ("user_id","added_at");--> statement-breakpoint
CREATE INDEX "cart_line_by_product" ON "cart_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_sku" ON "product" USING btree ("sku") WHERE "product"."sku" is not null;--> statement-breakpoint
CREATE INDEX "product_variant_sku" ON "product" USING gin (jsonb_path_query_array("variants", '$[*].sku')) WHERE "product"."variants" <> '[]'::jsonb;