CREATE TABLE "company_suspension" (
	"company_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"actor" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "company_suspension_company_id_reason_pk" PRIMARY KEY("company_id","reason"),
	CONSTRAINT "company_suspension_reason_known" CHECK ("company_suspension"."reason" in ('lapsed', 'conduct', 'sanctions', 'request'))
);
--> statement-breakpoint
ALTER TABLE "company" DROP CONSTRAINT "company_verification_known";--> statement-breakpoint
ALTER TABLE "verification_decision" ADD COLUMN "suspension" text;--> statement-breakpoint
ALTER TABLE "company_suspension" ADD CONSTRAINT "company_suspension_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_verification_known" CHECK ("company"."verification" in ('draft', 'submitted', 'in_review', 'changes_requested', 'approved', 'rejected', 'suspended', 'closed'));--> statement-breakpoint
ALTER TABLE "verification_decision" ADD CONSTRAINT "verification_decision_suspension_known" CHECK ("verification_decision"."suspension" in ('lapsed', 'conduct', 'sanctions', 'request'));
--> statement-breakpoint
-- Those suspended before suspensions had reasons.
INSERT INTO "company_suspension" SELECT "id", 'conduct', '', 'operator', "updated_at" FROM "company" WHERE "verification" = 'suspended';
