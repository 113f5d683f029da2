CREATE TABLE "indicative_rate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_company_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"rate_percent" numeric(7, 4) NOT NULL,
	"fee_percent" numeric(7, 4) NOT NULL,
	"term_months_from" smallint NOT NULL,
	"term_months_to" smallint NOT NULL,
	"down_payment_percent" numeric(7, 4) NOT NULL,
	"stated_on" date NOT NULL,
	CONSTRAINT "indicative_rate_of_day" UNIQUE("bank_company_id","currency","stated_on"),
	CONSTRAINT "indicative_rate_currency_known" CHECK ("indicative_rate"."currency" in ('USD', 'EUR', 'CHF')),
	CONSTRAINT "indicative_rate_sane" CHECK ("indicative_rate"."rate_percent" between 0 and 200),
	CONSTRAINT "indicative_rate_fee_sane" CHECK ("indicative_rate"."fee_percent" between 0 and 100),
	CONSTRAINT "indicative_rate_terms_sane" CHECK (1 <= "indicative_rate"."term_months_from" and "indicative_rate"."term_months_from" <= "indicative_rate"."term_months_to" and "indicative_rate"."term_months_to" <= 240),
	CONSTRAINT "indicative_rate_down_payment_sane" CHECK ("indicative_rate"."down_payment_percent" >= 0 and "indicative_rate"."down_payment_percent" < 100)
);
--> statement-breakpoint
ALTER TABLE "indicative_rate" ADD CONSTRAINT "indicative_rate_bank_company_id_company_id_fk" FOREIGN KEY ("bank_company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;