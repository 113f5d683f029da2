CREATE TABLE "company_assignment" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decision_proposal" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"suspension" text,
	"reason" text,
	"proposed_by" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "decision_proposal_decision_known" CHECK ("decision_proposal"."decision" in ('take-up', 'request-changes', 'approve', 'reject', 'suspend', 'reinstate', 'reopen', 'close'))
);
--> statement-breakpoint
ALTER TABLE "verification_decision" ADD COLUMN "proposed_by" text;--> statement-breakpoint
ALTER TABLE "verification_decision" ADD COLUMN "is_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_decision" ADD COLUMN "snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "company_assignment" ADD CONSTRAINT "company_assignment_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_note" ADD CONSTRAINT "company_note_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_proposal" ADD CONSTRAINT "decision_proposal_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_note_by_company" ON "company_note" USING btree ("company_id","id");--> statement-breakpoint
CREATE TRIGGER company_note_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON company_note
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
