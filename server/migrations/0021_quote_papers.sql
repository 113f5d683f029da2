ALTER TABLE "quote_share" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quote_version" ADD COLUMN "parties" jsonb;