CREATE TABLE "bank_quote_condition" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_quote_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"gate" text NOT NULL,
	"drawdown" smallint,
	"state" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_quote_condition_position" UNIQUE("bank_quote_id","position"),
	CONSTRAINT "bank_quote_condition_gate_known" CHECK ("bank_quote_condition"."gate" in ('offer', 'contract', 'first-drawdown', 'named-drawdown', 'later')),
	CONSTRAINT "bank_quote_condition_state_known" CHECK ("bank_quote_condition"."state" in ('open', 'answered', 'met'))
);
--> statement-breakpoint
CREATE TABLE "bank_quote_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_quote_id" uuid NOT NULL,
	"condition_id" uuid,
	"side" text NOT NULL,
	"is_private" boolean NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_quote_message_note_of_bank" CHECK (not "bank_quote_message"."is_private" or "bank_quote_message"."side" = 'bank')
);
--> statement-breakpoint
CREATE TABLE "disbursement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_quote_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"milestone" text NOT NULL,
	"corrects" uuid,
	"schedule" jsonb NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "disbursement_corrected_once" UNIQUE("corrects"),
	CONSTRAINT "disbursement_not_negative" CHECK ("disbursement"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "financing_contract" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_quote_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"form" text NOT NULL,
	"signed_on" date NOT NULL,
	"state" text NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_by_name" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "financing_contract_state_known" CHECK ("financing_contract"."state" in ('proposed', 'refused', 'confirmed')),
	CONSTRAINT "financing_contract_form_known" CHECK ("financing_contract"."form" in ('qualified', 'ink'))
);
--> statement-breakpoint
CREATE TABLE "financing_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_quote_id" uuid,
	"message_id" uuid,
	"uploaded_by" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_quote" DROP CONSTRAINT "bank_quote_state_known";--> statement-breakpoint
ALTER TABLE "financing_request" DROP CONSTRAINT "financing_request_state_known";--> statement-breakpoint
DROP INDEX "bank_quote_one_accepted";--> statement-breakpoint
DROP INDEX "financing_request_one_of_quote";--> statement-breakpoint
ALTER TABLE "bank_quote" ADD COLUMN "needs_reconfirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_version" ADD COLUMN "financing_extended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quote_version" ADD COLUMN "financing_settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quote_version" ADD COLUMN "financed_by" jsonb;--> statement-breakpoint
ALTER TABLE "bank_quote_condition" ADD CONSTRAINT "bank_quote_condition_bank_quote_id_bank_quote_id_fk" FOREIGN KEY ("bank_quote_id") REFERENCES "public"."bank_quote"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_quote_message" ADD CONSTRAINT "bank_quote_message_bank_quote_id_bank_quote_id_fk" FOREIGN KEY ("bank_quote_id") REFERENCES "public"."bank_quote"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_quote_message" ADD CONSTRAINT "bank_quote_message_condition_id_bank_quote_condition_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."bank_quote_condition"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursement" ADD CONSTRAINT "disbursement_bank_quote_id_bank_quote_id_fk" FOREIGN KEY ("bank_quote_id") REFERENCES "public"."bank_quote"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursement" ADD CONSTRAINT "disbursement_corrects_disbursement_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."disbursement"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_contract" ADD CONSTRAINT "financing_contract_bank_quote_id_bank_quote_id_fk" FOREIGN KEY ("bank_quote_id") REFERENCES "public"."bank_quote"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_contract" ADD CONSTRAINT "financing_contract_file_id_financing_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."financing_file"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_file" ADD CONSTRAINT "financing_file_bank_quote_id_bank_quote_id_fk" FOREIGN KEY ("bank_quote_id") REFERENCES "public"."bank_quote"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_file" ADD CONSTRAINT "financing_file_message_id_bank_quote_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."bank_quote_message"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_quote_message_by_quote" ON "bank_quote_message" USING btree ("bank_quote_id","at","id");--> statement-breakpoint
CREATE INDEX "disbursement_by_quote" ON "disbursement" USING btree ("bank_quote_id","at");--> statement-breakpoint
CREATE INDEX "financing_contract_by_quote" ON "financing_contract" USING btree ("bank_quote_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "financing_contract_one_stands" ON "financing_contract" USING btree ("bank_quote_id") WHERE "financing_contract"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "financing_file_by_quote" ON "financing_file" USING btree ("bank_quote_id");--> statement-breakpoint
CREATE INDEX "financing_file_by_file" ON "financing_file" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "financing_file_unused" ON "financing_file" USING btree ("created_at") WHERE "financing_file"."bank_quote_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_quote_one_accepted" ON "bank_quote" USING btree ("request_id") WHERE "bank_quote"."state" in ('accepted', 'contract_signed', 'closed');--> statement-breakpoint
CREATE UNIQUE INDEX "financing_request_one_of_quote" ON "financing_request" USING btree ("rfq_id") WHERE "financing_request"."state" not in ('withdrawn', 'expired', 'terminated');--> statement-breakpoint
ALTER TABLE "bank_quote" ADD CONSTRAINT "bank_quote_state_known" CHECK ("bank_quote"."state" in ('received', 'info_requested', 'indicative', 'binding', 'accepted', 'contract_signed', 'closed', 'not_selected', 'declined_by_bank', 'declined_by_buyer', 'withdrawn', 'expired', 'failed', 'cancelled', 'terminated'));--> statement-breakpoint
ALTER TABLE "financing_request" ADD CONSTRAINT "financing_request_state_known" CHECK ("financing_request"."state" in ('shared', 'offers_in', 'accepted', 'contract_signed', 'closed', 'withdrawn', 'expired', 'terminated'));--> statement-breakpoint
CREATE TRIGGER bank_quote_message_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bank_quote_message
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER disbursement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON disbursement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE FUNCTION quote_version_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing constant text[] := ARRAY['state', 'decided_at', 'decided_by', 'decided_by_name', 'decided_by_side',
    'reason', 'renewal_asked_at', 'financing_extended_until', 'financing_settled_at', 'financed_by'];
BEGIN
  IF TG_OP = 'DELETE' OR to_jsonb(OLD) - changing <> to_jsonb(NEW) - changing THEN
    RAISE EXCEPTION 'a sent quote version is immutable';
  END IF;
  RETURN NEW;
END $$;
