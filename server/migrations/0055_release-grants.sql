ALTER TABLE "release_token" ADD COLUMN "prefixes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "release_token" ADD COLUMN "names" text[] DEFAULT '{}' NOT NULL;