CREATE TABLE "price_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"maker_id" uuid NOT NULL,
	"name" text NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by_name" text NOT NULL,
	CONSTRAINT "price_list_days_in_order" CHECK ("price_list"."valid_until" >= "price_list"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "price_list_company" (
	"list_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	CONSTRAINT "price_list_company_list_id_company_id_pk" PRIMARY KEY("list_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "price_list_entry" (
	"list_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"category_id" text,
	"percent_off" numeric(4, 2),
	"product_id" uuid,
	"variant_id" text,
	"prices" jsonb,
	CONSTRAINT "price_list_entry_list_id_position_pk" PRIMARY KEY("list_id","position"),
	CONSTRAINT "price_list_entry_of_one_kind" CHECK (("price_list_entry"."category_id" is not null and "price_list_entry"."percent_off" is not null and "price_list_entry"."product_id" is null
        and "price_list_entry"."variant_id" is null and "price_list_entry"."prices" is null)
        or ("price_list_entry"."category_id" is null and "price_list_entry"."percent_off" is null and "price_list_entry"."product_id" is not null
        and "price_list_entry"."prices" is not null)),
	CONSTRAINT "price_list_entry_percent" CHECK ("price_list_entry"."percent_off" > 0)
);
--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "price_list" text;--> statement-breakpoint
ALTER TABLE "price_list" ADD CONSTRAINT "price_list_maker_id_company_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_company" ADD CONSTRAINT "price_list_company_list_id_price_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."price_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_company" ADD CONSTRAINT "price_list_company_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_entry" ADD CONSTRAINT "price_list_entry_list_id_price_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."price_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_entry" ADD CONSTRAINT "price_list_entry_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_entry" ADD CONSTRAINT "price_list_entry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_list_by_maker" ON "price_list" USING btree ("maker_id","created_at");--> statement-breakpoint
CREATE INDEX "price_list_company_by_company" ON "price_list_company" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_list_entry_category" ON "price_list_entry" USING btree ("list_id","category_id") WHERE "price_list_entry"."category_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "price_list_entry_product" ON "price_list_entry" USING btree ("list_id","product_id",coalesce("variant_id", '')) WHERE "price_list_entry"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "price_list_entry_by_product" ON "price_list_entry" USING btree ("product_id") WHERE "price_list_entry"."product_id" is not null;
--> statement-breakpoint
-- Tells all processes at commit that companies may have other prices of their own.
CREATE FUNCTION tell_price_list_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('market_change', 'price-lists');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER price_list_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON price_list
  FOR EACH STATEMENT EXECUTE FUNCTION tell_price_list_change();--> statement-breakpoint
CREATE TRIGGER price_list_company_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON price_list_company
  FOR EACH STATEMENT EXECUTE FUNCTION tell_price_list_change();
