CREATE TABLE "area_release" (
	"area" text NOT NULL,
	"version" text NOT NULL,
	"contract" integer NOT NULL,
	"description" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "area_release_area_version_pk" PRIMARY KEY("area","version")
);
--> statement-breakpoint
CREATE TABLE "live_release" (
	"area" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "area_release_by_age" ON "area_release" USING btree ("area","published_at");