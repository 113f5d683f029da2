CREATE TABLE "offer_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text,
	"revision" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_template" ADD CONSTRAINT "offer_template_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_template_one_default" ON "offer_template" USING btree ("company_id") WHERE "offer_template"."name" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_template_by_name" ON "offer_template" USING btree ("company_id",lower("name"));