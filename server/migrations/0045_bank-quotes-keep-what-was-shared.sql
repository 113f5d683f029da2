ALTER TABLE "bank_quote" ADD COLUMN "amount" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "bank_quote" ADD COLUMN "own_funds" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "bank_quote" ADD COLUMN "currency" text;--> statement-breakpoint
UPDATE "bank_quote" b SET "amount" = r."amount", "own_funds" = r."own_funds", "currency" = r."currency"
FROM "financing_request" r WHERE r."id" = b."request_id";--> statement-breakpoint
-- A bank that had ended before a newer version was shared keeps what the consent before that says in words.
UPDATE "bank_quote" b SET "amount" = known."amount", "own_funds" = known."whole" - known."amount", "currency" = known."currency"
FROM (
  SELECT ended."id", v."currency",
    replace((regexp_match(c."text" ->> 0, '(?:[$€]|CHF[^0-9]?)([0-9][0-9,]*(?:\.[0-9]+)?)'))[1], ',', '')::numeric AS "amount",
    v."total" + (SELECT coalesce(sum((extra ->> 'amount')::numeric), 0) FROM jsonb_array_elements(r."extras") extra) AS "whole"
  FROM "bank_quote" ended
  JOIN "financing_request" r ON r."id" = ended."request_id"
  JOIN LATERAL (
    SELECT * FROM "financing_consent" given WHERE given."request_id" = r."id" AND given."at" <= ended."updated_at"
    ORDER BY given."at" DESC LIMIT 1
  ) c ON true
  JOIN "quote_version" v ON v."id" = c."version_id"
  WHERE EXISTS (SELECT FROM "financing_consent" newer WHERE newer."request_id" = r."id" AND newer."at" > ended."updated_at")
) known
WHERE known."id" = b."id" AND known."amount" BETWEEN 0 AND known."whole";--> statement-breakpoint
ALTER TABLE "bank_quote" ALTER COLUMN "amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_quote" ALTER COLUMN "own_funds" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_quote" ALTER COLUMN "currency" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_quote" ADD CONSTRAINT "bank_quote_currency_known" CHECK ("bank_quote"."currency" in ('USD', 'EUR', 'CHF'));
