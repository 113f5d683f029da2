-- What a register reads as one number has one key: without separators, the prefix of its country, and the word for VAT behind it.
CREATE FUNCTION tax_number_key(country text, tax_number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    regexp_replace(upper(tax_number), '[[:space:][:punct:]]+', '', 'g'),
    '^(' || CASE country
      WHEN 'GR' THEN 'EL|GR'
      WHEN 'GB' THEN 'GB|XI'
      WHEN 'CH' THEN 'CHE'
      WHEN 'LI' THEN 'CHE|LI'
      WHEN 'MC' THEN 'FR|MC'
      WHEN 'IM' THEN 'GB|IM'
      ELSE country
    END || ')(?=.?[0-9])|(?<=[0-9])(MWST|TVA|IVA|VAT|MVA)$',
    '', 'g')
$$;--> statement-breakpoint
DROP INDEX "company_by_tax_number";--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "tax_key" text GENERATED ALWAYS AS (tax_number_key(country, tax_number)) STORED;--> statement-breakpoint
CREATE INDEX "company_by_tax_key" ON "company" USING btree ("country","tax_key");