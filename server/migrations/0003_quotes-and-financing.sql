CREATE TABLE "financing_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"buyer_company_id" uuid NOT NULL,
	"rfq_id" uuid NOT NULL,
	"state" text NOT NULL,
	"subject_en" text NOT NULL,
	"subject_tr" text,
	"amount" numeric(18, 2) NOT NULL,
	"currency" text NOT NULL,
	"term_months" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "financing_request_number_unique" UNIQUE("number"),
	CONSTRAINT "financing_request_state_known" CHECK ("financing_request"."state" in ('shared', 'offers_in', 'selected', 'closed', 'cancelled', 'expired')),
	CONSTRAINT "financing_request_currency_known" CHECK ("financing_request"."currency" in ('USD', 'EUR', 'CHF')),
	CONSTRAINT "financing_request_amount_positive" CHECK ("financing_request"."amount" > 0),
	CONSTRAINT "financing_request_term_sane" CHECK ("financing_request"."term_months" between 1 and 240)
);
--> statement-breakpoint
CREATE TABLE "financing_request_bank" (
	"request_id" uuid NOT NULL,
	"bank_company_id" uuid NOT NULL,
	"shared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "financing_request_bank_request_id_bank_company_id_pk" PRIMARY KEY("request_id","bank_company_id")
);
--> statement-breakpoint
CREATE TABLE "rfq" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"buyer_company_id" uuid NOT NULL,
	"seller_company_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"currency" text NOT NULL,
	"delivery_country" text NOT NULL,
	"reply_by" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rfq_number_unique" UNIQUE("number"),
	CONSTRAINT "rfq_state_known" CHECK ("rfq"."state" in ('draft', 'submitted', 'needs_info', 'quoted', 'declined', 'withdrawn', 'expired_no_reply', 'not_selected')),
	CONSTRAINT "rfq_currency_known" CHECK ("rfq"."currency" in ('USD', 'EUR', 'CHF')),
	CONSTRAINT "rfq_country_iso" CHECK ("rfq"."delivery_country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "rfq_not_with_oneself" CHECK ("rfq"."buyer_company_id" <> "rfq"."seller_company_id")
);
--> statement-breakpoint
CREATE TABLE "rfq_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rfq_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" uuid,
	"title_en" text NOT NULL,
	"title_tr" text,
	"quantity" integer NOT NULL,
	"unit" text NOT NULL,
	"unit_price" numeric(18, 4),
	CONSTRAINT "rfq_line_position" UNIQUE("rfq_id","position"),
	CONSTRAINT "rfq_line_quantity_positive" CHECK ("rfq_line"."quantity" > 0),
	CONSTRAINT "rfq_line_price_not_negative" CHECK ("rfq_line"."unit_price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "financing_request" ADD CONSTRAINT "financing_request_buyer_company_id_company_id_fk" FOREIGN KEY ("buyer_company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_request" ADD CONSTRAINT "financing_request_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_request_bank" ADD CONSTRAINT "financing_request_bank_request_id_financing_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."financing_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financing_request_bank" ADD CONSTRAINT "financing_request_bank_bank_company_id_company_id_fk" FOREIGN KEY ("bank_company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq" ADD CONSTRAINT "rfq_buyer_company_id_company_id_fk" FOREIGN KEY ("buyer_company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq" ADD CONSTRAINT "rfq_seller_company_id_company_id_fk" FOREIGN KEY ("seller_company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD CONSTRAINT "rfq_line_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD CONSTRAINT "rfq_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "financing_request_by_buyer" ON "financing_request" USING btree ("buyer_company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "financing_request_by_rfq" ON "financing_request" USING btree ("rfq_id");--> statement-breakpoint
CREATE INDEX "financing_request_bank_by_bank" ON "financing_request_bank" USING btree ("bank_company_id","shared_at","request_id");--> statement-breakpoint
CREATE INDEX "rfq_by_buyer" ON "rfq" USING btree ("buyer_company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rfq_by_seller" ON "rfq" USING btree ("seller_company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rfq_line_by_product" ON "rfq_line" USING btree ("product_id");