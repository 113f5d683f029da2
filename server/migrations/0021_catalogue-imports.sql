CREATE TABLE "catalogue_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"operator" text,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"state" text NOT NULL,
	"table_info" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"kept_as" text,
	"only_if_all" boolean DEFAULT false NOT NULL,
	"progress" jsonb NOT NULL,
	"counts" jsonb,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"written" jsonb,
	"undone" jsonb,
	"failure" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "catalogue_import_mapping" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"headings" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_import_row" (
	"import_id" uuid NOT NULL,
	"at" integer NOT NULL,
	"line" integer NOT NULL,
	"outcome" text NOT NULL,
	"title" text NOT NULL,
	"key" text NOT NULL,
	"variants" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"faults" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"product_id" uuid,
	"seen_at" bigint,
	"before" jsonb,
	"after" jsonb,
	"written" boolean DEFAULT false NOT NULL,
	CONSTRAINT "catalogue_import_row_import_id_at_pk" PRIMARY KEY("import_id","at")
);
--> statement-breakpoint
ALTER TABLE "catalogue_import" ADD CONSTRAINT "catalogue_import_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import_mapping" ADD CONSTRAINT "catalogue_import_mapping_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import_row" ADD CONSTRAINT "catalogue_import_row_import_id_catalogue_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_import_by_company" ON "catalogue_import" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "catalogue_import_by_file" ON "catalogue_import" USING btree ("file_key");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_import_mapping_name" ON "catalogue_import_mapping" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "catalogue_import_row_by_outcome" ON "catalogue_import_row" USING btree ("import_id","outcome","at");