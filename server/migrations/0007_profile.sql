CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"locale" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_one_per_address" UNIQUE("company_id","email"),
	CONSTRAINT "invitation_email_lower_case" CHECK ("invitation"."email" = lower("invitation"."email")),
	CONSTRAINT "invitation_role_known" CHECK ("invitation"."role" in ('owner', 'approver', 'member')),
	CONSTRAINT "invitation_locale_known" CHECK ("invitation"."locale" in ('en', 'tr'))
);
--> statement-breakpoint
CREATE TABLE "notification_choice" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "notification_choice_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_choice_kind_known" CHECK ("notification_choice"."kind" in ('quotes', 'financing', 'verification', 'reminders'))
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "approval_limit_amount" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "approval_limit_currency" text;--> statement-breakpoint
ALTER TABLE "company_address" ADD COLUMN "is_default_delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_user_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_address_one_default_delivery" ON "company_address" USING btree ("company_id") WHERE "company_address"."is_default_delivery";--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_approval_limit_whole" CHECK (("company"."approval_limit_amount" is null) = ("company"."approval_limit_currency" is null));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_approval_limit_not_negative" CHECK ("company"."approval_limit_amount" >= 0);--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_approval_currency_known" CHECK ("company"."approval_limit_currency" in ('USD', 'EUR', 'CHF'));