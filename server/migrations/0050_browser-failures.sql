CREATE TABLE "browser_failure" (
	"area" text NOT NULL,
	"version" text NOT NULL,
	"hash" text NOT NULL,
	"day" date NOT NULL,
	"code" text NOT NULL,
	"page" text,
	"frames" jsonb NOT NULL,
	"components" jsonb NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "browser_failure_area_version_hash_day_pk" PRIMARY KEY("area","version","hash","day")
);
--> statement-breakpoint
CREATE INDEX "browser_failure_by_day" ON "browser_failure" USING btree ("day");