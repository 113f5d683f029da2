-- A text in several languages is one value: language -> words. English is always there.
ALTER TABLE "product" ADD COLUMN "title" jsonb, ADD COLUMN "description" jsonb, ADD COLUMN "warranty" jsonb;--> statement-breakpoint
UPDATE "product" SET "title" = jsonb_strip_nulls(jsonb_build_object('en', "title_en", 'tr', nullif("title_tr", ''))), "description" = jsonb_strip_nulls(jsonb_build_object('en', "description_en", 'tr', nullif("description_tr", ''))), "warranty" = jsonb_strip_nulls(jsonb_build_object('en', "warranty_en", 'tr', nullif("warranty_tr", '')));--> statement-breakpoint
ALTER TABLE "product" ALTER COLUMN "title" SET NOT NULL, ALTER COLUMN "description" SET NOT NULL, ALTER COLUMN "warranty" SET NOT NULL, DROP COLUMN "title_en", DROP COLUMN "title_tr", DROP COLUMN "description_en", DROP COLUMN "description_tr", DROP COLUMN "warranty_en", DROP COLUMN "warranty_tr";--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "name" jsonb;--> statement-breakpoint
UPDATE "category" SET "name" = jsonb_strip_nulls(jsonb_build_object('en', "name_en", 'tr', nullif("name_tr", '')));--> statement-breakpoint
ALTER TABLE "category" ALTER COLUMN "name" SET NOT NULL, DROP COLUMN "name_en", DROP COLUMN "name_tr";--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "title" jsonb, ADD COLUMN "options" jsonb;--> statement-breakpoint
UPDATE "rfq_line" SET "title" = jsonb_strip_nulls(jsonb_build_object('en', "title_en", 'tr', nullif("title_tr", ''))), "options" = jsonb_strip_nulls(jsonb_build_object('en', "options_en", 'tr', nullif("options_tr", '')));--> statement-breakpoint
ALTER TABLE "rfq_line" ALTER COLUMN "title" SET NOT NULL, ALTER COLUMN "options" SET NOT NULL, DROP COLUMN "title_en", DROP COLUMN "title_tr", DROP COLUMN "options_en", DROP COLUMN "options_tr", ALTER COLUMN "options" SET DEFAULT '{"en":""}'::jsonb;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "title" jsonb;--> statement-breakpoint
UPDATE "cart_line" SET "title" = jsonb_strip_nulls(jsonb_build_object('en', "title_en", 'tr', nullif("title_tr", '')));--> statement-breakpoint
ALTER TABLE "cart_line" ALTER COLUMN "title" SET NOT NULL, DROP COLUMN "title_en", DROP COLUMN "title_tr";--> statement-breakpoint
ALTER TABLE "financing_request" ADD COLUMN "subject" jsonb;--> statement-breakpoint
UPDATE "financing_request" SET "subject" = jsonb_strip_nulls(jsonb_build_object('en', "subject_en", 'tr', nullif("subject_tr", '')));--> statement-breakpoint
ALTER TABLE "financing_request" ALTER COLUMN "subject" SET NOT NULL, DROP COLUMN "subject_en", DROP COLUMN "subject_tr";
