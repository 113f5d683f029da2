CREATE TABLE "bank_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"state" text NOT NULL,
	"holder" text NOT NULL,
	"bank" text NOT NULL,
	"country" text NOT NULL,
	"bic" text NOT NULL,
	"account" text NOT NULL,
	"is_iban" boolean NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"confirmed_by" uuid,
	"effective_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "bank_account_state_known" CHECK ("bank_account"."state" in ('proposed', 'confirmed', 'in_force', 'replaced', 'withdrawn')),
	CONSTRAINT "bank_account_two_people" CHECK ("bank_account"."confirmed_by" <> "bank_account"."proposed_by"),
	CONSTRAINT "bank_account_confirmed_whole" CHECK (("bank_account"."confirmed_by" is null) = ("bank_account"."effective_at" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_entry_action_known";--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_account_one_in_force" ON "bank_account" USING btree ("company_id") WHERE "bank_account"."state" = 'in_force';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_account_one_pending" ON "bank_account" USING btree ("company_id") WHERE "bank_account"."state" in ('proposed', 'confirmed');--> statement-breakpoint
CREATE INDEX "bank_account_by_effect" ON "bank_account" USING btree ("effective_at") WHERE "bank_account"."state" = 'confirmed';--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_action_known" CHECK ("audit_entry"."action" in ('account.registered', 'account.email-changed', 'account.password-changed', 'account.sign-in-added', 'account.made-staff', 'member.joined', 'member.role-changed', 'member.removed', 'company.changed', 'company.limit-changed', 'company.decided', 'document.accepted', 'document.rejected', 'document.waived', 'document.corrected', 'document.requirement-added', 'signatory.confirmed', 'signatory.ended', 'bank-account.proposed', 'bank-account.confirmed', 'bank-account.in-force', 'bank-account.withdrawn', 'price.changed', 'release.release', 'release.rollback', 'release.canary', 'release.promote', 'release.abort'));