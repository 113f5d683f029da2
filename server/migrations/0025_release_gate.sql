CREATE TABLE "server_process" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract" integer NOT NULL,
	"steady_since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_event" ADD COLUMN "skipped_gate" text;