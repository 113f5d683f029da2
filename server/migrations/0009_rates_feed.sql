CREATE TABLE "listing_repricing" (
	"id" smallint PRIMARY KEY NOT NULL,
	"rate_date" date NOT NULL,
	"reached" uuid
);
--> statement-breakpoint
CREATE TABLE "rates_feed" (
	"id" smallint PRIMARY KEY NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"problem" text
);
