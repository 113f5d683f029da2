CREATE TABLE "maker_response" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"requests" integer NOT NULL,
	"answer_hours" numeric(10, 2) NOT NULL,
	"acceptance_rate" numeric(5, 4),
	"computed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counted_view" (
	"digest" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_view" (
	"product_id" uuid NOT NULL,
	"seller_company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"country" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "product_view_product_id_day_country_pk" PRIMARY KEY("product_id","day","country")
);
--> statement-breakpoint
ALTER TABLE "maker_response" ADD CONSTRAINT "maker_response_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_view" ADD CONSTRAINT "product_view_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_view" ADD CONSTRAINT "product_view_seller_company_id_company_id_fk" FOREIGN KEY ("seller_company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_view_by_day" ON "counted_view" USING btree ("day");--> statement-breakpoint
CREATE INDEX "product_view_by_seller" ON "product_view" USING btree ("seller_company_id","day");--> statement-breakpoint
CREATE INDEX "rfq_by_seller_submitted" ON "rfq" USING btree ("seller_company_id","submitted_at");