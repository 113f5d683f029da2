CREATE TABLE "paper_signature" (
	"id" uuid PRIMARY KEY NOT NULL,
	"paper_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"signatory_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"consent_version" text NOT NULL,
	"sha256" text NOT NULL,
	"code_sent_at" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealed_paper" (
	"paper_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"company_names" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"sha256" text NOT NULL,
	"certificate_sha256" text NOT NULL,
	"has_time_stamp" boolean NOT NULL,
	"is_test" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "financing_contract" DROP CONSTRAINT "financing_contract_form_known";--> statement-breakpoint
ALTER TABLE "signing_code" DROP CONSTRAINT "signing_code_signing_id_signing_id_fk";
--> statement-breakpoint
ALTER TABLE "financing_contract" ALTER COLUMN "signed_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "financing_contract" ADD COLUMN "bank_signed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "financing_contract" ADD COLUMN "sealed_file_id" uuid;--> statement-breakpoint
ALTER TABLE "paper_signature" ADD CONSTRAINT "paper_signature_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_signature" ADD CONSTRAINT "paper_signature_signatory_id_signatory_id_fk" FOREIGN KEY ("signatory_id") REFERENCES "public"."signatory"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_signature_once" ON "paper_signature" USING btree ("paper_id","user_id");--> statement-breakpoint
CREATE INDEX "paper_signature_by_company" ON "paper_signature" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sealed_paper_by_seal" ON "sealed_paper" USING btree ("sha256");--> statement-breakpoint
ALTER TABLE "financing_contract" ADD CONSTRAINT "financing_contract_sealed_file_id_financing_file_id_fk" FOREIGN KEY ("sealed_file_id") REFERENCES "public"."financing_file"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "financing_contract_to_seal" ON "financing_contract" USING btree ("sent_at") WHERE "financing_contract"."form" = 'market' and "financing_contract"."state" = 'confirmed' and "financing_contract"."sealed_file_id" is null;--> statement-breakpoint
ALTER TABLE "financing_contract" ADD CONSTRAINT "financing_contract_day_known" CHECK ("financing_contract"."form" = 'market' or "financing_contract"."signed_on" is not null);--> statement-breakpoint
ALTER TABLE "financing_contract" ADD CONSTRAINT "financing_contract_form_known" CHECK ("financing_contract"."form" in ('market', 'qualified', 'ink'));--> statement-breakpoint
CREATE TRIGGER paper_signature_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON paper_signature
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
