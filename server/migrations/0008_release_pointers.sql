CREATE TABLE "release_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"action" text NOT NULL,
	"version" text NOT NULL,
	"previous" text,
	"actor" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "release_token_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "area_release" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "area_release" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "area_release" ADD COLUMN "collected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_release" ADD COLUMN "origin" text DEFAULT 'checkout' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_release" ADD COLUMN "canary_version" text;--> statement-breakpoint
ALTER TABLE "live_release" ADD COLUMN "canary_percent" integer;--> statement-breakpoint
CREATE INDEX "release_event_by_area" ON "release_event" USING btree ("area","id");--> statement-breakpoint
ALTER TABLE "live_release" ADD CONSTRAINT "live_release_canary_whole" CHECK (("live_release"."canary_version" is null) = ("live_release"."canary_percent" is null));--> statement-breakpoint
ALTER TABLE "live_release" ADD CONSTRAINT "live_release_canary_share" CHECK ("live_release"."canary_percent" between 1 and 99);