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
	CONSTRAINT "audit_entry_action_known" CHECK ("audit_entry"."action" in ('account.registered', 'account.email-changed', 'account.password-changed', 'account.sign-in-added', 'account.made-staff', 'member.joined', 'member.role-changed', 'member.removed', 'company.changed', 'company.limit-changed', 'company.decided', 'document.accepted', 'document.rejected', 'document.waived', 'document.corrected', 'document.requirement-added', 'signatory.confirmed', 'signatory.ended', 'bank-account.proposed', 'bank-account.confirmed', 'bank-account.in-force', 'bank-account.withdrawn', 'price.changed', 'release.release', 'release.rollback', 'release.canary', 'release.promote', 'release.abort')),
	CONSTRAINT "audit_entry_one_actor" CHECK ("audit_entry"."user_id" is null or "audit_entry"."operator" is null)
);
--> statement-breakpoint
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
CREATE TABLE "sanctions_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hit_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"actor" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"list" jsonb NOT NULL,
	"score" real NOT NULL,
	CONSTRAINT "sanctions_decision_known" CHECK ("sanctions_decision"."decision" in ('clear', 'propose', 'confirm', 'put-back'))
);
--> statement-breakpoint
CREATE TABLE "sanctions_hit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"list_date" date NOT NULL,
	"sha256" text NOT NULL,
	"entry" text NOT NULL,
	"entry_name" text NOT NULL,
	"matched_name" text NOT NULL,
	"score" real NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" uuid,
	CONSTRAINT "sanctions_hit_state_known" CHECK ("sanctions_hit"."state" in ('open', 'no_match', 'match_proposed', 'match')),
	CONSTRAINT "sanctions_hit_proposed_whole" CHECK (("sanctions_hit"."state" = 'match_proposed') = ("sanctions_hit"."proposed_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "sanctions_list" (
	"source" text PRIMARY KEY NOT NULL,
	"list_date" date NOT NULL,
	"sha256" text NOT NULL,
	"names" integer NOT NULL,
	"loaded_at" timestamp (3) with time zone NOT NULL,
	"loaded_by" text NOT NULL,
	CONSTRAINT "sanctions_list_source_known" CHECK ("sanctions_list"."source" in ('eu', 'un', 'ofac', 'uk', 'seco', 'masak', 'opensanctions'))
);
--> statement-breakpoint
CREATE TABLE "sanctions_name" (
	"source" text NOT NULL,
	"entry" text NOT NULL,
	"folded" text NOT NULL,
	"name" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "sanctions_name_source_entry_folded_pk" PRIMARY KEY("source","entry","folded")
);
--> statement-breakpoint
CREATE TABLE "sanctions_screening" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"lists" jsonb NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "company" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "verification_decision" ADD COLUMN "proposed_by" text;--> statement-breakpoint
ALTER TABLE "verification_decision" ADD COLUMN "is_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_decision" ADD COLUMN "snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_decision" ADD CONSTRAINT "sanctions_decision_hit_id_sanctions_hit_id_fk" FOREIGN KEY ("hit_id") REFERENCES "public"."sanctions_hit"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_hit" ADD CONSTRAINT "sanctions_hit_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_name" ADD CONSTRAINT "sanctions_name_source_sanctions_list_source_fk" FOREIGN KEY ("source") REFERENCES "public"."sanctions_list"("source") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_screening" ADD CONSTRAINT "sanctions_screening_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_assignment" ADD CONSTRAINT "company_assignment_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_note" ADD CONSTRAINT "company_note_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_proposal" ADD CONSTRAINT "decision_proposal_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_by_time" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_by_company" ON "audit_entry" USING btree ("company_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_account_one_in_force" ON "bank_account" USING btree ("company_id") WHERE "bank_account"."state" = 'in_force';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_account_one_pending" ON "bank_account" USING btree ("company_id") WHERE "bank_account"."state" in ('proposed', 'confirmed');--> statement-breakpoint
CREATE INDEX "bank_account_by_effect" ON "bank_account" USING btree ("effective_at") WHERE "bank_account"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "sanctions_decision_by_hit" ON "sanctions_decision" USING btree ("hit_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_hit_once" ON "sanctions_hit" USING btree ("company_id","subject","name","source","entry","matched_name");--> statement-breakpoint
CREATE INDEX "sanctions_name_trigrams" ON "sanctions_name" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sanctions_screening_by_company" ON "sanctions_screening" USING btree ("company_id","at","id");--> statement-breakpoint
CREATE INDEX "company_note_by_company" ON "company_note" USING btree ("company_id","id");--> statement-breakpoint
CREATE TRIGGER sanctions_decision_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON sanctions_decision
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER company_note_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON company_note
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
