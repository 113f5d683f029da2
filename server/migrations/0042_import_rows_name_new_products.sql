UPDATE "catalogue_import_row" SET "product_id" = gen_random_uuid() WHERE "outcome" = 'new' AND "product_id" IS NULL;--> statement-breakpoint
ALTER TABLE "catalogue_import_row" DROP COLUMN "written";
