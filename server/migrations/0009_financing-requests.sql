CREATE SEQUENCE "public"."financing_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 2001 CACHE 1;--> statement-breakpoint
CREATE TABLE "bank_offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_quote_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"terms" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_by_name" text NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_by_name" text,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "bank_offer_number" UNIQUE("bank_quote_id","number"),
	CONSTRAINT "bank_offer_kind_known" CHECK ("bank_offer"."kind" in ('indicative', 'binding')),
	CONSTRAINT "bank_offer_state_known" CHECK ("bank_offer"."state" in ('awaiting_approval', 'sent', 'refused')),
	CONSTRAINT "bank_offer_two_people" CHECK ("bank_offer"."decided_by" is null or "bank_offer"."decided_by" <> "bank_offer"."prepared_by"),
	CONSTRAINT "bank_offer_binding_approved" CHECK ("bank_offer"."kind" = 'indicative' or "bank_offer"."state" <> 'sent' or "bank_offer"."decided_by" is not null)
);
--> statement-breakpoint
CREATE TABLE "bank_quote" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"bank_company_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"shared_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_quote_one_of_bank" UNIQUE("request_id","bank_company_id"),
	CONSTRAINT "bank_quote_state_known" CHECK ("bank_quote"."state" in ('received', 'indicative', 'binding', 'accepted', 'not_selected', 'declined_by_bank', 'declined_by_buyer', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "bank_quote_opening" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_quote_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Until now only demonstration data could have requests, without a version that they finance.
DROP TABLE "financing_request_bank" CASCADE;--> statement-breakpoint
DELETE FROM "financing_request";--> statement-breakpoint
ALTER TABLE "financing_request" DROP CONSTRAINT "financing_request_state_known";--> statement-breakpoint
ALTER TABLE "financing_request" DROP CONSTRAINT "financing_request_amount_positive";--> statement-breakpoint
DROP INDEX "financing_request_by_rfq";--> statement-breakpoint
ALTER TABLE "financing_request" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "financing_request" ALTER COLUMN "updated_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "financing_request" ADD COLUMN "version_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "financing_request" ADD COLUMN "product" text NOT NULL;--> statement-breakpoint
ALTER TABLE "financing_request" ADD COLUMN "own_funds" numeric(18, 2) NOT NULL;--> statement-breakpoint
ALTER TABLE "financing_request" ADD COLUMN "offers_until" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "financing_request" ADD COLUMN "words" text NOT NULL;--> statement-breakpoint
ALTER TABLE "financing_request" ADD COLUMN "quote" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "financing_request" ADD COLUMN "consent_version" text NOT NULL;--> statement-breakpoint
ALTER TABLE "financing_request" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "financing_request" ADD COLUMN "asked_by_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_offer" ADD CONSTRAINT "bank_offer_bank_quote_id_bank_quote_id_fk" FOREIGN KEY ("bank_quote_id") REFERENCES "public"."bank_quote"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_quote" ADD CONSTRAINT "bank_quote_request_id_financing_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."financing_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_quote" ADD CONSTRAINT "bank_quote_bank_company_id_company_id_fk" FOREIGN KEY ("bank_company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_quote_opening" ADD CONSTRAINT "bank_quote_opening_bank_quote_id_bank_quote_id_fk" FOREIGN KEY ("bank_quote_id") REFERENCES "public"."bank_quote"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_offer_one_awaits" ON "bank_offer" USING btree ("bank_quote_id") WHERE "bank_offer"."state" = 'awaiting_approval';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_quote_one_accepted" ON "bank_quote" USING btree ("request_id") WHERE "bank_quote"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "bank_quote_by_bank" ON "bank_quote" USING btree ("bank_company_id","shared_at","id");--> statement-breakpoint
CREATE INDEX "bank_quote_opening_by_quote" ON "bank_quote_opening" USING btree ("bank_quote_id","at");--> statement-breakpoint
ALTER TABLE "financing_request" ADD CONSTRAINT "financing_request_version_id_quote_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quote_version"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_request" ADD CONSTRAINT "financing_request_asked_by_user_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "financing_request_one_of_quote" ON "financing_request" USING btree ("rfq_id") WHERE "financing_request"."state" <> 'withdrawn';--> statement-breakpoint
ALTER TABLE "financing_request" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "financing_request" ADD CONSTRAINT "financing_request_state_known" CHECK ("financing_request"."state" in ('shared', 'offers_in', 'accepted', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "financing_request" ADD CONSTRAINT "financing_request_amount_positive" CHECK ("financing_request"."amount" > 0 and "financing_request"."own_funds" >= 0);--> statement-breakpoint
CREATE TRIGGER bank_quote_opening_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bank_quote_opening
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION bank_offer_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing constant text[] := ARRAY['state', 'decided_by', 'decided_by_name', 'sent_at'];
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state <> 'awaiting_approval' OR to_jsonb(OLD) - changing <> to_jsonb(NEW) - changing THEN
    RAISE EXCEPTION 'the terms of a bank offer are immutable';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER bank_offer_immutable BEFORE UPDATE OR DELETE ON bank_offer
  FOR EACH ROW EXECUTE FUNCTION bank_offer_stays();
