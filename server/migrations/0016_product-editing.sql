CREATE TABLE "product_draft" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"text_times" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_edition" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_country_price" ALTER COLUMN "usd" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "price_rows" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "price_due" date;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "typed" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "text_times" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_draft" ADD CONSTRAINT "product_draft_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_edition" ADD CONSTRAINT "product_edition_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_edition_product" ON "product_edition" USING btree ("product_id","at");--> statement-breakpoint
CREATE INDEX "product_price_due" ON "product" USING btree ("price_due") WHERE "product"."price_due" is not null;