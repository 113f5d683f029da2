CREATE TABLE "product_bulk_edit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid NOT NULL,
	"edit" jsonb NOT NULL,
	"products" integer NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_bulk_edit_before" (
	"edit_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"state_after" text NOT NULL,
	CONSTRAINT "product_bulk_edit_before_edit_id_product_id_pk" PRIMARY KEY("edit_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "product_bulk_edit_before" ADD CONSTRAINT "product_bulk_edit_before_edit_id_product_bulk_edit_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."product_bulk_edit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_bulk_edit_before" ADD CONSTRAINT "product_bulk_edit_before_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_bulk_edit_by_company" ON "product_bulk_edit" USING btree ("company_id","at");