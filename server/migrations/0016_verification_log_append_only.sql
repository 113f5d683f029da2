-- What was decided on a company stays as it was written down, whoever asks.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "verification_decision_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "verification_decision" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
