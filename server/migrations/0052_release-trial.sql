CREATE TABLE "release_trial" (
	"area" text NOT NULL,
	"version" text NOT NULL,
	"state" text NOT NULL,
	"decided_at" timestamp with time zone,
	"by" text,
	"reason" text,
	"faults" jsonb,
	"figures" jsonb,
	"host" text,
	"live_set" jsonb,
	"asked_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	CONSTRAINT "release_trial_area_version_pk" PRIMARY KEY("area","version"),
	CONSTRAINT "release_trial_skipped_with_reason" CHECK ("release_trial"."state" <> 'skipped' or ("release_trial"."by" is not null and "release_trial"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "release_trial" ADD CONSTRAINT "release_trial_of_release" FOREIGN KEY ("area","version") REFERENCES "public"."area_release"("area","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Releases from before are a way back, so they stay allowed.
INSERT INTO "release_trial" ("area", "version", "state") SELECT "area", "version", 'tried-before' FROM "area_release";