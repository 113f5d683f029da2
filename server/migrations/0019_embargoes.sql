CREATE TABLE "embargo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"hs_prefix" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"source" text NOT NULL,
	CONSTRAINT "embargo_country_code" CHECK ("embargo"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "embargo_hs_digits" CHECK ("embargo"."hs_prefix" ~ '^[0-9]{0,10}$'),
	CONSTRAINT "embargo_days_in_order" CHECK ("embargo"."until_day" is null or "embargo"."until_day" >= "embargo"."from_day")
);
--> statement-breakpoint
CREATE INDEX "embargo_by_country" ON "embargo" USING btree ("country");