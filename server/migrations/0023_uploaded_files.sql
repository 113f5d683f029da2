CREATE TABLE "uploaded_file" (
	"key" text PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"user_id" uuid,
	"bytes" bigint NOT NULL,
	"wanted_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "uploaded_file_by_company" ON "uploaded_file" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "uploaded_file_by_user" ON "uploaded_file" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quote_attachment_by_file" ON "quote_attachment" USING btree ("file_key");--> statement-breakpoint
-- What quotes hold already counts for the company on whose side it stands. Files that nothing names any more aren't known.
INSERT INTO "uploaded_file" ("key", "company_id", "user_id", "bytes", "wanted_at")
SELECT DISTINCT ON (a."file_key") a."file_key",
	CASE a."side" WHEN 'buyer' THEN r."buyer_company_id" WHEN 'seller' THEN r."seller_company_id" ELSE u."company_id" END,
	a."uploaded_by", a."bytes", a."created_at"
FROM "quote_attachment" a
LEFT JOIN "rfq" r ON r."id" = a."rfq_id"
LEFT JOIN "user_account" u ON u."id" = a."uploaded_by"
ORDER BY a."file_key", a."created_at";
