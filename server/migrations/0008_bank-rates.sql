ALTER TABLE "indicative_rate" DROP CONSTRAINT "indicative_rate_of_day";--> statement-breakpoint
ALTER TABLE "indicative_rate" ADD COLUMN "product" text NOT NULL DEFAULT 'term-loan';--> statement-breakpoint
ALTER TABLE "indicative_rate" ALTER COLUMN "product" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "indicative_rate" ADD COLUMN "stated_by" uuid;--> statement-breakpoint
ALTER TABLE "indicative_rate" ADD COLUMN "valid_until" date;--> statement-breakpoint
-- Until now a rate was shown for 90 days.
UPDATE "indicative_rate" SET "valid_until" = "stated_on" + 90;--> statement-breakpoint
ALTER TABLE "indicative_rate" ALTER COLUMN "valid_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "indicative_rate" ADD CONSTRAINT "indicative_rate_stated_by_user_account_id_fk" FOREIGN KEY ("stated_by") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "indicative_rate_by_bank" ON "indicative_rate" USING btree ("bank_company_id","product","currency","stated_on","id");--> statement-breakpoint
ALTER TABLE "indicative_rate" ADD CONSTRAINT "indicative_rate_product_known" CHECK ("indicative_rate"."product" in ('term-loan', 'financial-lease', 'buyer-credit'));