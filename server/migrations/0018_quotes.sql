CREATE SEQUENCE "public"."rfq_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 2001 CACHE 1;--> statement-breakpoint
CREATE TABLE "rfq_group" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"award" text NOT NULL,
	"buyer_company_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"awarded_at" timestamp (3) with time zone,
	CONSTRAINT "rfq_group_kind_known" CHECK ("rfq_group"."kind" in ('cart', 'broadcast')),
	CONSTRAINT "rfq_group_award_known" CHECK ("rfq_group"."award" in ('all-or-nothing', 'per-maker'))
);
--> statement-breakpoint
CREATE TABLE "quote_attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rfq_id" uuid,
	"uploaded_by" uuid NOT NULL,
	"side" text,
	"message_id" uuid,
	"offer_id" uuid,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rfq_id" uuid NOT NULL,
	"transition" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid,
	"user_name" text,
	"side" text NOT NULL,
	"version_number" smallint,
	"text" text,
	"only_for" text,
	CONSTRAINT "quote_event_side_known" CHECK ("quote_event"."side" in ('buyer', 'seller', 'system'))
);
--> statement-breakpoint
CREATE TABLE "quote_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rfq_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"line_key" uuid,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_message_kind_known" CHECK ("quote_message"."kind" in ('message', 'question', 'answer'))
);
--> statement-breakpoint
CREATE TABLE "quote_share" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rfq_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"label" text NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "quote_share_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "offer_draft" (
	"rfq_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"offer" jsonb NOT NULL,
	"internal_note" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by_name" text NOT NULL,
	CONSTRAINT "offer_draft_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "quote_approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rfq_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"state" text NOT NULL,
	"limit_amount" numeric(18, 2) NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"currency" text NOT NULL,
	"text" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_by_name" text NOT NULL,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_by_name" text,
	CONSTRAINT "quote_approval_state_known" CHECK ("quote_approval"."state" in ('open', 'given', 'refused', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "quote_counter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rfq_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"state" text NOT NULL,
	"target_total" numeric(18, 2),
	"lines" jsonb NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"answer" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "quote_counter_state_known" CHECK ("quote_counter"."state" in ('open', 'kept', 'answered', 'withdrawn', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "quote_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rfq_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"lines_total" numeric(18, 2) NOT NULL,
	"freight" numeric(18, 2) NOT NULL,
	"discount" numeric(18, 2) NOT NULL,
	"total" numeric(18, 2) NOT NULL,
	"incoterm_rule" text NOT NULL,
	"incoterm_place" text NOT NULL,
	"terms" jsonb NOT NULL,
	"fx" jsonb NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"financing_until" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" uuid,
	"sent_by_name" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_by_name" text,
	"decided_by_side" text,
	"reason" text,
	"renewal_asked_at" timestamp (3) with time zone,
	CONSTRAINT "quote_version_number" UNIQUE("rfq_id","number"),
	CONSTRAINT "quote_version_state_known" CHECK ("quote_version"."state" in ('sent', 'accepted', 'converted', 'declined', 'withdrawn', 'expired', 'superseded')),
	CONSTRAINT "quote_version_currency_known" CHECK ("quote_version"."currency" in ('USD', 'EUR', 'CHF')),
	CONSTRAINT "quote_version_total_adds_up" CHECK ("quote_version"."total" = "quote_version"."lines_total" + "quote_version"."freight" - "quote_version"."discount" and "quote_version"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_version_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"position" smallint NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" numeric(18, 4) NOT NULL,
	"total" numeric(18, 2) NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "quote_version_line_position" UNIQUE("version_id","position"),
	CONSTRAINT "quote_version_line_key" UNIQUE("version_id","key"),
	CONSTRAINT "quote_version_line_positive" CHECK ("quote_version_line"."quantity" > 0 and "quote_version_line"."unit_price" >= 0),
	CONSTRAINT "quote_version_line_total_adds_up" CHECK ("quote_version_line"."total" = round("quote_version_line"."quantity" * "quote_version_line"."unit_price", 2))
);
--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "requested_by_name" text;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "delivery_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "incoterm_rule" text;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "incoterm_place" text;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "stage" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "turn" text DEFAULT 'buyer' NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "version_number" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "total" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "total_currency" text;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "reminded_days" smallint;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "variant_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "options_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "options_tr" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "hs_code" text;--> statement-breakpoint
ALTER TABLE "rfq_line" ADD COLUMN "origin_country" text;--> statement-breakpoint
ALTER TABLE "rfq_group" ADD CONSTRAINT "rfq_group_buyer_company_id_company_id_fk" FOREIGN KEY ("buyer_company_id") REFERENCES "public"."company"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_attachment" ADD CONSTRAINT "quote_attachment_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_attachment" ADD CONSTRAINT "quote_attachment_message_id_quote_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."quote_message"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_event" ADD CONSTRAINT "quote_event_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_message" ADD CONSTRAINT "quote_message_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_share" ADD CONSTRAINT "quote_share_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_draft" ADD CONSTRAINT "offer_draft_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_approval" ADD CONSTRAINT "quote_approval_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_approval" ADD CONSTRAINT "quote_approval_version_id_quote_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quote_version"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_counter" ADD CONSTRAINT "quote_counter_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_counter" ADD CONSTRAINT "quote_counter_version_id_quote_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quote_version"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_version" ADD CONSTRAINT "quote_version_rfq_id_rfq_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfq"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_version_line" ADD CONSTRAINT "quote_version_line_version_id_quote_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quote_version"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_attachment_by_rfq" ON "quote_attachment" USING btree ("rfq_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_attachment_unused" ON "quote_attachment" USING btree ("created_at") WHERE "quote_attachment"."rfq_id" is null;--> statement-breakpoint
CREATE INDEX "quote_event_by_rfq" ON "quote_event" USING btree ("rfq_id","position");--> statement-breakpoint
CREATE INDEX "quote_message_by_rfq" ON "quote_message" USING btree ("rfq_id","at","id");--> statement-breakpoint
CREATE INDEX "quote_share_by_rfq" ON "quote_share" USING btree ("rfq_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_approval_by_rfq" ON "quote_approval" USING btree ("rfq_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_approval_one_open" ON "quote_approval" USING btree ("rfq_id") WHERE "quote_approval"."state" = 'open';--> statement-breakpoint
CREATE INDEX "quote_counter_by_rfq" ON "quote_counter" USING btree ("rfq_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_counter_one_open" ON "quote_counter" USING btree ("rfq_id") WHERE "quote_counter"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_version_one_open" ON "quote_version" USING btree ("rfq_id") WHERE "quote_version"."state" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_version_one_accepted" ON "quote_version" USING btree ("rfq_id") WHERE "quote_version"."state" in ('accepted', 'converted');--> statement-breakpoint
ALTER TABLE "rfq" ADD CONSTRAINT "rfq_group_id_rfq_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."rfq_group"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rfq_by_group" ON "rfq" USING btree ("group_id") WHERE "rfq"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "rfq_due" ON "rfq" USING btree ("due_at") WHERE "rfq"."due_at" is not null;--> statement-breakpoint
ALTER TABLE "rfq" ADD CONSTRAINT "rfq_stage_known" CHECK ("rfq"."stage" in ('draft', 'requested', 'needs_info', 'quoted', 'negotiation', 'accepted', 'ordered', 'declined', 'withdrawn', 'expired', 'not_selected'));--> statement-breakpoint
ALTER TABLE "rfq" ADD CONSTRAINT "rfq_turn_known" CHECK ("rfq"."turn" in ('buyer', 'seller', 'nobody'));--> statement-breakpoint
ALTER TABLE "rfq" ADD CONSTRAINT "rfq_incoterm_whole" CHECK (("rfq"."incoterm_rule" is null) = ("rfq"."incoterm_place" is null));