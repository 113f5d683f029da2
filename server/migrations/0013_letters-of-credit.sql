CREATE TABLE "letter_of_credit" (
	"bank_quote_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"issued_on" date NOT NULL,
	"issued_by" uuid NOT NULL,
	"issued_by_name" text NOT NULL,
	"presented_on" date,
	"paid_amount" numeric(18, 2),
	"pays_on" date,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_quote" DROP CONSTRAINT "bank_quote_state_known";--> statement-breakpoint
DROP INDEX "bank_quote_one_accepted";--> statement-breakpoint
ALTER TABLE "bank_offer" ALTER COLUMN "figures" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_of_credit" ADD CONSTRAINT "letter_of_credit_bank_quote_id_bank_quote_id_fk" FOREIGN KEY ("bank_quote_id") REFERENCES "public"."bank_quote"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_of_credit" ADD CONSTRAINT "letter_of_credit_file_id_financing_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."financing_file"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_quote_one_accepted" ON "bank_quote" USING btree ("request_id") WHERE "bank_quote"."state" in ('accepted', 'contract_signed', 'issued', 'presented', 'closed', 'honoured');--> statement-breakpoint
ALTER TABLE "bank_offer" ADD CONSTRAINT "bank_offer_loan_reckoned" CHECK (("bank_offer"."figures" is null) = ("bank_offer"."terms" ->> 'product' = 'letter-of-credit'));--> statement-breakpoint
ALTER TABLE "bank_quote" ADD CONSTRAINT "bank_quote_state_known" CHECK ("bank_quote"."state" in ('received', 'info_requested', 'indicative', 'binding', 'accepted', 'contract_signed', 'closed', 'issued', 'presented', 'honoured', 'refused', 'not_selected', 'declined_by_bank', 'declined_by_buyer', 'withdrawn', 'expired', 'failed', 'cancelled', 'terminated'));