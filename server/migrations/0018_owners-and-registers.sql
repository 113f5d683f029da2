CREATE TABLE "beneficial_owner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"ground" text NOT NULL,
	"share" numeric(5, 2),
	"words" text,
	"declared_by" uuid NOT NULL,
	"declared_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "beneficial_owner_ground_known" CHECK ("beneficial_owner"."ground" in ('shares', 'control', 'managing')),
	CONSTRAINT "beneficial_owner_share_stated" CHECK (("beneficial_owner"."ground" = 'shares') = ("beneficial_owner"."share" is not null))
);
--> statement-breakpoint
CREATE TABLE "beneficial_owner_person" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"birth_month" smallint NOT NULL,
	"birth_year" smallint NOT NULL,
	"nationality" text NOT NULL,
	"residence" text NOT NULL,
	"is_exposed" boolean NOT NULL,
	CONSTRAINT "beneficial_owner_person_month" CHECK ("beneficial_owner_person"."birth_month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "register_answer" (
	"company_id" uuid NOT NULL,
	"register" text NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"name" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "register_answer_company_id_register_pk" PRIMARY KEY("company_id","register"),
	CONSTRAINT "register_answer_register_known" CHECK ("register_answer"."register" in ('vies', 'gleif')),
	CONSTRAINT "register_answer_state_known" CHECK ("register_answer"."state" in ('known', 'unknown', 'unavailable'))
);
--> statement-breakpoint
ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_entry_action_known";--> statement-breakpoint
ALTER TABLE "company" ALTER COLUMN "submitted_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company" ALTER COLUMN "re_verification_due" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "lei" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "risk" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "frozen_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "beneficial_owner" ADD CONSTRAINT "beneficial_owner_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beneficial_owner_person" ADD CONSTRAINT "beneficial_owner_person_owner_id_beneficial_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."beneficial_owner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_answer" ADD CONSTRAINT "register_answer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "beneficial_owner_by_company" ON "beneficial_owner" USING btree ("company_id","declared_at","id");--> statement-breakpoint
CREATE INDEX "company_by_waiting" ON "company" USING btree (coalesce("submitted_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "company_waiting" ON "company" USING btree (coalesce("submitted_at", "created_at"),"id") WHERE "company"."verification" in ('submitted', 'in_review');--> statement-breakpoint
CREATE INDEX "company_incomplete" ON "company" USING btree ("re_verification_due","id") WHERE "company"."re_verification_due" is not null;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_action_known" CHECK ("audit_entry"."action" in ('account.registered', 'account.email-changed', 'account.password-changed', 'account.sign-in-added', 'account.made-staff', 'member.invited', 'member.invitation-withdrawn', 'member.joined', 'member.role-changed', 'member.removed', 'company.changed', 'company.limit-changed', 'company.proposed', 'company.proposal-withdrawn', 'company.proposal-refused', 'company.decided', 'company.risk-changed', 'company.note-added', 'owner.declared', 'owner.ended', 'owner.erased', 'sanctions.decided', 'document.accepted', 'document.rejected', 'document.waived', 'document.corrected', 'document.requirement-added', 'document.erased', 'signatory.confirmed', 'signatory.ended', 'bank-account.proposed', 'bank-account.confirmed', 'bank-account.in-force', 'bank-account.withdrawn', 'price.changed', 'bank-rate.stated', 'release.release', 'release.rollback', 'release.canary', 'release.promote', 'release.abort', 'release-token.created', 'release-token.revoked', 'setting.changed'));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_risk_known" CHECK ("company"."risk" in ('normal', 'high'));--> statement-breakpoint-- Companies that are suspended for sanctions already.
UPDATE company SET frozen_since = company_suspension.since FROM company_suspension
  WHERE company_suspension.company_id = company.id AND company_suspension.reason = 'sanctions';--> statement-breakpoint
-- The staff's search and the check for duplicates; the expressions are those of `foldedColumn`.
CREATE INDEX company_by_folded_legal_name ON company USING gin (regexp_replace(lower(translate(legal_name, 'ÇĞİIÖŞÜçğıöşüÂÎÛâîûÄäÁáÀàÅåÃãÉéÈèÊêËëÍíÌìÏïÑñÓóÒòÔôÕõØøÚúÙùŁłŻżŹźŚśŃńĆćĘęĄąČčŠšŽžŘřĚěŮů', 'CGIIOSUcgiosuAIUaiuAaAaAaAaAaEeEeEeEeIiIiIiNnOoOoOoOoOoUuUuLlZzZzSsNnCcEeAaCcSsZzRrEeUu')), '[^[:alnum:]]', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX company_by_folded_brand_name ON company USING gin (regexp_replace(lower(translate(brand_name, 'ÇĞİIÖŞÜçğıöşüÂÎÛâîûÄäÁáÀàÅåÃãÉéÈèÊêËëÍíÌìÏïÑñÓóÒòÔôÕõØøÚúÙùŁłŻżŹźŚśŃńĆćĘęĄąČčŠšŽžŘřĚěŮů', 'CGIIOSUcgiosuAIUaiuAaAaAaAaAaEeEeEeEeIiIiIiNnOoOoOoOoOoUuUuLlZzZzSsNnCcEeAaCcSsZzRrEeUu')), '[^[:alnum:]]', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX company_by_tax_number_part ON company USING gin (tax_number gin_trgm_ops);--> statement-breakpoint
CREATE INDEX company_address_by_folded_street ON company_address (regexp_replace(lower(translate(line1, 'ÇĞİIÖŞÜçğıöşüÂÎÛâîûÄäÁáÀàÅåÃãÉéÈèÊêËëÍíÌìÏïÑñÓóÒòÔôÕõØøÚúÙùŁłŻżŹźŚśŃńĆćĘęĄąČčŠšŽžŘřĚěŮů', 'CGIIOSUcgiosuAIUaiuAaAaAaAaAaEeEeEeEeIiIiIiNnOoOoOoOoOoUuUuLlZzZzSsNnCcEeAaCcSsZzRrEeUu')), '[^[:alnum:]]', '', 'g')) WHERE kind = 'registered';--> statement-breakpoint
CREATE INDEX user_account_by_mail_domain ON user_account (split_part(email, '@', 2)) WHERE company_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX bank_account_by_account ON bank_account (account);
