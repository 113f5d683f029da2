ALTER TABLE "sanctions_screening" DROP CONSTRAINT "sanctions_screening_pkey";--> statement-breakpoint
ALTER TABLE "sanctions_screening" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "sanctions_screening" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "sanctions_screening_by_company" ON "sanctions_screening" USING btree ("company_id","at","id");
