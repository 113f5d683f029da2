CREATE TABLE "analytics_client" (
	"client" text PRIMARY KEY NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"requests" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"properties" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"forward_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "analytics_client_minute" ON "analytics_client" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "analytics_event_received_at" ON "analytics_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "analytics_event_forward_at" ON "analytics_event" USING btree ("forward_at") WHERE "analytics_event"."forward_at" is not null;