CREATE TABLE "company_claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"tax_number" text NOT NULL,
	"words" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"reason" text,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "company_claim_state_known" CHECK ("company_claim"."state" in ('unconfirmed', 'open', 'agreed', 'objected', 'granted', 'refused', 'withdrawn', 'lapsed')),
	CONSTRAINT "company_claim_decided_with_reason" CHECK ("company_claim"."state" not in ('granted', 'refused') or "company_claim"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_entry_action_known";--> statement-breakpoint
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_claim" ADD CONSTRAINT "company_claim_answered_by_user_account_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_claim_one_pending" ON "company_claim" USING btree ("user_id") WHERE "company_claim"."state" in ('unconfirmed', 'open', 'agreed', 'objected');--> statement-breakpoint
CREATE INDEX "company_claim_by_company" ON "company_claim" USING btree ("company_id","state");--> statement-breakpoint
CREATE INDEX "company_claim_open" ON "company_claim" USING btree ("opened_at","id") WHERE "company_claim"."state" in ('open', 'agreed', 'objected');--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_action_known" CHECK ("audit_entry"."action" in ('account.registered', 'account.email-changed', 'account.password-changed', 'account.sign-in-added', 'account.made-staff', 'member.invited', 'member.invitation-withdrawn', 'member.joined', 'member.role-changed', 'member.removed', 'company.changed', 'company.limit-changed', 'company.proposed', 'company.proposal-withdrawn', 'company.proposal-refused', 'company.decided', 'company.risk-changed', 'company.note-added', 'claim.opened', 'claim.answered', 'claim.decided', 'claim.withdrawn', 'owner.declared', 'owner.ended', 'owner.erased', 'sanctions.decided', 'document.accepted', 'document.rejected', 'document.waived', 'document.corrected', 'document.requirement-added', 'document.erased', 'signatory.confirmed', 'signatory.ended', 'bank-account.proposed', 'bank-account.confirmed', 'bank-account.in-force', 'bank-account.withdrawn', 'price.changed', 'bank-rate.stated', 'release.release', 'release.rollback', 'release.canary', 'release.promote', 'release.abort', 'release-token.created', 'release-token.revoked', 'setting.changed'));