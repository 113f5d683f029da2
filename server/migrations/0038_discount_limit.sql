CREATE TABLE "discount_approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rfq_id" uuid NOT NULL,
	"draft_revision" integer NOT NULL,
	"state" text NOT NULL,
	"limit_percent" numeric(5, 2) NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"text" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_by_name" text NOT NULL,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_by_name" text,
	CONSTRAINT "discount_approval_state_known" CHECK ("discount_approval"."state" in ('open', 'given', 'refused', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_entry_action_known";--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "discount_limit" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "offer_draft" ADD COLUMN "own_costs" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_approval" ADD CONSTRAINT "discount_approval_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discount_approval_by_rfq" ON "discount_approval" USING btree ("rfq_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_approval_one_open" ON "discount_approval" USING btree ("rfq_id") WHERE "discount_approval"."state" = 'open';--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_action_known" CHECK ("audit_entry"."action" in ('account.registered', 'account.email-changed', 'account.password-changed', 'account.sign-in-added', 'account.made-staff', 'member.invited', 'member.invitation-withdrawn', 'member.joined', 'member.role-changed', 'member.removed', 'company.changed', 'company.limit-changed', 'company.discount-limit-changed', 'company.proposed', 'company.proposal-withdrawn', 'company.proposal-refused', 'company.decided', 'company.risk-changed', 'company.note-added', 'claim.opened', 'claim.answered', 'claim.decided', 'claim.withdrawn', 'owner.declared', 'owner.ended', 'owner.erased', 'sanctions.decided', 'embargo.refused', 'document.accepted', 'document.rejected', 'document.waived', 'document.corrected', 'document.requirement-added', 'document.erased', 'signatory.confirmed', 'signatory.ended', 'bank-account.proposed', 'bank-account.confirmed', 'bank-account.in-force', 'bank-account.withdrawn', 'offer-template.saved', 'offer-template.removed', 'price.changed', 'bank-rate.stated', 'release.release', 'release.rollback', 'release.canary', 'release.promote', 'release.abort', 'release-token.created', 'release-token.revoked', 'setting.changed'));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_discount_limit_percent" CHECK ("company"."discount_limit" between 0 and 100);