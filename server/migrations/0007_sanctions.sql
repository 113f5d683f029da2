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
	"company_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"lists" jsonb NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sanctions_decision" ADD CONSTRAINT "sanctions_decision_hit_id_sanctions_hit_id_fk" FOREIGN KEY ("hit_id") REFERENCES "public"."sanctions_hit"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_hit" ADD CONSTRAINT "sanctions_hit_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_name" ADD CONSTRAINT "sanctions_name_source_sanctions_list_source_fk" FOREIGN KEY ("source") REFERENCES "public"."sanctions_list"("source") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions_screening" ADD CONSTRAINT "sanctions_screening_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sanctions_decision_by_hit" ON "sanctions_decision" USING btree ("hit_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_hit_once" ON "sanctions_hit" USING btree ("company_id","subject","name","source","entry","matched_name");--> statement-breakpoint
CREATE INDEX "sanctions_name_trigrams" ON "sanctions_name" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE TRIGGER sanctions_decision_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON sanctions_decision
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
