CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"company_id" uuid,
	"user_id" uuid,
	"is_staff" boolean NOT NULL,
	"operator" text,
	"session_id" uuid,
	"subject_user_id" uuid,
	"subject" text,
	"changes" jsonb NOT NULL,
	"reason" text,
	"is_staff_only" boolean NOT NULL,
	CONSTRAINT "audit_entry_action_known" CHECK ("audit_entry"."action" in ('account.registered', 'account.email-changed', 'account.password-changed', 'account.sign-in-added', 'account.made-staff', 'member.joined', 'member.role-changed', 'member.removed', 'company.changed', 'company.limit-changed', 'company.decided', 'document.accepted', 'document.rejected', 'document.waived', 'document.corrected', 'document.requirement-added', 'signatory.confirmed', 'signatory.ended', 'price.changed', 'release.release', 'release.rollback', 'release.canary', 'release.promote', 'release.abort')),
	CONSTRAINT "audit_entry_one_actor" CHECK ("audit_entry"."user_id" is null or "audit_entry"."operator" is null)
);
--> statement-breakpoint
CREATE INDEX "audit_entry_by_time" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_by_company" ON "audit_entry" USING btree ("company_id","at","id");--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
