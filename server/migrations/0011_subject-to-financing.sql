ALTER TABLE "quote_version" ADD COLUMN "is_subject_to_financing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION quote_version_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing constant text[] := ARRAY['state', 'decided_at', 'decided_by', 'decided_by_name', 'decided_by_side',
    'reason', 'renewal_asked_at', 'is_subject_to_financing', 'financing_extended_until', 'financing_settled_at',
    'financed_by'];
BEGIN
  IF TG_OP = 'DELETE' OR to_jsonb(OLD) - changing <> to_jsonb(NEW) - changing THEN
    RAISE EXCEPTION 'a sent quote version is immutable';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- Until now every acceptance waited for financing where the maker's terms allowed it.
UPDATE quote_version SET is_subject_to_financing = true
  WHERE financing_until IS NOT NULL AND state IN ('accepted', 'converted');
