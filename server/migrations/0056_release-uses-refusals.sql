CREATE TABLE "refused_upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"version" text NOT NULL,
	"code" text NOT NULL,
	"detail" text,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "release_token" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refused_upload_by_area" ON "refused_upload" USING btree ("area","id");