CREATE TABLE "embargo_table" (
	"id" integer PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"sha256" text NOT NULL,
	"loaded_at" timestamp (3) with time zone NOT NULL,
	"loaded_by" text NOT NULL,
	CONSTRAINT "embargo_table_one" CHECK ("embargo_table"."id" = 1)
);
