CREATE TABLE "bank_policy" (
	"bank_company_id" uuid PRIMARY KEY NOT NULL,
	"alone_below" numeric(18, 2),
	"currency" text,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_policy_limit_whole" CHECK (("bank_policy"."alone_below" is null) = ("bank_policy"."currency" is null)),
	CONSTRAINT "bank_policy_limit_not_negative" CHECK ("bank_policy"."alone_below" >= 0),
	CONSTRAINT "bank_policy_currency_known" CHECK ("bank_policy"."currency" in ('USD', 'EUR', 'CHF'))
);
--> statement-breakpoint
ALTER TABLE "bank_offer" DROP CONSTRAINT "bank_offer_binding_approved";--> statement-breakpoint
ALTER TABLE "bank_offer" ADD COLUMN "was_one_enough" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_quote" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_policy" ADD CONSTRAINT "bank_policy_bank_company_id_company_id_fk" FOREIGN KEY ("bank_company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_policy" ADD CONSTRAINT "bank_policy_changed_by_user_account_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_quote" ADD CONSTRAINT "bank_quote_assignee_id_user_account_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_offer" ADD CONSTRAINT "bank_offer_binding_approved" CHECK ("bank_offer"."kind" = 'indicative' or "bank_offer"."state" <> 'sent' or "bank_offer"."decided_by" is not null or "bank_offer"."was_one_enough");