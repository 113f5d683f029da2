CREATE TABLE "staff_case" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"company_id" uuid,
	"rfq_id" uuid,
	"reason" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_case_about_one" CHECK (("staff_case"."company_id" is null) <> ("staff_case"."rfq_id" is null))
);
--> statement-breakpoint
CREATE TABLE "staff_look" (
	"case_id" uuid NOT NULL,
	"rfq_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_look_case_id_rfq_id_pk" PRIMARY KEY("case_id","rfq_id")
);
--> statement-breakpoint
ALTER TABLE "staff_case" ADD CONSTRAINT "staff_case_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_case" ADD CONSTRAINT "staff_case_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_look" ADD CONSTRAINT "staff_look_case_id_staff_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."staff_case"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_look" ADD CONSTRAINT "staff_look_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_case_by_staff" ON "staff_case" USING btree ("staff_id","ends_at");--> statement-breakpoint
CREATE INDEX "staff_case_by_company" ON "staff_case" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "staff_case_by_rfq" ON "staff_case" USING btree ("rfq_id");--> statement-breakpoint
CREATE INDEX "staff_case_by_time" ON "staff_case" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "staff_look_by_rfq" ON "staff_look" USING btree ("rfq_id","at");--> statement-breakpoint
-- Who of the staff might look, and did, stays written down.
CREATE TRIGGER "staff_case_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_case"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "staff_look_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_look"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
