-- Documents by which companies are verified; modules/documents/schema.ts says what columns mean.
CREATE TABLE "company_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"requirement" text NOT NULL,
	"state" text NOT NULL,
	"name" text,
	"media_type" text,
	"bytes" integer,
	"sha256" text,
	"file_key" text,
	"is_scanned" boolean DEFAULT false NOT NULL,
	"number" text,
	"issued_on" date,
	"valid_until" date,
	"issuer" text,
	"verification_code" text,
	"reason" text,
	"uploaded_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	"counts_until" date,
	"replaced_at" timestamp (3) with time zone,
	CONSTRAINT "company_document_state_known" CHECK ("company_document"."state" in ('requested', 'uploaded', 'scanning', 'scanner_away', 'in_review', 'accepted', 'rejected', 'infected', 'expired', 'waived')),
	CONSTRAINT "company_document_kind_known" CHECK ("company_document"."media_type" in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "company_document_has_file" CHECK ("company_document"."state" = 'waived' or "company_document"."sha256" is not null)
);
--> statement-breakpoint
CREATE TABLE "document_requirement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"words" text NOT NULL,
	"obligatory" boolean NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_trace" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"requirement" text NOT NULL,
	"document_id" uuid,
	"action" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"user_name" text,
	"is_staff" boolean NOT NULL,
	"reason" text,
	"changes" jsonb NOT NULL,
	CONSTRAINT "document_trace_action_known" CHECK ("document_trace"."action" in ('uploaded', 'opened', 'accepted', 'rejected', 'waived', 'expired', 'corrected', 'described', 'scanned', 'scanner-missed', 'infected', 'requirement-added'))
);
--> statement-breakpoint
ALTER TABLE "company_document" ADD CONSTRAINT "company_document_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_requirement" ADD CONSTRAINT "document_requirement_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_trace" ADD CONSTRAINT "document_trace_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_document_by_company" ON "company_document" USING btree ("company_id","requirement","created_at");--> statement-breakpoint
CREATE INDEX "company_document_by_file" ON "company_document" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "company_document_by_end" ON "company_document" USING btree ("counts_until") WHERE "company_document"."state" = 'accepted' and "company_document"."replaced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_document_one_accepted" ON "company_document" USING btree ("company_id","requirement") WHERE "company_document"."state" = 'accepted' and "company_document"."replaced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_document_one_newer" ON "company_document" USING btree ("company_id","requirement") WHERE "company_document"."state" <> 'accepted' and "company_document"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "document_requirement_by_company" ON "document_requirement" USING btree ("company_id","added_at");--> statement-breakpoint
CREATE INDEX "document_trace_by_company" ON "document_trace" USING btree ("company_id","id");--> statement-breakpoint
CREATE TRIGGER document_trace_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON document_trace
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
