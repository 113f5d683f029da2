CREATE TABLE "financing_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"text_version" text NOT NULL,
	"locale" text NOT NULL,
	"text" jsonb NOT NULL,
	"papers" jsonb NOT NULL,
	"given_by" uuid,
	"given_by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "financing_file_unused";--> statement-breakpoint
ALTER TABLE "bank_quote_opening" ADD COLUMN "document_name" text;--> statement-breakpoint
ALTER TABLE "financing_request" ADD COLUMN "extras" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "financing_request" ADD COLUMN "grace_months" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "financing_request" ADD COLUMN "rhythm" text;--> statement-breakpoint
ALTER TABLE "financing_file" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "financing_consent" ADD CONSTRAINT "financing_consent_request_id_financing_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."financing_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "financing_consent_by_request" ON "financing_consent" USING btree ("request_id","at");--> statement-breakpoint
ALTER TABLE "financing_file" ADD CONSTRAINT "financing_file_request_id_financing_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."financing_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "financing_file_unused" ON "financing_file" USING btree ("created_at") WHERE "financing_file"."bank_quote_id" is null and "financing_file"."request_id" is null;--> statement-breakpoint
ALTER TABLE "financing_request" ADD CONSTRAINT "financing_request_rhythm_known" CHECK ("financing_request"."rhythm" in ('monthly', 'quarterly', 'half-yearly'));--> statement-breakpoint
ALTER TABLE "financing_request" ADD CONSTRAINT "financing_request_grace_sane" CHECK ("financing_request"."grace_months" between 0 and "financing_request"."term_months" - 1);--> statement-breakpoint
CREATE TRIGGER financing_consent_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON financing_consent
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
