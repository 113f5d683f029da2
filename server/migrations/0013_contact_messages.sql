CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_message_topic_known" CHECK ("contact_message"."topic" in ('buying', 'selling', 'banking', 'account', 'other')),
	CONSTRAINT "contact_message_locale_known" CHECK ("contact_message"."locale" in ('en', 'tr'))
);
--> statement-breakpoint
CREATE INDEX "contact_message_created" ON "contact_message" USING btree ("created_at");