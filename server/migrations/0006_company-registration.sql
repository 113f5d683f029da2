CREATE TABLE "company_address" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text,
	"line1" text NOT NULL,
	"line2" text,
	"postal_code" text,
	"city" text NOT NULL,
	"region" text,
	"country" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_address_kind_known" CHECK ("company_address"."kind" in ('registered', 'delivery', 'invoice')),
	CONSTRAINT "company_address_country_iso" CHECK ("company_address"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "legal_form" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "tax_office" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "mersis_number" text;--> statement-breakpoint
ALTER TABLE "company_address" ADD CONSTRAINT "company_address_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_address_by_company" ON "company_address" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_address_one_registered" ON "company_address" USING btree ("company_id") WHERE "company_address"."kind" = 'registered';--> statement-breakpoint
CREATE INDEX "company_by_tax_number" ON "company" USING btree ("country","tax_number");--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_terms_with_time" CHECK (("user_account"."terms_version" is null) = ("user_account"."terms_accepted_at" is null));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_legal_form_known" CHECK ("company"."legal_form" in ('company', 'sole-trader'));