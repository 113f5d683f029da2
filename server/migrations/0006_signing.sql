CREATE TABLE "seal_test_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"certificate" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signatory" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"signs" text NOT NULL,
	"group_name" text,
	"with_group" text,
	"limit_amount" numeric(14, 2),
	"limit_currency" text,
	"until" date,
	"document_id" uuid NOT NULL,
	"confirmed_by" uuid NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "signatory_signs_known" CHECK ("signatory"."signs" in ('alone', 'jointly')),
	CONSTRAINT "signatory_limit_whole" CHECK (("signatory"."limit_amount" is null) = ("signatory"."limit_currency" is null))
);
--> statement-breakpoint
CREATE TABLE "signature" (
	"id" uuid PRIMARY KEY NOT NULL,
	"signing_id" uuid NOT NULL,
	"signatory_id" uuid,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"consent_version" text NOT NULL,
	"sha256" text NOT NULL,
	"code_sent_at" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"version" text NOT NULL,
	"locale" text NOT NULL,
	"content" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"company_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"declined" text,
	"waits_for" text,
	"sealed_at" timestamp (3) with time zone,
	"document_id" uuid,
	"sealed_sha256" text,
	"sealed_bytes" integer,
	"certificate_sha256" text,
	"has_time_stamp" boolean,
	"is_test" boolean,
	CONSTRAINT "signing_state_known" CHECK ("signing"."state" in ('open', 'awaiting_market', 'sealing', 'in_force', 'ended')),
	CONSTRAINT "signing_sealed_whole" CHECK ("signing"."state" <> 'in_force' or ("signing"."sealed_sha256" is not null and "signing"."document_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "signing_code" (
	"signing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "signing_code_signing_id_user_id_pk" PRIMARY KEY("signing_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "signatory" ADD CONSTRAINT "signatory_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_signing_id_signing_id_fk" FOREIGN KEY ("signing_id") REFERENCES "public"."signing"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_signatory_id_signatory_id_fk" FOREIGN KEY ("signatory_id") REFERENCES "public"."signatory"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing" ADD CONSTRAINT "signing_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_code" ADD CONSTRAINT "signing_code_signing_id_signing_id_fk" FOREIGN KEY ("signing_id") REFERENCES "public"."signing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signatory_once" ON "signatory" USING btree ("company_id","user_id") WHERE "signatory"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "signature_once" ON "signature" USING btree ("signing_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_one_under_way" ON "signing" USING btree ("company_id") WHERE "signing"."state" in ('open', 'awaiting_market', 'sealing');--> statement-breakpoint
CREATE UNIQUE INDEX "signing_one_in_force" ON "signing" USING btree ("company_id") WHERE "signing"."state" = 'in_force';--> statement-breakpoint
CREATE INDEX "signing_by_company" ON "signing" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "signing_by_seal" ON "signing" USING btree ("sealed_sha256");--> statement-breakpoint
CREATE INDEX "signing_to_seal" ON "signing" USING btree ("created_at") WHERE "signing"."state" = 'sealing';--> statement-breakpoint
CREATE TRIGGER signature_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON signature
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
