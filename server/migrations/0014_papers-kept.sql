ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_entry_action_known";--> statement-breakpoint
ALTER TABLE "document_trace" DROP CONSTRAINT "document_trace_action_known";--> statement-breakpoint
ALTER TABLE "company_document" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signing" ADD COLUMN "copy_id" uuid;--> statement-breakpoint
ALTER TABLE "signing" ADD COLUMN "signed_on" date;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_action_known" CHECK ("audit_entry"."action" in ('account.registered', 'account.email-changed', 'account.password-changed', 'account.sign-in-added', 'account.made-staff', 'member.joined', 'member.role-changed', 'member.removed', 'company.changed', 'company.limit-changed', 'company.decided', 'document.accepted', 'document.rejected', 'document.waived', 'document.corrected', 'document.requirement-added', 'document.erased', 'signatory.confirmed', 'signatory.ended', 'bank-account.proposed', 'bank-account.confirmed', 'bank-account.in-force', 'bank-account.withdrawn', 'price.changed', 'release.release', 'release.rollback', 'release.canary', 'release.promote', 'release.abort'));--> statement-breakpoint
ALTER TABLE "document_trace" ADD CONSTRAINT "document_trace_action_known" CHECK ("document_trace"."action" in ('uploaded', 'opened', 'accepted', 'rejected', 'waived', 'expired', 'corrected', 'described', 'scanned', 'scanner-missed', 'infected', 'requirement-added', 'erased'));--> statement-breakpoint
ALTER TABLE "signing" ADD CONSTRAINT "signing_copy_whole" CHECK (("signing"."copy_id" is null) = ("signing"."signed_on" is null));--> statement-breakpoint
-- A trace stays as it was written. Only what documents stated goes when they are erased.
CREATE FUNCTION document_trace_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.changes = '[]' AND to_jsonb(NEW) - 'changes' = to_jsonb(OLD) - 'changes' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'document_trace is only ever added to';
END
$$;--> statement-breakpoint
DROP TRIGGER document_trace_append_only ON document_trace;--> statement-breakpoint
CREATE TRIGGER document_trace_append_only BEFORE DELETE OR TRUNCATE ON document_trace
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER document_trace_stays BEFORE UPDATE ON document_trace
  FOR EACH ROW EXECUTE FUNCTION document_trace_stays();
